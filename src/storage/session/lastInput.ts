import { storedRecord, sessionArea } from '../webStorage/storedRecord.ts'

const stored = () => storedRecord<{ uid: string; at: number }>('last-input', sessionArea)

/** Returns when the person last used the app in any tab, in milliseconds since 1970; `null` if unknown. */
export function lastInput(uid: string): number | null {
  const input = stored().read()
  return input?.uid === uid ? input.at : null
}

/** On a shared computer, only this tab remembers it, as it does the session. */
export function recordInput(uid: string): void {
  stored().write({ uid, at: Date.now() })
}

export function forgetInput(): void {
  stored().write(null)
}
