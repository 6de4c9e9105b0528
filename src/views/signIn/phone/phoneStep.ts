import type { SnapshotFrom } from 'xstate'
import type { PhoneCodeEvent, phoneCodeMachine } from '../../../machines/signIn/phoneCodeMachine.ts'

/** The props of each step of verifying a phone number. */
export type PhoneStep = {
  snapshot: SnapshotFrom<typeof phoneCodeMachine>
  send: (event: PhoneCodeEvent) => void
  /** A suggested name for a second factor; absent if none is being set up. */
  suggestedName?: string
  /** Whether the code can only go to one number. */
  isNumberFixed?: boolean
}

/** Whether the code is being asked for, rather than the number. */
export function isAtCode(snapshot: PhoneStep['snapshot']): boolean {
  return snapshot.context.sentTo !== null && !snapshot.hasTag('number')
}
