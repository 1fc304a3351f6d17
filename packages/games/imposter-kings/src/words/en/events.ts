import type { events as table } from '../../events.ts'

/** What happened, as far as the reader may know it. */
export const events: Readonly<Record<keyof typeof table, string>> = {
  trueKingDrawn: '.match $seat you {{You are drawn as the True King.}} * {{{$seat} is drawn as the True King.}}',
  roundStarted: 'Round {$round} begins. {:part id=roundBegins}',
  dealt: `.match $card $seat
    hidden you {{You are dealt a card.}}
    hidden * {{{$seat} is dealt a card.}}
    * you {{You are dealt {$card}.}}
    * * {{{$seat} is dealt {$card}.}}`,
  kept: '.match $seat you {{You keep the deal.}} * {{{$seat} keeps the deal.}}',
  freshDealDemanded: `.match $seat $paid
    you yes {{You demand a fresh deal, giving each opponent 2 points.}}
    you * {{You demand a fresh deal.}}
    * yes {{{$seat} demands a fresh deal, giving each opponent 2 points.}}
    * * {{{$seat} demands a fresh deal.}}`,
  signaturesChosen: `.match $seat
    you {{You choose {$first}, {$second} and {$third} for your Army.}}
    * {{{$seat} chooses {$first}, {$second} and {$third} for their Army.}}`,
  signatureChosen: `.match $seat
    you {{You choose {$card} for your Army.}}
    * {{{$seat} chooses {$card} for their Army.}}`,
  draftLaidOut: '{$card} is laid out for the draft.',
  draftOrder: `.local $isFirst = {$first :same as=$seat}
    .match $seat $isFirst
    you yes {{You choose to pick first.}}
    you * {{You let {$first} pick first.}}
    * yes {{{$seat} chooses to pick first.}}
    * * {{{$seat} lets {$first} pick first.}}`,
  drafted: '.match $seat you {{You pick {$card}.}} * {{{$seat} picks {$card}.}}',
  firstPlayerNamed: `.local $isFirst = {$first :same as=$seat}
    .match $seat $isFirst
    you yes {{You take the first turn.}}
    you * {{You give {$first} the first turn.}}
    * yes {{{$seat} takes the first turn.}}
    * * {{{$seat} gives {$first} the first turn.}}`,
  facetSelected: `.match $seat
    you {{You choose a King: {$facet}.}}
    * {{{$seat} chooses a King: {$facet}.}}`,
  recruited: `.match $took $seat
    hidden you {{You give up {$gave} and recruit a card from your Army.}}
    hidden * {{{$seat} gives up {$gave} and recruits a card from their Army.}}
    * you {{You give up {$gave} and recruit {$took}.}}
    * * {{{$seat} gives up {$gave} and recruits {$took}.}}`,
  exhausted: '.match $seat you {{You exhaust {$card}.}} * {{{$seat} exhausts {$card}.}}',
  recommissioned: '.match $seat you {{You recover {$recovered}.}} * {{{$seat} recovers {$recovered}.}}',
  musterEnded: '.match $seat you {{You end your muster.}} * {{{$seat} ends their muster.}}',
  committed: `.match $dungeon $squires $seat
    hidden 1 you {{You set aside a Dungeon card, a Successor and a Squire.}}
    hidden 1 * {{{$seat} sets aside a Dungeon card, a Successor and a Squire.}}
    hidden * you {{You set aside a Dungeon card and a Successor.}}
    hidden * * {{{$seat} sets aside a Dungeon card and a Successor.}}
    * 1 you {{You set aside {$dungeon} in the Dungeon, {$successor} as Successor and {$squire} as Squire.}}
    * 1 * {{{$seat} sets aside {$dungeon} in the Dungeon, {$successor} as Successor and {$squire} as Squire.}}
    * * you {{You set aside {$dungeon} in the Dungeon and {$successor} as Successor.}}
    * * * {{{$seat} sets aside {$dungeon} in the Dungeon and {$successor} as Successor.}}`,
  successorOpened: `.match $seat
    you {{You reveal your Successor: {$card}.}}
    * {{{$seat} reveals their Successor: {$card}.}}`,

  turnStarted: 'Turn {$turn}: {$seat}.',
  toAct: '.match $seat you {{You have to act.}} * {{{$seat} has to act.}}',
  played: '{:part id=plays}.',
  abilityDeclared: '.match $seat you {{You use {$card}.}} * {{{$seat} uses {$card}.}}',
  abilityDeclined: '.match $seat you {{You do not use {$card}.}} * {{{$seat} does not use {$card}.}}',
  nameSaid: `.match $seat
    you {{You name {$card} ({$source :card-name form=name}).}}
    * {{{$seat} names {$card} ({$source :card-name form=name}).}}`,
  numberSaid: `.match $seat
    you {{You say {$number} ({$source :card-name form=name}).}}
    * {{{$seat} says {$number} ({$source :card-name form=name}).}}`,
  playerChosen: `.local $isSelf = {$player :same as=$seat}
    .match $seat $isSelf
    you yes {{You choose yourself ({$source :card-name form=name}).}}
    you * {{You choose {$player} ({$source :card-name form=name}).}}
    * yes {{{$seat} chooses themselves ({$source :card-name form=name}).}}
    * * {{{$seat} chooses {$player} ({$source :card-name form=name}).}}`,
  courtCardChosen: `.match $seat
    you {{You choose {$card}, {$place} ({$source :card-name form=name}).}}
    * {{{$seat} chooses {$card}, {$place} ({$source :card-name form=name}).}}`,
  flipAnnounced: '.match $seat you {{You declare a King flip.}} * {{{$seat} declares a King flip.}}',

  windowOpened: `.match $trigger
    kingFlip {{Players may react to {$seat :seat form=owner} King flip.}}
    counterAssassin {{Players may react to {$seat :seat form=owner} {Assassin :card-name form=name}.}}
    turnStart {{Players may react to the start of {$seat :seat form=owner} turn.}}
    * {{Players may react to {$seat :seat form=owner} {$card :card-name form=name}.}}`,
  asked: `.match $seat
    you {{You are asked for a reaction to {$trigger}.}}
    * {{{$seat} is asked for a reaction to {$trigger}.}}`,
  noReaction: '.match $seat you {{You do not react.}} * {{{$seat} does not react.}}',
  falseClaim: `.match $seat $unusable
    you yes {{You claim {$card} where there is nothing to copy. {:part id=penalty}}}
    you * {{You claim {$card} without holding it. {:part id=penalty}}}
    * yes {{{$seat} claims {$card} where there is nothing to copy. {:part id=penalty}}}
    * * {{{$seat} claims {$card} without holding it. {:part id=penalty}}}`,
  exposed: '.match $seat you {{You have to show {$card}.}} * {{{$seat} has to show {$card}.}}',
  reactionUsed: '.match $condemned yes {{{:part id=reveals}; it is condemned.}} * {{{:part id=reveals}.}}',
  assassinCancelled: '{Assassin :card-name} is stopped: {$seat :seat form=owner} flip goes ahead.',
  abilityCancelled: '{$seat :seat form=owner} {$card :card-name form=name} is condemned, and its ability is cancelled.',
  mustActAgain: `.match $seat
    you {{Your card was cancelled; take your turn again.}}
    * {{{$seat :seat form=owner} card was cancelled; they take their turn again.}}`,
  flipped: '.match $seat you {{You flip your King.}} * {{{$seat} flips their King.}}',
  assassinated: `.match $seat
    you {{No {|King's Hand| :card-name} stops {$card}: you assassinate {$victim}, and the flip is prevented.}}
    * {{No {|King's Hand| :card-name} stops {$card}: {$seat} assassinates {$victim}, and the flip is prevented.}}`,
  standingAnswerSet: `.match $no $seat
    hidden * {{A standing answer was changed.}}
    yes you {{From now on, your answer about {$card} against {$trigger} is no.}}
    yes * {{From now on, {$seat :seat form=owner} answer about {$card} against {$trigger} is no.}}
    * you {{You will be asked again about {$card} against {$trigger}.}}
    * * {{{$seat} will be asked again about {$card} against {$trigger}.}}`,

  guessed: `.match $right
    yes {{{$seat :seat form=owner} guess, {$card}, is right.}}
    * {{{$seat :seat form=owner} guess, {$card}, is wrong.}}`,
  holderFound: `.match $seat $holds
    you yes {{You hold {$card}.}}
    you * {{You do not hold {$card}.}}
    * yes {{{$seat} holds {$card}.}}
    * * {{{$seat} does not hold {$card}.}}`,
  mustCondemn: `.match $seat $holds
    you yes {{You hold a card of base value {$number} and must condemn one.}}
    you * {{You hold no card of base value {$number}.}}
    * yes {{{$seat} holds a card of base value {$number} and must condemn one.}}
    * * {{{$seat} holds no card of base value {$number}.}}`,
  disgraced: '{$card}, {$place}, is disgraced.',
  takenFromCourt: `.match $seat
    you {{You take {$card} from the Court into your hand.}}
    * {{{$seat} takes {$card} from the Court into their hand.}}`,
  placedInCourt: `.match $seat
    you {{You put {$card} in its place, {$place}.}}
    * {{{$seat} puts {$card} in its place, {$place}.}}`,
  toAntechamber: '{$card} goes to {$seat :seat form=owner} Antechamber.',
  condemned: '{$card} in {$seat :seat form=owner} hand is condemned.',
  condemnedUnseen: `.match $card
    hidden {{A card in {$seat :seat form=owner} hand is condemned face down.}}
    * {{{$card} in {$seat :seat form=owner} hand is condemned face down.}}`,
  accusedExchanged: `.match $seat
    you {{You exchange {$gave} for the accused card, {$took}.}}
    * {{{$seat} exchanges {$gave} for the accused card, {$took}.}}`,
  removed: '{$card} is removed from the round.',
  copied: '{$seat :seat form=owner} {Stranger :card-name form=name} becomes {$card}.',
  muted: 'Cards of base value {$number} are blank in the Court for the rest of the round.',
  exileBegan: 'All cards are muted until {$seat :seat form=owner} next turn.',
  exileEnded: '{$seat :seat form=owner} {Exile :card-name form=name} is over.',
  conspiracyBegan: `.match $seat
    you {{Until the end of your next turn, your cards are Steadfast and worth 1 more.}}
    * {{Until the end of {$seat :seat form=owner} next turn, their cards are Steadfast and worth 1 more.}}`,
  conspiracyEnded: '{$seat :seat form=owner} conspiracy is over.',
  exchanged: `.match $gave $seat
    hidden you {{You and {$other} exchange a card.}}
    hidden * {{{$seat} and {$other} exchange a card.}}
    * you {{You give {$other} {$gave} and get {$took} in return.}}
    * * {{{$seat} gives {$other} {$gave} and gets {$took} in return.}}`,
  successorTaken: `.match $card $seat
    hidden you {{You take your Successor into your hand.}}
    hidden * {{{$seat} takes their Successor into their hand.}}
    * you {{You take your Successor, {$card}, into your hand.}}
    * * {{{$seat} takes their Successor, {$card}, into their hand.}}`,
  successorShown: `.match $seat
    you {{You take your open Successor, {$card}, into your hand.}}
    * {{{$seat} takes their open Successor, {$card}, into their hand.}}`,
  squireTaken: `.match $card $seat
    hidden you {{You take your Squire into your hand.}}
    hidden * {{{$seat} takes their Squire into their hand.}}
    * you {{You take your Squire, {$card}, into your hand.}}
    * * {{{$seat} takes their Squire, {$card}, into their hand.}}`,
  successorExchanged: `.match $card $seat
    hidden you {{You exchange your Successor.}}
    hidden * {{{$seat} exchanges their Successor.}}
    * you {{You exchange your Successor; the new one is {$card}.}}
    * * {{{$seat} exchanges their Successor; the new one is {$card}.}}`,
  successorSeen: `.match $card $seat
    hidden you {{You look at {$of :seat form=owner} Successor.}}
    hidden * {{{$seat} looks at {$of :seat form=owner} Successor.}}
    * you {{You look at {$of :seat form=owner} Successor: {$card}.}}
    * * {{{$seat} looks at {$of :seat form=owner} Successor: {$card}.}}`,
  heraldReturned: '{$card} returns to {$seat :seat form=owner} hand.',
  truthTold: `.match $seat $holds
    you yes {{You hold {$card}.}}
    you * {{You do not hold {$card}.}}
    * yes {{{$seat} holds {$card}.}}
    * * {{{$seat} does not hold {$card}.}}`,
  guessSaid: `.match $seat $holds
    you yes {{You guess that the card is there.}}
    you * {{You guess that the card is not there.}}
    * yes {{{$seat} guesses that the card is there.}}
    * * {{{$seat} guesses that the card is not there.}}`,
  handSeen: `.match $card $seat
    hidden you {{You see a card in {$of :seat form=owner} hand.}}
    hidden * {{{$seat} sees a card in {$of :seat form=owner} hand.}}
    * you {{You see {$card} in {$of :seat form=owner} hand.}}
    * * {{{$seat} sees {$card} in {$of :seat form=owner} hand.}}`,
  dungeonShown: `.match $seat
    you {{You show your Dungeon card: {$card}.}}
    * {{{$seat} shows their Dungeon card: {$card}.}}`,
  dungeonTaken: `.match $card $seat
    hidden you {{You take your Dungeon card into your hand.}}
    hidden * {{{$seat} takes their Dungeon card into their hand.}}
    * you {{You take your Dungeon card, {$card}, into your hand.}}
    * * {{{$seat} takes their Dungeon card, {$card}, into their hand.}}`,
  dungeonTakenOpenly: `.local $isOwn = {$of :same as=$seat}
    .match $seat $isOwn
    you * {{You take {$of :seat form=owner} Dungeon card, {$card}, into your hand.}}
    * yes {{{$seat} takes their Dungeon card, {$card}, into their hand.}}
    * * {{{$seat} takes {$of :seat form=owner} Dungeon card, {$card}, into their hand.}}`,
  rewardChosen: `.match $seat $reward
    you card {{You take the card.}}
    you rally {{You choose to rally.}}
    you * {{You take no reward.}}
    * card {{{$seat} takes the card.}}
    * rally {{{$seat} chooses to rally.}}
    * * {{{$seat} takes no reward.}}`,
  recalled: '.match $seat you {{You recall {$card}.}} * {{{$seat} recalls {$card}.}}',
  rallied: `.match $card $seat
    hidden you {{You rally a card from your Army.}}
    hidden * {{{$seat} rallies a card from their Army.}}
    * you {{You rally {$card}.}}
    * * {{{$seat} rallies {$card}.}}`,
  ralliedOpenly: `.match $seat
    you {{You show the card you rallied: {$card}.}}
    * {{{$seat} shows the card they rallied: {$card}.}}`,
  returnedToArmy: `.match $card $seat
    hidden you {{You return a card to your Army.}}
    hidden * {{{$seat} returns a card to their Army.}}
    * you {{You return {$card :card form=short} to your Army.}}
    * * {{{$seat} returns {$card :card form=short} to their Army.}}`,
  shown: '.match $seat you {{You show {$card}.}} * {{{$seat} shows {$card}.}}',
  pickedFrom: `.match $seat $place
    you successor {{You take {$victim :seat form=owner} Successor.}}
    you * {{You take a card from {$victim :seat form=owner} hand.}}
    * successor {{{$seat} takes {$victim :seat form=owner} Successor.}}
    * * {{{$seat} takes a card from {$victim :seat form=owner} hand.}}`,
  openSuccessorPicked: `.match $seat
    you {{You take {$victim :seat form=owner} open Successor, {$card}, into your hand.}}
    * {{{$seat} takes {$victim :seat form=owner} open Successor, {$card}, into their hand.}}`,
  pickedFromVictim: `.match $card $seat
    hidden you {{You take a card from {$victim}.}}
    hidden * {{{$seat} takes a card from {$victim}.}}
    * you {{You take {$card} from {$victim}.}}
    * * {{{$seat} takes {$card} from {$victim}.}}`,
  assassinHandedOver: '{$card} goes to {$victim :seat form=owner} hand.',
  handedOver: `.match $card $seat
    hidden you {{You give {$to} a card.}}
    hidden * {{{$seat} gives {$to} a card.}}
    * you {{You give {$to} {$card}.}}
    * * {{{$seat} gives {$to} {$card}.}}`,
  handedOverOpenly: `.match $seat
    you {{You show {$card} and give it to {$to}.}}
    * {{{$seat} shows {$card} and gives it to {$to}.}}`,
  replacedInAntechamber: `.match $seat
    you {{You put {$card} in your Antechamber and take back {$back}.}}
    * {{{$seat} puts {$card} in their Antechamber and takes back {$back}.}}`,

  stuck: `.match $seat
    you {{You can neither play a card nor flip your King.}}
    * {{{$seat} can neither play a card nor flip their King.}}`,
  out: '.match $seat you {{You are out of the round.}} * {{{$seat} is out of the round.}}',
  roundEnded: `.match $winner $gained
    you one {{You win the round and gain {$gained} point: {:part id=whyLost}.}}
    you * {{You win the round and gain {$gained} points: {:part id=whyLost}.}}
    * one {{{$winner} wins the round and gains {$gained} point: {:part id=whyLost}.}}
    * * {{{$winner} wins the round and gains {$gained} points: {:part id=whyLost}.}}`,
  scored: `.match $seat $gained
    you one {{You score {$gained} point: {$before} → {$after}.}}
    you * {{You score {$gained} points: {$before} → {$after}.}}
    * one {{{$seat} scores {$gained} point: {$before} → {$after}.}}
    * * {{{$seat} scores {$gained} points: {$before} → {$after}.}}`,
  // The past tense is the same for everybody. Nobody owned the forgotten card.
  reviewed: `.match $place $seat
    hand * {{{$seat} held {$card}.}}
    successor * {{{$seat} had {$card} as Successor.}}
    dungeon * {{{$seat} had {$card} in the Dungeon.}}
    squire * {{{$seat} had {$card} as Squire.}}
    army you {{You had {$card :card form=short} in your Army.}}
    army * {{{$seat} had {$card :card form=short} in their Army.}}
    * * {{The forgotten card was {$card}.}}`,
  nextRound: `.match $trueKing
    you {{The next round is prepared; you are the True King.}}
    * {{The next round is prepared; {$trueKing} is the True King.}}`,
  matchOver: `.match $seat $total
    you one {{The match is over: you win with {$total} point.}}
    you * {{The match is over: you win with {$total} points.}}
    * one {{The match is over: {$seat} wins with {$total} point.}}
    * * {{The match is over: {$seat} wins with {$total} points.}}`,
}
