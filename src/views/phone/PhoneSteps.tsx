import type { SnapshotFrom } from 'xstate'
import type { PhoneCodeEvent } from '../../machines/phoneCodeEvents.ts'
import type { phoneCodeMachine } from '../../machines/phoneCodeMachine.ts'
import { CodeStep } from './CodeStep.tsx'
import { NumberStep } from './NumberStep.tsx'

export type PhoneStepsProps = {
  snapshot: SnapshotFrom<typeof phoneCodeMachine>
  send: (event: PhoneCodeEvent) => void
  /** What a second factor may be called; nothing where none is set up. */
  suggestedName?: string
  /** The code can go to one number only. */
  isNumberFixed?: boolean
}

/** A number, and then the code that went there. */
export function PhoneSteps(props: PhoneStepsProps) {
  return isAtCode(props.snapshot) ? <CodeStep {...props} /> : <NumberStep {...props} />
}

/** Whether a code is asked for now, and no number. */
export function isAtCode(snapshot: PhoneStepsProps['snapshot']): boolean {
  return snapshot.context.sentTo !== null && !snapshot.hasTag('number')
}
