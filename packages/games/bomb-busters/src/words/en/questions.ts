import type { Texts } from '@riposte/kernel'

/** Teammates read the questions that somebody else is asked, too. */
export const questions: Texts = {
  placeInfoToken: `.match $left
    one {{Place an info token. Which one, and where?}}
    * {{Place {$left} info tokens. Which one first, and where?}}`,
  turn: 'Your turn: which wires do you cut?',
  detectorTileChoice: `.match $actor $places
    you one {{You use the {$source} on {:part id=pointedAt}, naming {$value}. Is it one?}}
    you * {{You use the {$source} on {:part id=pointedAt}, naming {$value}. Which one is it?}}
    * one {{{$actor} uses the {$source} on {:part id=pointedAt}, naming {$value}. Is it one?}}
    * * {{{$actor} uses the {$source} on {:part id=pointedAt}, naming {$value}. Which one is it?}}`,
  talkiesWalkiesChoice: `.match $actor $teammate
    you * {{You offer {$teammate} your wire {$tileIndex}. Which wire does {$teammate} give for it?}}
    * you {{{$actor} offers you their wire {$tileIndex}. Which wire do you give for it?}}
    * * {{{$actor} offers {$teammate} their wire {$tileIndex}. Which wire does {$teammate} give for it?}}`,
  chooseNextPlayer: `.match $lastPlayer
    you {{Your turn is over. Who goes next?}}
    * {{{$lastPlayer} is done. Who goes next?}}`,
  designateCutter: 'Who cuts {$value :value form=one}?',
  mission22TokenPassChoice: 'Which token do you pass to the left?',
  mission27TokenDraftChoice: 'Which token of the line do you take?',
  mission29HiddenNumberCardChoice: `.match $chooser
    you {{Which Number card do you place face down for {$actor}?}}
    * {{Which Number card does {$chooser} place face down for {$actor}?}}`,
  selectConstraintCard: 'Which constraint do you take?',
  mission32ConstraintDecision: `.match $actor
    you {{You play next under constraint {$constraint}. Does it stay?}}
    * {{{$actor} plays next under constraint {$constraint}. Does it stay?}}`,
  mission36SequencePosition: `.match $captain
    you {{On which end of the row do you put the pointer?}}
    * {{On which end of the row does {$captain} put the pointer?}}`,
  // 0: nobody has anything but red wires.
  mission45VolunteerWindow: `.match $value
    0 {{Who has only red wires left?}}
    * {{Who volunteers to cut {$value :value form=one}?}}`,
  mission45CaptainChoice: 'Who cuts {$value :value form=one}?',
  mission45PenaltyTokenChoice: `.match $target
    you {{Which token do you take?}}
    * {{Which token does {$target} take?}}`,
  mission46SevensCut: 'Which four wires are the 7s?',
  mission51DesignateCutter: `.match $sir
    you {{You are in command. Who cuts {$value :value form=one}?}}
    * {{{$sir} is in command. Who cuts {$value :value form=one}?}}`,
  mission51PenaltyTokenChoice: `.match $target
    you {{Which token do you place beside your stand?}}
    * {{Which token does {$target} place beside their stand?}}`,
  mission61ConstraintRotate: `.match $captain
    you {{A round begins. Do you pass the constraints on?}}
    * {{A round begins. Does {$captain} pass the constraints on?}}`,
  mission65CardHandoff: `.match $actor
    you {{Which Number card do you give away, and to whom?}}
    * {{Which Number card does {$actor} give away, and to whom?}}`,
  mission66BunkerChoice: `.match $actor $left
    you one {{You have cut {$value :value form=one}. Where does your figure go?}}
    you * {{You have cut {$value :value form=one}. Where does your figure go? {$left} steps are left.}}
    * one {{{$actor} has cut {$value :value form=one}. Where does the figure go?}}
    * * {{{$actor} has cut {$value :value form=one}. Where does the figure go? {$left} steps are left.}}`,
}
