import { auth } from '../app.ts'

/**
 * Runs what signs somebody in. A guest who is in is put aside first, so that what they keep can follow
 * them; should signing in fail, they stay as they were.
 */
export async function bringGuest<Result>(signIn: () => Promise<Result>): Promise<Result> {
  const guest = auth().currentUser
  if (!guest?.isAnonymous) return signIn()
  const { signInAside } = await import('./signInAside.ts')
  return signInAside(guest, signIn)
}
