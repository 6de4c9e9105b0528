import type { SnapshotFrom } from 'xstate'
import type { PhoneCodeEvent, phoneCodeMachine } from '../../machines/phoneCodeMachine.ts'

/** What each step of proving a phone number is given. */
export type PhoneStep = {
  snapshot: SnapshotFrom<typeof phoneCodeMachine>
  send: (event: PhoneCodeEvent) => void
  /** What a second factor may be called; nothing where none is set up. */
  suggestedName?: string
  /** The code can go to one number only. */
  isNumberFixed?: boolean
}

/** Whether a code is asked for now, and no number. */
export function isAtCode(snapshot: PhoneStep['snapshot']): boolean {
  return snapshot.context.sentTo !== null && !snapshot.hasTag('number')
}
