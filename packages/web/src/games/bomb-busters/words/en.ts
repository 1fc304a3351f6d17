import type { Texts } from '@riposte/kernel'

/** What the page says besides the game's own messages. Most of it is about an event, and is given its fields. */
export const lines: Texts = {
  // an event together with what came of it
  'line.missionStarted': 'Mission {$mission}',
  'line.cut': `.match $seat
    you {{You cut {$target :seat form=owner} wire {$tileIndex} with {$value :value form=one}.}}
    * {{{$seat} cuts {$target :seat form=owner} wire {$tileIndex} with {$value :value form=one}.}}`,
  'line.guess': `.match $seat
    you {{You guess that {$target :seat form=owner} wire {$tileIndex} is {$value :value form=one}.}}
    * {{{$seat} guesses that {$target :seat form=owner} wire {$tileIndex} is {$value :value form=one}.}}`,
  'line.isIt': 'It is {$value :value form=one}.',
  'line.isNot': 'It is not.',
  'line.found': 'It is {$seat :seat form=owner} wire {$tileIndex}. Both are cut.',
  'line.foundByRay': 'It is {$wire}. Both are cut.',
  // Two wires, three, or all of a stand, which are not listed.
  'line.detector': `.match $seat $spots
    you 2 {{You use the Double Detector on {$target :seat form=owner} wires {$spots}, naming {$value}.}}
    you 3 {{You use the Triple Detector on {$target :seat form=owner} wires {$spots}, naming {$value}.}}
    you none {{You use the Super Detector on {$target :seat form=owner} wires, naming {$value}.}}
    you one {{You use a detector on {$target :seat form=owner} wire {$spots}, naming {$value}.}}
    you * {{You use a detector on {$target :seat form=owner} wires {$spots}, naming {$value}.}}
    * 2 {{{$seat} uses the Double Detector on {$target :seat form=owner} wires {$spots}, naming {$value}.}}
    * 3 {{{$seat} uses the Triple Detector on {$target :seat form=owner} wires {$spots}, naming {$value}.}}
    * none {{{$seat} uses the Super Detector on {$target :seat form=owner} wires, naming {$value}.}}
    * one {{{$seat} uses a detector on {$target :seat form=owner} wire {$spots}, naming {$value}.}}
    * * {{{$seat} uses a detector on {$target :seat form=owner} wires {$spots}, naming {$value}.}}`,

  // events that are listed on one line
  'list.markerPlaced': 'In the game:',
  'list.equipmentDealt': 'On the tray:',
  'list.numberCardShown': 'Number cards:',
  'list.tokenPlaced': 'Tokens:',
  'item.markerPlaced': `.match $possible
    yes {{{$wire} perhaps}}
    * {{{$wire}}}`,
  'item.equipmentDealt': '{$equipmentId}',
  'item.numberCardShown': '{$value}',
  // A token beside the stand can tell that there is no such wire.
  'item.tokenPlaced': `.match $tileIndex $absent
    -1 yes {{{$seat :seat form=owner} stand has no {$value}}}
    -2 yes {{{$seat :seat form=owner} stand has no {$value}}}
    -1 * {{{:part id=token} beside {$seat :seat form=owner} stand}}
    -2 * {{{:part id=token} beside {$seat :seat form=owner} stand}}
    * * {{{:part id=token} at {$seat :seat form=owner} wire {$tileIndex}}}`,

  // a wire, and what is said of it
  'wire.name': '{$seat :seat form=owner} wire {$place}',
  'wire.is': '{$seat :seat form=owner} wire {$place} is {$value}',

  // what decided a mission
  'miss.turn': 'Turn {$turn}.',
  'miss.guess': `.match $seat $also
    you none {{You guessed that {$target :seat form=owner} wire {$place} was {$value :value form=one}.}}
    you * {{You guessed that {$target :seat form=owner} wire {$place} was {$value :value form=one} or {$also :value form=one}.}}
    * none {{{$seat} guessed that {$target :seat form=owner} wire {$place} was {$value :value form=one}.}}
    * * {{{$seat} guessed that {$target :seat form=owner} wire {$place} was {$value :value form=one} or {$also :value form=one}.}}`,
  'miss.search': `.match $seat $places
    you none {{You searched {$target :seat form=owner} wires for {$value :value form=one}.}}
    you * {{You searched {$target :seat form=owner} wires {$places} for {$value :value form=one}.}}
    * none {{{$seat} searched {$target :seat form=owner} wires for {$value :value form=one}.}}
    * * {{{$seat} searched {$target :seat form=owner} wires {$places} for {$value :value form=one}.}}`,
  'miss.notThere': 'It was not there.',
  'miss.noneOfThem': `.match $last
    yes {{None of them was, and the dial reached its end.}}
    * {{None of them was.}}`,
  'miss.was': `.match $last
    yes {{It was {$wire}, and the dial reached its end.}}
    * {{It was {$wire}.}}`,
  'miss.rightOne': `.match $far
    one {{The right one stood one slot to the {$side}.}}
    * {{The right one stood {$far} slots to the {$side}.}}`,
  'miss.said': `.match $seat $also
    you none {{You said {$value}.}}
    you * {{You said {$value} or {$also}.}}
    * none {{{$seat} said {$value}.}}
    * * {{{$seat} said {$value} or {$also}.}}`,
  'miss.wasRed': 'It was red.',
  'miss.wasLast': 'It was the last step.',
  'miss.stoodHere': `.match $also
    none {{The {$value} stood here}}
    * {{The {$value} or {$also} stood here}}`,

  // while somebody points at things
  'dock.wires': `.match $places
    one {{{$seat :seat form=owner} wire {$places}}}
    * {{{$seat :seat form=owner} wires {$places}}}`,
  'dock.people': '{$seats}',
  'dock.values': '{$values :value form=one list=or}',
  'dock.whoHas': 'Who has {$value :value form=one}?',
  'dock.pointing': 'You point at {$seat :seat form=owner} wire {$place}. What do you say it is?',
  'dock.saying': 'You point at {$seat :seat form=owner} wire {$place} and say {$value}.',
  'dock.isWhat': '{$seat :seat form=owner} wire {$place} is …',
  'dock.detector': `.match $places
    none {{{$seat} asks about your wires: is one of them {$value :value form=one}?}}
    one {{{$seat} asks about your wire {$places}: is it {$value :value form=one}?}}
    * {{{$seat} asks about your wires {$places}: is one of them {$value :value form=one}?}}`,
  'dock.isIt': 'Yes: your wire {$place} is {$value :value form=one}.',

  'dock.barred': `.match $values
    one {{{$values} is locked.}}
    * {{{$values} are locked.}}`,

  // what a cut costs
  'price.like': 'if it is {$value :value form=one}: the end',
  'price.allLike': 'all {$value :value form=some}: the end',

  // short enough for a large button
  'deed.dualCut': 'Cut as {$guessValue :value form=one}',
  'deed.dualCutDoubleDetector': 'Detect {$guessValue :value form=one}',
  'deed.soloCut': 'Cut your last {$held} {$value :value form=some}',
  'deed.placeInfoToken': `.match $tileIndex
    -1 {{Say: no {$value}}}
    * {{Place the {$value} token at {$tileIndex}}}`,
  'deed.useEquipment': 'Use the {$equipmentId}',
  'deed.useCharacterAbility': 'Use it',
  'deed.revealReds': 'Reveal your red wires',
  'deed.simultaneousRedCut': 'Cut them at once',
  'deed.simultaneousFourCut': 'Cut them at once',
  'deed.challengeRedCut': 'Cut it as red',
  'deed.detectorTileChoice': `.match $matches $tileIndex $infoTokenTileIndex
    yes none * {{Answer}}
    yes * * {{Cut your wire {$tileIndex}}}
    * none none {{Answer}}
    * none * {{Place the token at {$infoTokenTileIndex}}}
    * * * {{Place the token at {$tileIndex}}}`,

  // what comes of an answer
  'option.cut': 'It is cut, and so is theirs.',
  'option.noToken': 'A red wire gets no token: another one is marked.',
  'option.token': 'Everyone sees {$value :value form=one}.',
  'option.others': `.match $count
    0 {{Nobody else has one.}}
    one {{One more {$value} is out there: a sure cut for its owner.}}
    * {{{$count} more {$value :value form=some} are with the others.}}`,
  'option.value': '{$value :value form=one}',

  // what waits for an answer
  'pile.title': '{$seat}: {$tool}',
  'pile.pointedAt': `.match $places
    none {{{$target :seat form=owner} wires, naming {$value}}}
    one {{{$target :seat form=owner} wire {$places}, naming {$value}}}
    * {{{$target :seat form=owner} wires {$places}, naming {$value}}}`,
  'pile.swap': '{$seat :seat form=owner} wire {$place} for one of {$target :seat form=owner} wires',

  // what somebody could know
  'know.heading': `.match $seat
    you {{What you could know}}
    * {{What {$seat} could know}}`,
  'know.headingOfTurn': `.match $seat
    you {{Turn {$turn}: what you could know}}
    * {{Turn {$turn}: what {$seat} could know}}`,
  'know.oneOfThem': `.match $places
    none {{That one of {$target :seat form=owner} wires was {$value :value form=one}:}}
    * {{That {$target :seat form=owner} wire {$places :place-in-a-hand list=or} was {$value :value form=one}:}}`,
  'know.soloCut': `.match $seat
    you {{You held all {$values :value form=some} that were left, for a solo cut.}}
    * {{{$seat} held all {$values :value form=some} that were left, for a solo cut.}}`,
  'know.view': `.match $seat
    you {{Show your view}}
    * {{Show {$seat :seat form=owner} view}}`,
}
