import { currentUser } from './currentUser.ts'

/**
 * The server's clock, in milliseconds since 1970, as of the token: at most an hour behind. A device whose
 * clock runs ahead must not delete anything early.
 */
export async function serverTime(): Promise<number> {
  const { issuedAtTime } = await currentUser().getIdTokenResult()
  return Date.parse(issuedAtTime)
}
