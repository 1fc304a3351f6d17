import type { Texts } from '@riposte/kernel'

/** What sentences share. */
export const parts: Texts = {
  roundBegins: `.match $trueKing $accused
    you none {{You are the True King.}}
    you * {{You are the True King. {$accused} is accused.}}
    * none {{{$trueKing} is the True King.}}
    * * {{{$trueKing} is the True King. {$accused} is accused.}}`,
  plays: `.match $seat $from
    you antechamber {{You play {$card} from your Antechamber {:part id=onThrone}}}
    you successor {{You play your Successor, {$card}, {:part id=onThrone}}}
    you * {{You play {$card} {:part id=onThrone}}}
    * antechamber {{{$seat} plays {$card} from their Antechamber {:part id=onThrone}}}
    * successor {{{$seat} plays their Successor, {$card}, {:part id=onThrone}}}
    * * {{{$seat} plays {$card} {:part id=onThrone}}}`,
  onThrone: '.match $throne 0 {{to the empty Court}} * {{on a Throne of {$throne}}}',

  /** IK-9.12: what a false claim costs. */
  penalty: `.match $penalty $seat
    none * {{There is no penalty.}}
    lockout you {{You cannot react again this turn.}}
    lockout * {{They cannot react again this turn.}}
    expose you {{One random card from your hand is revealed.}}
    expose * {{One random card from their hand is revealed.}}
    point * {{The challenged player gets a point at the end of the round.}}
    forfeit you {{You forfeit the round.}}
    * * {{They forfeit the round.}}`,

  reveals: `.match $seat
    you {{You reveal {$card}{:part id=asAnother} against {$context}}}
    * {{{$seat} reveals {$card}{:part id=asAnother} against {$context}}}`,
  /** A Stranger stands in for another card. */
  asAnother: `.local $isItself = {$card :same as=$as}
    .match $isItself yes {{}} * {{ as {$as}}}`,

  whyLost: `.match $reason $loser
    stuck you {{you have no move left}}
    stuck * {{{$loser} has no move left}}
    assassination you {{you were assassinated}}
    assassination * {{{$loser} was assassinated}}
    * you {{you forfeited the round}}
    * * {{{$loser} forfeited the round}}`,

  /** IK-9.9: the trigger, whose action it is, the card or flip concerned, and what was declared. */
  pending: `.match $trigger $actor
    kingFlip you {{You declare a King flip}}
    kingFlip * {{{$actor} declares a King flip}}
    counterAssassin you {{You reveal {$card} against {$flipper :seat form=owner} King flip}}
    counterAssassin * {{{$actor} reveals {$card} against {$flipper :seat form=owner} King flip}}
    turnStart * {{{$actor :seat form=owner} turn begins}}
    * you {{You use {$card}{:part id=target}{:part id=declared}}}
    * * {{{$actor} uses {$card}{:part id=target}{:part id=declared}}}`,
  target: `.match $player $place
    none none {{}}
    none * {{ on {$place}}}
    * * {{ on {$player}}}`,
  declared: `.match $name $number
    none none {{}}
    none * {{, saying {$number}}}
    * * {{, naming {$name}}}`,

  /** A card of one's own hand, for the ability of a card. */
  pick: `.match $source
    Inquisitor {{Which copy goes to your Antechamber?}}
    Executioner {{Which card do you condemn?}}
    Judge {{Right. Which card do you put in your Antechamber, if any?}}
    Oathbound {{Which card do you play on the Oathbound?}}
    Herald {{Which second card do you play, if any?}}
    Warden {{Which card do you give for the accused card?}}
    Sentry {{Which card from your hand takes its place?}}
    Spy {{Which card becomes your Successor?}}
    Princess {{Which card do you give away?}}
    Ancestor {{Which card do you remove from the round to rally, if any?}}
    Arbiter {{Which card do you give in return?}}
    * {{{$source :card-name form=name}: choose a card from your hand.}}`,
  pickShown: `.match $source
    Assassin {{Which of the victim's cards do you take?}}
    Nakturn {{Which card of that hand do you condemn?}}
    Flagbearer {{Which rallied card goes back to your Army?}}
    Oracle {{Which of the shown cards goes to the Antechamber, if any?}}
    * {{{$source :card-name form=name}: choose one of the cards you are shown.}}`,
}
