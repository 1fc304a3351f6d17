import type { Texts } from '@riposte/kernel'
import { SPICE_CARD_ID } from '../../data/spice.ts'
import { abilityParts } from './abilities.ts'

/** Abilities that are said with the place that they are about. */
const SAYS_WHERE = [
  'MOVEMENT',
  'STORM_MIGRATION',
  'CROSS_SHIP',
  'HALF_PRICE_SHIPPING',
  'ALLIANCE_HALF_PRICE',
  'ALLIANCE_CROSS_SHIP',
]

/** What sentences have in common. */
export const parts: Texts = {
  ...abilityParts,

  // `$ordinary` and `$special` tokens of `$faction`: "3 forces and 1 Sardaukar".
  tokens: '.local $all = {:parts ids=|forces specials|} .match $all none {{no forces}} * {{{$all}}}',
  forces: `.match $ordinary
    0 {{}}
    none {{}}
    one {{{$ordinary} force}}
    * {{{$ordinary} forces}}`,
  specials: '.match $special 0 {{}} none {{}} * {{{:part id=special}}}',
  special: `.match $faction $special
    emperor * {{{$special} Sardaukar}}
    fremen * {{{$special} Fedaykin}}
    bene-gesserit one {{{$special} advisor}}
    bene-gesserit * {{{$special} advisors}}
    * one {{{$special} elite force}}
    * * {{{$special} elite forces}}`,

  // The same of the reader, who may not have said yet how many.
  'own-tokens': '.local $all = {:parts ids=|forces own-specials|} .match $all none {{no forces}} * {{{$all}}}',
  'own-specials': '.match $special 0 {{}} none {{}} hidden {{}} * {{{:part id=own-special}}}',
  'own-special': `.local $emperor = {emperor :faction}
    .local $fremen = {fremen :faction}
    .local $beneGesserit = {bene-gesserit :faction}
    .match $emperor $fremen $beneGesserit $special
    you * * * {{{$special} Sardaukar}}
    * you * * {{{$special} Fedaykin}}
    * * you one {{{$special} advisor}}
    * * you * {{{$special} advisors}}
    * * * one {{{$special} special token}}
    * * * * {{{$special} special tokens}}`,
  // Fremen alone can do it.
  'fremen-tokens': '.local $all = {:parts ids=|forces fedaykin|} .match $all none {{no forces}} * {{{$all}}}',
  fedaykin: '.match $special 0 {{}} none {{}} hidden {{}} * {{{$special} Fedaykin}}',

  // Tokens in a plan (DU-11.10), as everybody sees them and as one plans them.
  committed: '.local $all = {:parts ids=|supported unsupported|} .match $all none {{no forces}} * {{{$all}}}',
  supported: `.match $ordinarySupported $specialSupported
    0 0 {{}}
    * * {{{:part id=tokens ordinary=$ordinarySupported special=$specialSupported} with spice}}`,
  unsupported: '.match $ordinary $special 0 0 {{}} * * {{{:part id=tokens}}}',
  'own-committed':
    '.local $all = {:parts ids=|own-supported own-unsupported|} .match $all none {{no forces}} * {{{$all}}}',
  'own-supported': `.match $ordinarySupported $specialSupported
    0 0 {{}}
    0 hidden {{}}
    hidden hidden {{}}
    * * {{{:part id=own-tokens ordinary=$ordinarySupported special=$specialSupported} with spice}}`,
  'own-unsupported': `.match $ordinary $special
    0 0 {{}}
    0 hidden {{}}
    * * {{{:part id=own-tokens}}}`,
  'with-kwisatz-haderach': '.match $kwisatzHaderach yes {{ with the Kwisatz Haderach}} * {{}}',

  sectors: '.match $sectors one {{{$sectors} sector}} * {{{$sectors} sectors}}',
  cards: '.match $cards one {{{$cards} card}} * {{{$cards} cards}}',
  'for-spice': '.match $spice 0 {{}} * {{ for {$spice} spice}}',
  'for-free-or-spice': '.match $spice 0 {{ for free}} * {{ for {$spice} spice}}',

  'lost-by': `.match $by
    storm {{in the storm}}
    worm {{to a worm}}
    battle {{in battle}}
    explosion {{in the explosion}}
    traitor {{to a traitor}}
    family-atomics {{on {shield-wall :territory}}}
    * {{to an alliance}}`,
  'gained-from': `.match $from
    bank {{from the bank}}
    charity {{of charity}}
    collection {{from the desert}}
    stronghold {{for strongholds}}
    prize {{as a prize}}
    payment {{as a payment}}
    kill {{for a kill}}
    * {{of bribes}}`,
  'what-is-paid': `.match $receiver
    none {{{$spice} spice{:part id=paid-for}{:part id=paid-by-ally}}}
    * {{{$receiver} {$spice} spice{:part id=paid-for}{:part id=paid-by-ally}}}`,
  'paid-for': `.match $purpose
    card {{ for a card}}
    shipment {{ for a shipment}}
    revival {{ for revival}}
    battle {{ for battle}}
    bribe {{ as a bribe}}
    gift {{ as a gift}}
    * {{}}`,
  'paid-by-ally': `.local $isAll = {$fromAlly :same as=$spice}
    .match $fromAlly $isAll
    0 * {{}}
    * yes {{, all of it from an ally}}
    * * {{, {$fromAlly} of it from an ally}}`,
  way: `.match $way
    cross-ship {{across the planet to {$to}}}
    to-reserves {{back to the reserves from {$to}}}
    * {{from the reserves to {$to}}}`,

  'charity-atreides': '.match $atreides 0 {{}} * {{{$atreides} spice for {atreides :faction}}}',
  'charity-bene-gesserit': '.match $bene-gesserit 0 {{}} * {{{$bene-gesserit} spice for {bene-gesserit :faction}}}',
  'charity-emperor': '.match $emperor 0 {{}} * {{{$emperor} spice for {emperor :faction}}}',
  'charity-fremen': '.match $fremen 0 {{}} * {{{$fremen} spice for {fremen :faction}}}',
  'charity-harkonnen': '.match $harkonnen 0 {{}} * {{{$harkonnen} spice for {harkonnen :faction}}}',
  'charity-spacing-guild': '.match $spacing-guild 0 {{}} * {{{$spacing-guild} spice for {spacing-guild :faction}}}',

  // A leader of a faction, for those who may know which.
  'leader-of': `.match $leader $of
    hidden * {{a leader of {$of :faction form=yours}}}
    * you {{your leader {$leader}}}
    * * {{{$leader} of {$of}}}`,
  'killed-by': `.match $killedBy
    weapon {{by a weapon}}
    explosion {{in the explosion}}
    * {{as a traitor}}`,
  'killed-in-service': `.local $isHome = {$faction :same as=$originalFaction}
    .match $isHome $faction
    yes * {{}}
    * you {{, in your service}}
    * * {{, in the service of {$faction}}}`,
  'element-shown': `.match $element $leader $card
    dial hidden * {{a dial for Prescience}}
    dial * * {{a dial of {$halves}}}
    * hidden * {{a {$element} for Prescience}}
    * none none {{no {$element}}}
    * none * {{{$card}}}
    * * * {{{$leader}}}`,
  'plan-leader': `.match $leader $hero
    none none {{no leader}}
    none * {{{$hero}}}
    * * {{{$leader}}}`,
  weapon: '.match $weapon none {{no weapon}} * {{{$weapon}}}',
  defense: '.match $defense none {{no defense}} * {{{$defense}}}',

  // Karama or a card that counts as one.
  'as-karama': '.match $card karama_1 {{{$card}}} karama_2 {{{$card}}} * {{{$card} as {karama_1 :card}}}',
  'what-it-hits':
    '{$targetFaction :faction form=owner} {$abilityName :ability form=owned}: {:part id=hit ability=$abilityName user=$targetFaction}{:part id=element-hidden}',
  'element-hidden': '.match $elementHidden none {{}} * {{; the {$elementHidden} stays hidden}}',

  // Truthtrance (IN-9.1): one question to a player, in the second person.
  truth: `.match $question
    |you hold this card| {{Do you hold {$card}?}}
    |you hold a card of this kind| {{Do you hold {:part id=asked-kind}?}}
    |this leader is among your traitors| {{Is {$leader} among your traitors?}}
    |your prediction names this faction| {{Does your prediction name {$faction :faction form=name}?}}
    |your prediction names this turn| {{Does your prediction name turn {$number}?}}
    |your spice is at least this| {{Do you have {$number} spice or more?}}
    |this leader is among your captives| {{Do you hold {$leader} captive?}}
    |the storm card you saw is this| {{Is the storm card you saw a {$number}?}}
    |the treachery card you saw is this| {{Is the treachery card you saw {$card}?}}
    |the spice card you saw is this| {{Is the spice card you saw {:part id=asked-spice-card}?}}
    |what was said at the table| {{What I asked in chat: yes or no?}}
    * {{…}}`,
  'asked-kind': `.match $number
    0 {{a weapon}}
    1 {{a defense}}
    2 {{a Cheap Hero}}
    3 {{a special card}}
    4 {{a worthless card}}
    * {{…}}`,
  'asked-spice-card': `.match $number
    ${SPICE_CARD_ID.map((id, at) => `${at} {{{${id} :spice-card}}}`).join('\n    ')}
    * {{…}}`,

  // Deals (DU-14.4), for those who know what they are about.
  deal: `.local $terms = {:parts ids=|deal-spice deal-promise|}
    .match $spice $terms
    hidden * {{}}
    * none {{, as agreed in chat}}
    * * {{: {$terms}}}`,
  'deal-spice': `.match $spice $giver
    0 * {{}}
    hidden * {{}}
    * yes {{{$spice} spice from {$from} to {$to}}}
    * * {{{$spice} spice from {$to} to {$from}}}`,
  'deal-promise': `.match $promise
    |as said at the table| {{}}
    hidden {{}}
    * {{the promise "{$promise}"}}`,

  // How a shipment is paid for, as far as it is not the usual way.
  terms: '{:part id=from-pledge}{:part id=half-price}',
  'from-pledge': '.match $fromPledge 0 {{}} none {{}} hidden {{}} * {{, {$fromPledge} of the price from the pledge}}',
  'half-price': '.match $halfPrice yes {{, at half price}} * {{}}',
  'guild-rate':
    '.match $karamaCardId none {{}} hidden {{}} * {{, at the Guild rate with {$karamaCardId :card form=copy}}}',
  'played-weapon': '.match $weapon none {{}} * {{{$weapon}}}',
  'played-defense': '.match $defense none {{}} * {{{$defense}}}',
  'played-hero': '.match $cheapHero none {{}} * {{{$cheapHero}}}',
  'kept-weapon': '.match $weapon yes {{the weapon}} * {{}}',
  'kept-defense': '.match $defense yes {{the defense}} * {{}}',
  'kept-cheap-hero': '.match $cheapHero yes {{the Cheap Hero}} * {{}}',

  // DU-9.1: whom one revives.
  'revived-tokens': '.match $ordinary $special 0 0 {{}} 0 hidden {{}} * * {{{:part id=own-tokens}}}',
  'revived-extra': `.match $extraOrdinary $extraSpecial
    0 0 {{}}
    0 hidden {{}}
    hidden hidden {{}}
    * * {{{:part id=own-tokens ordinary=$extraOrdinary special=$extraSpecial} at the Emperor's expense}}`,
  'revived-leader': '.match $leader none {{}} hidden {{}} * {{{$leader}}}',

  // DU-11.37: the locations of the battle, by their place in its order.
  ...Object.fromEntries(
    [0, 1, 2, 3, 4].map((at) => [
      `from-place-${at + 1}`,
      `.match $ordinary${at} $special${at}
        0 0 {{}}
        0 hidden {{}}
        hidden hidden {{}}
        * * {{{:part id=own-tokens ordinary=$ordinary${at} special=$special${at}} from place ${at + 1}}}`,
    ]),
  ),

  // IN-6: which power it is shows in the question, or in what is named with it.
  power: `.match $territory $leader
    none none {{{:part id=power-on}}}
    hidden hidden {{{:part id=power-on}}}
    none hidden {{{:part id=power-on}}}
    hidden none {{{:part id=power-on}}}
    none * {{revive {$leader} for free}}
    hidden * {{revive {$leader} for free}}
    * * {{call a worm to {$territory}}}`,
  'power-forces': '.match $ordinary hidden {{}} * {{{:part id=forces}}}',
  'power-on': `.local $tokens = {:parts ids=|power-forces own-specials|}
    .match $tokens $question $faction
    none takeHand * {{take {$faction :faction form=owner} whole hand}}
    none whosePlan * {{see {$faction :faction form=owner} plan}}
    none stopShipment * {{stop {$faction :faction form=owner} shipment}}
    none * none {{use your special power}}
    none * hidden {{use your special power}}
    none * * {{use your special power on {$faction}}}
    * * * {{revive {$tokens} for free}}`,

  // IN-1.7: what Karama has taken from an action that is declared anew.
  without: '.match $lost none {{}} * {{ Karama has taken {$lost} from you.}}',

  // IN-2.5: what a window is about, as far as everybody may know, unless it has been said already.
  subject: `.match $ability $to
    ${SAYS_WHERE.map((key) => `${key} none {{{:part id=where}}} ${key} * {{}}`).join('\n    ')}
    * * {{{:part id=where}}}`,
  where: `.match $territory $element
    none none {{}}
    none * {{ (the element asked for is the {$element})}}
    * none {{ ({$territory})}}
    * * {{ ({$territory}; the element asked for is the {$element})}}`,
  'use-2': '.match $ability2 none {{}} * {{. {:part id=use ability=$ability2 user=$user2}}}',
  'use-3': '.match $ability3 none {{}} * {{. {:part id=use ability=$ability3 user=$user3}}}',
  'use-4': '.match $ability4 none {{}} * {{. {:part id=use ability=$ability4 user=$user4}}}',
  'if-hit': `.local $instead = {:parts ids=instead}
    .match $instead
    none {{{:part id=hit}}}
    * {{{:part id=hit}; then {$instead}}}`,
  'if-hit-1': ' Against {$user :faction form=owner} {$ability :ability form=owned}: {:part id=if-hit}.',
  'if-hit-2': '.match $ability2 none {{}} * {{{:part id=if-hit-1 ability=$ability2 user=$user2}}}',
  'if-hit-3': '.match $ability3 none {{}} * {{{:part id=if-hit-1 ability=$ability3 user=$user3}}}',
  'if-hit-4': '.match $ability4 none {{}} * {{{:part id=if-hit-1 ability=$ability4 user=$user4}}}',
}
