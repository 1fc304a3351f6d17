import { type Told, text } from './names.ts'

const PHASES: Readonly<Record<string, string>> = {
  SETUP: 'Set-up',
  STORM: 'Storm',
  SPICE_BLOW: 'Spice Blow and Nexus',
  CHOAM_CHARITY: 'CHOAM Charity',
  BIDDING: 'Bidding',
  REVIVAL: 'Revival',
  SHIPMENT_MOVEMENT: 'Shipment and Movement',
  BATTLE: 'Battle',
  SPICE_COLLECTION: 'Spice Collection',
  MENTAT_PAUSE: 'Mentat Pause',
}

/** A phase by its printed name. */
export const phaseWords = (phase: Told): string => PHASES[text(phase)] ?? text(phase)
