import { games } from '../../games.ts'
import { answerProblems } from './answer-problems.ts'

// A thread in which the bots of our games think.

answerProblems(games)
