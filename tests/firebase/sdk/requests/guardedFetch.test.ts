import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { configuration } from '#src/domain/configuration/appConfiguration.ts'
import { createGuardedFetch } from '#src/firebase/sdk/requests/guardedFetch.ts'
import { UnusableResponseError, type ReadUser } from '#src/firebase/sdk/requests/guardSession.ts'
import { reachability, sessionLookup, sessionEndRequest } from '#src/firebase/sdk/signals.ts'
import { emulatorToken } from '#tests/support/emulators/emulatorToken.ts'

const lookup = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=k'
const token = 'https://securetoken.googleapis.com/v1/token?key=k'
const change = 'https://identitytoolkit.googleapis.com/v1/accounts:update?key=k'
const deletion = 'https://identitytoolkit.googleapis.com/v1/accounts:delete?key=k'
const renewed = { access_token: 'new', refresh_token: 'next', expires_in: '3600' }
const signUp = 'https://identitytoolkit.googleapis.com/v1/accounts:signUp?key=k'

const ofAda = emulatorToken('ada', 'password')
const ofGuest = emulatorToken('guest', 'anonymous')

/** Records what is sent on a signal during the test. */
function record<Value>(signal: {
  subscribe: (listener: (value: Value) => void) => () => void
}): readonly Value[] {
  const values: Value[] = []
  onTestFinished(signal.subscribe((value) => void values.push(value)))
  return values
}

