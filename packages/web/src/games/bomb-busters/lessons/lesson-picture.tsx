import { Defs } from '../art/defs.tsx'
import { Dial } from '../art/dial.tsx'
import { TokenDisc } from '../art/token.tsx'
import { Tool } from '../art/tools.tsx'
import { NumberPlate } from '../components/number-plate.tsx'
import { Bubble } from '../components/oxygen.tsx'
import { ValueSleeve } from '../dock/value-sleeve.tsx'
import { EQUIPMENT_TEXTS } from '../equipment.ts'
import styles from './lesson-picture.module.css'

interface LessonPictureProps {
  /** `blue wire 4`, `red wire`, `token 5`, `number card 7`, `constraint A`, `dial`, or the name of a tool. */
  readonly name: string
  readonly width: number
}

/** The thing that stands for a lesson, on a piece of the drafting sheet. */
export function LessonPicture({ name, width }: LessonPictureProps) {
  return (
    <span
      data-world="bomb-busters"
      className={styles.picture}
      style={{ width, height: width * 1.3 }}
      aria-hidden="true"
    >
      <Defs />
      <Drawing name={name} width={width} />
    </span>
  )
}

const IDS = new Map(Object.entries(EQUIPMENT_TEXTS).map(([id, { name }]) => [name, id]))

function Drawing({ name, width }: LessonPictureProps) {
  const tool = IDS.get(name)
  if (tool !== undefined) return <Tool tool={tool} state="ready" width={width * 0.86} />
  const number = Number(/\d+$/.exec(name)?.[0])
  const wire = { width: width * 0.72, height: width * 1.1 }
  switch (name.replace(/ (\d+|[A-L])$/, '')) {
    case 'blue wire':
      return <ValueSleeve value={number} {...wire} />
    case 'yellow wire':
      return <ValueSleeve value="YELLOW" {...wire} />
    case 'red wire':
      return <ValueSleeve value="RED" {...wire} />
    case 'token':
      return <TokenDisc label={`${number}`} size={width * 0.76} />
    case 'number card':
      return <NumberPlate value={number} size={width < 40 ? 'small' : width < 80 ? 'usual' : 'large'} />
    case 'dial':
      return (
        <span style={{ width: width * 0.92 }}>
          <Dial at={2} of={4} />
        </span>
      )
    case 'perhaps yellow':
      return <TokenDisc label="Y?" look="yellow" size={width * 0.76} />
    case 'oxygen':
      return <Bubble size={width * 0.7} />
    case 'constraint':
      return <span className={styles.letter}>{name.at(-1)}</span>
    default:
      throw new Error(`nothing is drawn for ${name}`)
  }
}
