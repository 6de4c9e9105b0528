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
  | OthersEvent

/** What another page of the same person does about signing out. */
type OthersEvent =
  /** It has begun its last check of what is typed. */
  | { type: 'others.checking' }
  /** Something was left to wait for, so that the person may go on typing. */
  | { type: 'others.waiting' }
  /** It takes this device's copies away. */
  | { type: 'others.wiping' }

/** Tells what other pages do, for as long as it runs. */
export type WatchOthers = Port<OthersEvent, { uid: string }>

/** `isLast`: from now on no page takes another letter. */
export type WordsInput = { uid: string; isLast: boolean }

/** Has every page keep what is typed there, and only then reads what is left, at once and after every change. */
export type WatchWords = Port<WordsRead, WordsInput>

export type WipeInput = { uid: string; discard: readonly string[] }

/** Takes this device's copies away, in every page; of the rows, those of the notes and files to discard. Always says that it is done. */
export type WipeDevice = Port<{ type: 'wiping.done' }, WipeInput>