describe('the fetch guard', () => {
  it.each([
    ['an overloaded server', json(503, { error: { message: 'UNAVAILABLE' } })],
    ['too many requests', json(429, { error: { message: 'QUOTA_EXCEEDED' } })],
    ['a refused app', json(403, { error: { message: 'App Check token is invalid.' } })],
    ['an empty answer', json(200, {})],
    ['an answer without a user', json(200, { users: [] })],
    ['a null user', json(200, { users: [null] })],
    ['a user without an ID', json(200, { users: [{}] })],
    ['an invalid ID', json(200, { users: [{ localId: 7 }] })],
    ['an empty ID', json(200, { users: [{ localId: '' }] })],
    ['text instead of a list', json(200, { users: 'alice' })],
    [
      'invalid sign-in methods',
      json(200, { users: [{ localId: 'alice', providerUserInfo: [null] }] }),
    ],
    [
      'sign-in methods that are no list',
      json(200, { users: [{ localId: 'alice', providerUserInfo: 'x' }] }),
    ],
    ['a null factor', json(200, { users: [{ localId: 'alice', mfaInfo: [null] }] })],
    ['a factor without a kind', json(200, { users: [{ localId: 'alice', mfaInfo: [{}] }] })],
    ['nothing at all', json(200, null)],
    ['a page of HTML', new Response('<h1>Sign in to this Wi-Fi</h1>')],
  ])('turns %s to a lookup into a network failure', async (_, answer) => {
    await expect(guarded(answer)(lookup)).rejects.toThrow(UnusableResponseError)
  })

  it.each([
    ['INVALID_ID_TOKEN', 'endedByFirebase'],
    ['TOKEN_EXPIRED', 'endedByFirebase'],
    ['USER_DISABLED', 'disabled'],
    ['USER_NOT_FOUND : gone', 'deletedElsewhere'],
  ])('lets %s end the session, and reports that it is %s', async (message, endReason) => {
    const endings = record(sessionEndRequest)
    const response = await guarded(json(400, { error: { message } }))(lookup)
    expect(response.status).toBe(400)
    expect(endings).toEqual([{ reason: endReason, uid: null }])
  })

  it.each([
    ['the account that was looked up', lookup, JSON.stringify({ idToken: ofAda }), 'ada'],
    ['the user whose token was to be renewed', token, 'refresh_token=of+Bob', 'bob'],
    ['no one, if the token is not the user’s', token, 'refresh_token=of+Ada', null],
  ])('ends the session of %s', async (...[, url, body, uid]) => {
    const endings = record(sessionEndRequest)
    const gone = json(400, { error: { message: 'USER_NOT_FOUND' } })
    await guard(() => Promise.resolve(gone), { uid: 'bob', refreshToken: 'of Bob' })(url, { body })
    expect(endings).toEqual([{ reason: 'deletedElsewhere', uid }])
  })

  it('reports that the person has left once the account is deleted, and not before', async () => {
    const endings = record(sessionEndRequest)
    const refusal = { error: { message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' } }
    await guarded(json(400, refusal))(deletion)
    expect(endings).toEqual([])
    await guarded(json(200, {}))(deletion)
    expect(endings).toEqual([{ reason: 'deletedHere', uid: null }])
  })

  it('reports checks of a session, and no other calls', async () => {
    const questions = record(sessionLookup)
    const call = guard(() => Promise.resolve(json(200, renewed)))
    await call(token, { body: 'grant_type=refresh_token' })
    await call(signUp, { body: '{}' })
    await call(lookup, { body: '{"idToken":"a"}' }).catch(() => null)
    expect(questions).toEqual(['grant_type=refresh_token', '{"idToken":"a"}'])
  })

  it('reports a deletion once, whatever the answer to a lookup in progress', async () => {
    const endings = record(sessionEndRequest)
    const answers = new Map<unknown, ((answer: Response) => void)[]>()
    const call = guard(
      (url) => new Promise((resolve) => answers.set(url, [...(answers.get(url) ?? []), resolve])),
    )
    const reply = (url: string, answer: () => Response) =>
      answers.get(url)?.forEach((resolve) => resolve(answer()))
    const asked = [call(lookup), call(deletion), call(lookup)]
    reply(lookup, () => json(400, { error: { message: 'USER_NOT_FOUND' } }))
    await new Promise((resolve) => setTimeout(resolve))
    reply(deletion, () => json(200, {}))
    const settled = await Promise.allSettled(asked)
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected'])
    expect(endings).toEqual([{ reason: 'deletedHere', uid: null }])
  })

  it('ends the session after a lookup if the deletion at the same time was refused', async () => {
    const endings = record(sessionEndRequest)
    const refusal = { error: { message: 'USER_DISABLED' } }
    const call = guard(() => Promise.resolve(json(400, refusal)))
    await Promise.all([call(deletion), call(lookup)])
    expect(endings).toEqual([{ reason: 'disabled', uid: null }])
  })

  it.each([
    ['stays', 'TOKEN_EXPIRED', 'was replaced meanwhile', json(200, {}), UnusableResponseError, []],
    ['stays', 'USER_NOT_FOUND', 'was replaced meanwhile', json(200, {}), UnusableResponseError, []],
    ['stays', 'USER_DISABLED', 'was replaced meanwhile', json(200, {}), UnusableResponseError, []],
    [
      'ends',
      'TOKEN_EXPIRED',
      'could not be replaced',
      json(400, {}),
      Response,
      ['endedByFirebase'],
    ],
  ])(
    'a session %s if a lookup is refused with %s for a token that %s',
    async (...[, message, , changed, answer, ends]) => {
      const endings = record(sessionEndRequest)
      const answers = new Map<unknown, (answer: Response) => void>()
      const call = guard((url) => new Promise((resolve) => answers.set(url, resolve)))
      const lookingUp = call(lookup).catch((error: unknown) => error)
      const changing = call(change)
      answers.get(lookup)?.(json(400, { error: { message } }))
      await new Promise((resolve) => setTimeout(resolve))
      answers.get(change)?.(changed)
      await changing
      expect(await lookingUp).toBeInstanceOf(answer)
      expect(endings.map(({ reason }) => reason)).toEqual(ends)
    },
  )

  it.each([
    ['stays', 'a new passkey replaced it', 'passkeyEnrollment:finalize', UnusableResponseError, []],
    [
      'ends',
      'a sign-in with a passkey was only begun',
      'passkeySignIn:start',
      Response,
      ['endedByFirebase'],
    ],
  ])(
    'a session %s if a lookup is refused for its token, and meanwhile %s',
    async (...[, , passkeyCall, answer, ends]) => {
      const endings = record(sessionEndRequest)
      const passkey = `https://identitytoolkit.googleapis.com/v2/accounts/${passkeyCall}?key=k`
      const expired = { error: { message: 'TOKEN_EXPIRED' } }
      const call = guard((url) =>
        Promise.resolve(url === lookup ? json(400, expired) : json(200, { idToken: 'new' })),
      )
      const lookingUp = call(lookup).catch((error: unknown) => error)
      await call(passkey)
      expect(await lookingUp).toBeInstanceOf(answer)
      expect(endings.map(({ reason }) => reason)).toEqual(ends)
    },
  )

  it.each([
    ['ends', 'a pending guest was deleted', deletion, { idToken: ofGuest }, Response, ['disabled']],
    ['stays', 'its password was changed', change, { idToken: ofAda }, UnusableResponseError, []],
    ['stays', 'someone signed in', signUp, { email: 'ada@example.com' }, UnusableResponseError, []],
  ])(
    'a session %s if a lookup is refused, and meanwhile %s',
    async (...[, , url, body, answer, ends]) => {
      const endings = record(sessionEndRequest)
      const disabled = { error: { message: 'USER_DISABLED' } }
      const call = guard((called) =>
        Promise.resolve(called === lookup ? json(400, disabled) : json(200, {})),
      )
      const lookingUp = call(lookup, { body: JSON.stringify({ idToken: ofAda }) })
      await call(url, { body: JSON.stringify(body) })
      expect(await lookingUp.catch((error: unknown) => error)).toBeInstanceOf(answer)
      expect(endings.filter(({ uid }) => uid === 'ada').map(({ reason }) => reason)).toEqual(ends)
    },
  )

  it('names the account whose deletion ends a session', async () => {
    const endings = record(sessionEndRequest)
    await guarded(json(200, {}))(deletion, { body: JSON.stringify({ idToken: ofAda }) })
    expect(endings).toEqual([{ reason: 'deletedHere', uid: 'ada' }])
  })

  it.each([
    ['an overloaded server', json(503, { error: { message: 'UNAVAILABLE' } })],
    ['an answer without a token', json(200, {})],
    ['a token that cannot be renewed', json(200, { ...renewed, refresh_token: undefined })],
    ['a token that cannot be renewed twice', json(200, { ...renewed, refresh_token: '' })],
    ['an invalid token', json(200, { ...renewed, access_token: {} })],
    ['a token that never expires', json(200, { ...renewed, expires_in: 'soon' })],
  ])('turns %s to a token renewal into a network failure', async (_, answer) => {
    await expect(guarded(answer)(token)).rejects.toThrow(UnusableResponseError)
  })

  it('lets a refused renewal end the session, and passes a good one', async () => {
    const refused = await guarded(json(400, { error: { message: 'INVALID_REFRESH_TOKEN' } }))(token)
    expect(refused.status).toBe(400)
    const good = await guarded(json(200, renewed))(token)
    expect(await good.json()).toEqual(renewed)
  })

  it('passes a good answer unread', async () => {
    const alice = {
      localId: 'alice',
      providerUserInfo: [{ providerId: 'password' }],
      mfaInfo: [
        { mfaEnrollmentId: '1', phoneInfo: '+1' },
        { mfaEnrollmentId: '2', totpInfo: {} },
      ],
    }
    for (const user of [{ localId: 'alice' }, alice]) {
      const response = await guarded(json(200, { users: [user] }))(lookup)
      expect(await response.json()).toEqual({ users: [user] })
    }
  })

  it("doesn't change the answers to other calls", async () => {
    const response = await guarded(json(503, {}))(signUp)
    expect(response.status).toBe(503)
  })

  it('reports whether the server answers', async () => {
    const reports = record(reachability)
    await guarded(json(400, {}))(signUp)
    await guarded(json(503, {}))(signUp)
    await guarded(new TypeError('offline'))(signUp).catch(() => null)
    await guarded(new DOMException('lazy', 'TimeoutError'))(signUp).catch(() => null)
    await guarded(new DOMException('called off', 'AbortError'))(signUp).catch(() => null)
    await guarded(json(503, {}))('https://example.com/')
    expect(reports).toEqual([true, false, false, false])
  })

  it.each([
    ['the local Firebase', true, configuration.local?.firestore],
    ['a hosted project', false, 'https://firestore.googleapis.com'],
  ])('keeps answers of Firestore out of the browser’s cache, with %s', async (_, local, host) => {
    vi.stubGlobal('__LOCAL__', local)
    onTestFinished(() => void vi.unstubAllGlobals())
    expect(
      await cachesOf([
        `${host}/google.firestore.v1.Firestore/Listen/channel?VER=8`,
        `${host}/v1/projects/p/databases/(default)/documents:batchGet`,
      ]),
    ).toEqual(['no-store', 'no-store'])
  })

  it('leaves the calls of a product to its own server alone', async () => {
    expect(
      await cachesOf([
        'https://api.example.com/v1/projects/7',
        'https://api.example.com/google.firestore.v1.Firestore/7',
        '/v1/projects/7',
      ]),
    ).toEqual([undefined, undefined, undefined])
  })

  it('renews a token once for simultaneous requests, and again for later ones', async () => {
    let renewals = 0
    const server = async () => {
      renewals += 1
      return json(200, renewed)
    }
    const fetchGuarded = guard(server)
    const ask = () => fetchGuarded(token, { method: 'POST', body: 'refresh_token=old' })
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual(
      answers.map(() => renewed),
    )
    expect(renewals).toBe(1)
    await ask()
    expect(renewals).toBe(2)
  })
})

/** How the browser may cache the answer to each call. */
async function cachesOf(urls: readonly string[]): Promise<readonly (RequestCache | undefined)[]> {
  const caches: (RequestCache | undefined)[] = []
  const call = guard((_, init) => {
    caches.push(init?.cache)
    return Promise.resolve(json(200, {}))
  })
  for (const url of urls) await call(url)
  return caches
}

function json(status: number, body: object | null): Response {
  return Response.json(body, { status })
}

/** The guard around a network, for a tab with this user. */
function guard(network: typeof fetch, user: ReturnType<ReadUser> = null): typeof fetch {
  return createGuardedFetch(network, () => user)
}

function guarded(outcome: Response | Error) {
  return guard(() =>
    outcome instanceof Response ? Promise.resolve(outcome) : Promise.reject(outcome),
  )
}
