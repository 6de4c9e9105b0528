import { currentUser } from '../session/currentUser.ts'

/**
 * Returns the server's time when the token was issued, in milliseconds since 1970: an hour old at
 * most. A device clock that runs ahead must not delete anything early.
 */
export async function serverTime(user = currentUser()): Promise<number> {
  const { issuedAtTime } = await user.getIdTokenResult()
  return Date.parse(issuedAtTime)
}
