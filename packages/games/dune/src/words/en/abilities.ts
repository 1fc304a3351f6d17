import type { Texts } from '@riposte/kernel'
import { ABILITY_KEYS } from '../../karama/abilities.ts'

/**
 * One row of the table of interruptible abilities (section 4 of the interrupts), in words. `$user` is whose ability it is;
 * the other arguments are those of a window (IN-2.5).
 */
interface AbilityTexts {
  /** "the extra card". */
  readonly name: string
  /** After its owner: "extra card". */
  readonly owned: string
  /** What its user does, or is about to do. */
  readonly use: string
  /** What Karama undoes or stops. */
  readonly hit: string
  /** What happens instead. */
  readonly instead?: string
}

/** By the key of the ability. */
export const ABILITIES: Readonly<Record<string, AbilityTexts>> = {
  BIDDING: {
    name: 'the look at the card up for auction',
    owned: 'look at the card up for auction',
    use: `.match $user
      one {{{$user} looks at the card that is up for auction}}
      * {{{$user} look at the card that is up for auction}}`,
    hit: 'the card is not shown',
    instead: '.match $user one {{{$user} bids on it blind}} * {{{$user} bid on it blind}}',
  },
  WORMSIGN: {
    name: 'the look at the spice deck',
    owned: 'look at the spice deck',
    use: `.match $user
      one {{{$user} looks at the top card of the spice deck}}
      * {{{$user} look at the top card of the spice deck}}`,
    hit: 'the card is not shown',
    instead: 'there is no second look this turn',
  },
  PRESCIENCE: {
    name: 'Prescience',
    owned: 'Prescience',
    use: `.match $user
      one {{{$user} asks for one element of the opponent's plan}}
      * {{{$user} ask for one element of the opponent's plan}}`,
    hit: 'the opponent neither commits nor shows anything',
    instead: `.match $user
      one {{{$user} plans without it and has no second question in this battle}}
      * {{{$user} plan without it and have no second question in this battle}}`,
  },
  ALLIANCE_PRESCIENCE: {
    name: 'Prescience for an ally',
    owned: 'Prescience for an ally',
    use: `.match $user
      one {{{$user} announces Prescience in the battle of {$user :faction form=their} ally}}
      * {{{$user} announce Prescience in the battle of {$user :faction form=their} ally}}`,
    hit: 'no question is asked in this battle',
  },
  KWISATZ_HADERACH: {
    name: 'the Kwisatz Haderach',
    owned: 'Kwisatz Haderach',
    use: `.match $user
      one {{{$user} has the Kwisatz Haderach for this battle}}
      * {{{$user} have the Kwisatz Haderach for this battle}}`,
    hit: 'he may not be in the plan and does not count as used',
    instead: 'the leader fights alone and can be a traitor',
  },
  SPIRITUAL_ADVISORS: {
    name: 'the spiritual advisor',
    owned: 'spiritual advisor',
    use: `.match $user
      one {{{$user} sends an advisor along with a shipment}}
      * {{{$user} send an advisor along with a shipment}}`,
    hit: 'the advisor goes back to the reserves',
  },
  VOICE: {
    name: 'the Voice',
    owned: 'Voice',
    use: `.match $user
      one {{{$user} has spoken a command{:part id=commanded}}}
      * {{{$user} have spoken a command{:part id=commanded}}}`,
    hit: 'the command is void',
    instead: 'there is no second command in this battle',
  },
  ALLIANCE_VOICE: {
    name: 'the Voice for an ally',
    owned: 'Voice for an ally',
    use: `.match $user
      one {{{$user} announces the Voice in the battle of {$user :faction form=their} ally}}
      * {{{$user} announce the Voice in the battle of {$user :faction form=their} ally}}`,
    hit: 'no command is spoken in this battle',
  },
  CHARITY: {
    name: 'the special charity',
    owned: 'special charity',
    use: `.match $user
      one {{{$user} is about to receive charity without being poor}}
      * {{{$user} are about to receive charity without being poor}}`,
    hit: 'this charity is not paid',
    instead: `.match $user
      one {{{$user} claims like anybody else with no more than 1 spice}}
      * {{{$user} claim like anybody else with no more than 1 spice}}`,
  },
  INTRUSION: {
    name: 'Intrusion',
    owned: 'Intrusion',
    use: '{$user :faction form=owner} fighters have become advisors because {:part id=joined} them',
    hit: 'they become fighters again and stay fighters for this entry',
  },
  TAKE_UP_ARMS: {
    name: 'Take Up Arms',
    owned: 'Take Up Arms',
    use: '{$user :faction form=owner} advisors have moved and become fighters',
    hit: 'they become advisors again',
    instead: 'they stay there as advisors, or the move is taken back and another one is made',
  },
  WARTIME: {
    name: 'Wartime',
    owned: 'Wartime',
    use: `.match $user
      one {{{$user} has announced that advisors become fighters}}
      * {{{$user} have announced that advisors become fighters}}`,
    hit: 'all of them become advisors again',
    instead: 'there is no further announcement this turn',
  },
  KARAMA_AS_WORTHLESS: {
    name: 'a worthless card as Karama',
    owned: 'worthless card as Karama',
    use: `.match $user
      one {{{$user} plays a worthless card as Karama}}
      * {{{$user} play a worthless card as Karama}}`,
    hit: 'the card does nothing and stays in the hand, known to everybody',
    instead: 'a real Karama may be used in its place; only a real one can stop this one',
  },
  PAYMENT_FOR_TREACHERY: {
    name: 'the payment for a treachery card',
    owned: 'payment for a treachery card',
    use: `.match $user
      one {{{$user} is paid{:part id=amount} for a treachery card{:part id=payer}}}
      * {{{$user} are paid{:part id=amount} for a treachery card{:part id=payer}}}`,
    hit: 'the spice goes to the bank, and the buyer keeps the card',
  },
  ALLIANCE_REVIVAL: {
    name: 'extra revivals for an ally',
    owned: 'extra revivals for an ally',
    use: `.match $user
      one {{{$user} pays for {:part id=extra-revivals} of {$user :faction form=their} ally}}
      * {{{$user} pay for {:part id=extra-revivals} of {$user :faction form=their} ally}}`,
    hit: 'nobody is revived this way, and nothing is paid',
    instead: 'the ally keeps the usual revival',
  },
  SARDAUKAR: {
    name: 'the Sardaukar',
    owned: 'Sardaukar',
    use: '{$user :faction form=owner} Sardaukar count double in this battle',
    hit: 'they count as ordinary forces in this battle',
  },
  MOVEMENT: {
    name: 'the move over two territories',
    owned: 'move over two territories',
    use: `.match $user
      one {{{$user} has moved{:part id=from-to}, over two territories}}
      * {{{$user} have moved{:part id=from-to}, over two territories}}`,
    hit: 'the forces go back where they came from',
    instead: `.match $user
      one {{{$user} moves one territory, or not at all; Hajr stays possible}}
      * {{{$user} move one territory, or not at all; Hajr stays possible}}`,
  },
  SHAI_HULUD: {
    name: 'friendship with the worm',
    owned: 'friendship with the worm',
    use: `.match $user
      one {{a worm has come where {$user} stands, and spares {$user :faction form=them}}}
      * {{a worm has come where {$user} stand, and spares {$user :faction form=them}}}`,
    hit: 'it devours the forces there, and nobody rides from there',
  },
  ALLIANCE_PROTECT_FROM_WORMS: {
    name: 'the protection of an ally from a worm',
    owned: 'protection of an ally from a worm',
    use: `.match $user
      one {{{$user} keeps a worm away from {$user :faction form=their} ally}}
      * {{{$user} keep a worm away from {$user :faction form=their} ally}}`,
    hit: "the ally's forces are devoured",
  },
  ALLIANCE_FREE_REVIVAL: {
    name: 'free revivals for an ally',
    owned: 'free revivals for an ally',
    use: `.match $user
      one {{{$user} grants {$user :faction form=their} ally three free revivals}}
      * {{{$user} grant {$user :faction form=their} ally three free revivals}}`,
    hit: 'the ally has only its own free revivals',
  },
  STORM_COMING: {
    name: 'the look at the storm card',
    owned: 'look at the storm card',
    use: `.match $user
      one {{{$user} is about to look at the next storm}}
      * {{{$user} are about to look at the next storm}}`,
    hit: 'there is no look this turn',
  },
  SANDWORMS: {
    name: 'the placing of a worm',
    owned: 'placing of a worm',
    use: `.match $user
      one {{{$user} has sent a worm of this blow elsewhere}}
      * {{{$user} have sent a worm of this blow elsewhere}}`,
    hit: 'it leaves there before it devours anything, and comes where it would have come',
  },
  STORM_LOSSES: {
    name: 'half losses in the storm',
    owned: 'half losses in the storm',
    use: `.match $user
      one {{the storm hits {$user}, who loses only half}}
      * {{the storm hits {$user}, who lose only half}}`,
    hit: 'everything the storm has hit is lost',
  },
  STORM_MIGRATION: {
    name: 'sending into the storm',
    owned: 'sending into the storm',
    use: `.match $user
      one {{{$user} sends {:part id=shipped other=$user} into the storm{:part id=target}}}
      * {{{$user} send {:part id=shipped other=$user} into the storm{:part id=target}}}`,
    hit: 'they go back to the reserves',
    instead: 'they are sent somewhere outside the storm, or not at all',
  },
  FEDAYKIN: {
    name: 'the Fedaykin',
    owned: 'Fedaykin',
    use: '{$user :faction form=owner} Fedaykin count double in this battle',
    hit: 'they count as ordinary forces in this battle',
  },
  BATTLE_HARDENED: {
    name: 'fighting without spice',
    owned: 'fighting without spice',
    use: `.match $user
      one {{{$user} needs no spice for full strength in this battle}}
      * {{{$user} need no spice for full strength in this battle}}`,
    hit: `.match $user
      one {{{$user} needs spice like everybody else}}
      * {{{$user} need spice like everybody else}}`,
  },
  TOP_CARD: {
    name: 'the extra card',
    owned: 'extra card',
    use: `.match $user
      one {{{$user} draws an extra card for the one just bought}}
      * {{{$user} draw an extra card for the one just bought}}`,
    hit: 'no card is drawn',
  },
  CAPTURE_LEADER: {
    name: 'the capture of a leader',
    owned: 'capture of a leader',
    use: `.match $choice $user
      KILL one {{{$user} kills a leader of {$other :faction form=yours}}}
      KILL * {{{$user} kill a leader of {$other :faction form=yours}}}
      CAPTURE one {{{$user} captures a leader of {$other :faction form=yours}}}
      CAPTURE * {{{$user} capture a leader of {$other :faction form=yours}}}
      * one {{{$user} kills or captures a leader of the loser}}
      * * {{{$user} kill or capture a leader of the loser}}`,
    hit: 'the leader stays where it is, and no spice is gained',
  },
  PAYMENT_FOR_SHIPMENT: {
    name: 'the payment for a shipment',
    owned: 'payment for a shipment',
    use: `.match $user
      one {{{$user} is paid{:part id=amount} for a shipment{:part id=payer}}}
      * {{{$user} are paid{:part id=amount} for a shipment{:part id=payer}}}`,
    hit: 'the spice goes to the bank, and the shipment stands',
  },
  CROSS_SHIP: {
    name: 'the shipment across the planet',
    owned: 'shipment across the planet',
    use: `.match $user
      one {{{$user} has shipped {:part id=across}{:part id=priced}}}
      * {{{$user} have shipped {:part id=across}{:part id=priced}}}`,
    hit: 'forces and spice go back',
    instead: `.match $user
      one {{{$user} makes a shipment of another kind, or none}}
      * {{{$user} make a shipment of another kind, or none}}`,
  },
  OFF_PLANET_SHIPMENT: {
    name: 'the shipment to the reserves',
    owned: 'shipment to the reserves',
    use: `.match $user
      one {{{$user} has shipped {:part id=shipped}{:part id=source} back to the reserves{:part id=priced}}}
      * {{{$user} have shipped {:part id=shipped}{:part id=source} back to the reserves{:part id=priced}}}`,
    hit: 'forces and spice go back',
    instead: `.match $user
      one {{{$user} makes a shipment of another kind, or none}}
      * {{{$user} make a shipment of another kind, or none}}`,
  },
  HALF_PRICE_SHIPPING: {
    name: 'the half price',
    owned: 'half price',
    use: `.match $user
      one {{{$user} has shipped {:part id=shipped}{:part id=target} at half price{:part id=priced}}}
      * {{{$user} have shipped {:part id=shipped}{:part id=target} at half price{:part id=priced}}}`,
    hit: 'the full price is due',
    instead: `.match $user
      one {{{$user} pays the rest or takes the shipment back}}
      * {{{$user} pay the rest or take the shipment back}}`,
  },
  ALLIANCE_HALF_PRICE: {
    name: 'the half price for an ally',
    owned: 'half price as an ally of the Guild',
    use: `.match $user
      one {{{$user} ships {:part id=shipped}{:part id=target} at half price{:part id=priced}, as an ally of the Guild}}
      * {{{$user} ship {:part id=shipped}{:part id=target} at half price{:part id=priced}, as an ally of the Guild}}`,
    hit: 'the full price is due',
    instead: `.match $user
      one {{{$user} pays it or gives the shipment up}}
      * {{{$user} pay it or give the shipment up}}`,
  },
  ALLIANCE_CROSS_SHIP: {
    name: 'the shipment across for an ally',
    owned: 'shipment across the planet as an ally of the Guild',
    use: `.match $user
      one {{{$user} ships {:part id=across}{:part id=priced}, as an ally of the Guild}}
      * {{{$user} ship {:part id=across}{:part id=priced}, as an ally of the Guild}}`,
    hit: 'the shipment does not take place',
    instead: `.match $user
      one {{{$user} makes an ordinary one, or none}}
      * {{{$user} make an ordinary one, or none}}`,
  },
  SHIP_AS_IT_PLEASES: {
    name: 'the turn out of order',
    owned: 'turn out of order',
    use: `.match $choice $user
      delay one {{{$user} delays {$user :faction form=their} turn to ship and move}}
      delay * {{{$user} delay {$user :faction form=their} turn to ship and move}}
      now one {{{$user} ships and moves before {$user :faction form=their} turn}}
      now * {{{$user} ship and move before {$user :faction form=their} turn}}
      * one {{{$user} acts out of turn}}
      * * {{{$user} act out of turn}}`,
    hit: `.match $user
      one {{{$user} keeps to the regular place for the whole turn}}
      * {{{$user} keep to the regular place for the whole turn}}`,
  },
}

