import type { User as FirebaseUser } from 'firebase/auth'
import { payloadOf } from '../../../domain/session/tokenPayload.ts'
import { sessionEndRequest, sessionLookup } from '../signals.ts'
import { isSessionCall, sessionStateIn } from './sessionResponse.ts'

/** Returns the SDK's current user, if any. */
export type ReadUser = () => Pick<FirebaseUser, 'uid' | 'refreshToken'> | null

const deletion = /\/v1\/accounts:delete\b/

/** Calls that replace the token, or delete its account. */
const tokenChange = /\/accounts(:(signIn|signUp|update|delete)|\/mfa|\/passkey\w+:finalize)/

/** The SDK takes any error of `fetch` for a network failure, and keeps the session. */
export class UnusableResponseError extends Error {
  override readonly name = 'UnusableResponseError'
}

/**
 * At startup, the SDK renews the stored session's token and looks up its account, and signs the person out for good on
 * any response it can't use, even a temporary 503. Here, a response that says neither that the session is valid nor
 * that it ended becomes a network failure, which keeps the session. So does one about a token that may have
 * been replaced meanwhile, for example with a new password or by another sign-in.
 */
export function guardSession(fetch: typeof globalThis.fetch, readUser: ReadUser) {
  /** The account behind each token change; `null` if the call doesn't identify one. */
  const changed: (string | null)[] = []
  let changing: Promise<unknown> = Promise.resolve()
  return async (...[input, init]: Parameters<typeof fetch>): Promise<Response> => {
    const url = urlOf(input)
    const uid = uidIn(init?.body, readUser())
    const changedBefore = changed.length
    const responding = fetch(input, init)
    if (tokenChange.test(url)) {
      const counting = responding.then(
        ({ ok }) => ok && changed.push(uid),
        () => null,
      )
      changing = Promise.all([changing, counting])
      const { ok } = await responding
      if (ok && deletion.test(url)) sessionEndRequest.send({ reason: 'deletedHere', uid })
    }
    if (!isSessionCall(url)) return responding
    if (typeof init?.body === 'string') sessionLookup.send(init.body)
    const response = await responding
    const state = await sessionStateIn(url, response)
    if (state === 'valid') return response
    if (state === 'unusable') throw new UnusableResponseError()
    await changing
    if (changed.slice(changedBefore).some((other) => mayBeSame(other, uid)))
      throw new UnusableResponseError()
    sessionEndRequest.send({ reason: state, uid })
    return response
  }
}

export function urlOf(input: Parameters<typeof fetch>[0]): string {
  return input instanceof Request ? input.url : String(input)
}

/** A sign-in doesn't identify an account, so it may be the same one. */
function mayBeSame(one: string | null, other: string | null): boolean {
  return one === null || other === null || one === other
}

/**
 * The account of a request's token. A request may concern another account, such as a pending guest's. A refresh token
 * doesn't identify an account, so only the current user's is known.
 */
function uidIn(body: unknown, user: ReturnType<ReadUser>): string | null {
  if (typeof body !== 'string') return null
  try {
    const { idToken } = JSON.parse(body) as { idToken: string }
    return (payloadOf(idToken) as { sub: string }).sub
  } catch {
    const refreshToken = new URLSearchParams(body).get('refresh_token')
    return user && user.refreshToken === refreshToken ? user.uid : null
  }
}
