import { games } from '../../games.ts'
import { answerProblems } from './answer-problems.ts'

// The thread in which bots search.

answerProblems(games)