/** What an ability is called. */
export const ABILITY_NAMES: Texts = Object.fromEntries(
  ABILITY_KEYS.map((key) => {
    const { name, owned } = ABILITIES[key]
    return [key, `.match $form owned {{${owned}}} * {{${name}}}`]
  }),
)

/** A part that says of `$ability` what its row of the table says. */
const ofAbility = (row: string): string =>
  `.match $ability ${ABILITY_KEYS.map((key) => `${key} {{{:part id=${row}-${key}}}}`).join(' ')} * {{}}`

/** `use`, `hit` and `instead` of the ability `$ability` of `$user`. */
export const abilityParts: Texts = {
  ...Object.fromEntries(
    ABILITY_KEYS.flatMap((key) => {
      const { use, hit, instead = '' } = ABILITIES[key]
      return [
        [`use-${key}`, use],
        [`hit-${key}`, hit],
        [`instead-${key}`, instead],
      ]
    }),
  ),
  use: ofAbility('use'),
  hit: ofAbility('hit'),
  instead: ofAbility('instead'),

  commanded: `.match $other $command
    none none {{}}
    none * {{: {$command}}}
    * none {{ to {$other}}}
    * * {{ to {$other}: {$command}}}`,
  joined: `.match $other
    none {{somebody has joined}}
    one {{{$other} has joined}}
    * {{{$other} have joined}}`,
  'extra-revivals': `.match $ordinary
    none {{extra revivals}}
    one {{{$ordinary} extra revival}}
    * {{{$ordinary} extra revivals}}`,
  amount: '.match $spice none {{}} * {{ {$spice} spice}}',
  payer: '.match $other none {{}} * {{ by {$other}}}',
  priced: '.match $spice none {{}} * {{, for {$spice} spice}}',
  source: '.match $from none {{}} * {{ from {$from}}}',
  target: '.match $to none {{}} * {{ to {$to}}}',
  'from-to': '{:part id=source}{:part id=target}',
  shipped: `.match $ordinary $special
    none none {{forces}}
    * * {{{:part id=tokens faction=$other}}}`,
  across: `.match $from
    none {{forces from one place to another}}
    * {{{:part id=shipped}{:part id=from-to}}}`,
}
