import { linkEmailKey } from '../../domain/session/storageKeys.ts'
import { deviceArea, storedRecord } from '../webStorage/storedRecord.ts'

const linkLifetimeMs = 6 * 3_600_000

const stored = () => storedRecord<{ email: string; sentAt: number }>(linkEmailKey, deviceArea)

/**
 * Remembers the address that a link was sent to, so that it doesn't have to be typed again. It is
 * forgotten when a session ends.
 */
export function rememberEmail(email: string): void {
  stored().write({ email, sentAt: Date.now() })
}

/**
 * Returns the address of the last link; `null` if this browser requested none in the last six
 * hours.
 */
export function emailLinkAddress(): string | null {
  const link = stored().read()
  if (link && Date.now() - link.sentAt < linkLifetimeMs) return link.email
  forgetEmail()
  return null
}

export function forgetEmail(): void {
  stored().write(null)
}
