import type { LeftBehind } from '../domain/leftBehind.ts'
import type { Port } from './ports.ts'

export type LeavingInput = {
  uid: string
  /** False for a guest, whom nobody can let in again. */
  canReturn: boolean
}

export type WordsRead = LeftBehind & { type: 'words.read'; isOnline: boolean }

export type LeavingEvent =
  | WordsRead
  | { type: 'leave' }
  /** The question, or why there is none, could not be shown. */
  | { type: 'question.missing' }
  | { type: 'leaving.stay' }
  | { type: 'leaving.keep' }
  | { type: 'leaving.discard' }
  | { type: 'wiping.done' }

/** Has every page keep what is typed there, and only then reads what is left, at once and after every change. */
export type WatchWords = Port<WordsRead, { uid: string }>

export type WipeInput = { uid: string; discard: readonly string[] }

/** Takes this device's copies away, in every page; of the rows, those of the notes and files to discard. Always says that it is done. */
export type WipeDevice = Port<{ type: 'wiping.done' }, WipeInput>
