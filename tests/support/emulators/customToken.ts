/**
 * A custom token for the emulator. Its claims distinguish it from a machine's input, which contains only the
 * uid.
 */
export function customToken(uid: string): string {
  return JSON.stringify({ uid, claims: { guest: false } })
}
