import { readQuietly, writeQuietly } from './quietStorage.ts'

const key = 'last-method'

/** The id of the provider that somebody last signed in with on this device, or `null`. */
export function lastMethod(): string | null {
  return readQuietly(key)
}

/** Records the way that somebody has just come in by; `null` for any other than a provider. */
export function recordLastMethod(providerId: string | null): void {
  writeQuietly(key, providerId)
}
