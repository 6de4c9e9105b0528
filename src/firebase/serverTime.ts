import { currentUser } from './currentUser.ts'

/** As the token tells it, which may be an hour old: a clock that runs ahead must not delete anything early. */
export async function serverTime(): Promise<number> {
  const { issuedAtTime } = await currentUser().getIdTokenResult()
  return Date.parse(issuedAtTime)
}
