/**
 * A token of one's own for this person, as the emulator takes it. It has claims, so that it cannot be
 * taken for the input of a machine, which holds nothing but the same uid.
 */
export function customToken(uid: string): string {
  return JSON.stringify({ uid, claims: { guest: false } })
}
