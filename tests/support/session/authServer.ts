import { emulatorToken } from '../emulators/emulatorToken.ts'

/** An account in the form in which the service answers. */
export type Account = {
  localId: string
  email?: string
  emailVerified?: boolean
  passwordHash?: string
  phoneNumber?: string
  providerUserInfo?: readonly { providerId: string }[]
}

type Answer = (body: Readonly<Record<string, unknown>>) => object | Promise<object>

/**
 * Firebase Authentication at the network's edge: the SDK is real, and gets the answers of the real service. An
 * account's refresh token is its uid, and a custom token is one, too.
 */
export const authServer = {
  accounts: new Map<string, Account>(),
  /** Answers by call, such as `accounts:update`, in place of the usual ones. */
  answers: new Map<string, Answer>(),
  /** The calls so far, such as `accounts:lookup`. */
  calls: [] as string[],
  isReachable: true,
  /** Claims of the next tokens, besides the usual ones. */
  claims: {},
}

/** Forgets all accounts and answers. */
export function resetAuthServer(): void {
  authServer.accounts.clear()
  authServer.answers.clear()
  Object.assign(authServer, { calls: [], isReachable: true, claims: {} })
}

/** Makes a call fail with an error of the service, such as `CREDENTIAL_TOO_OLD_LOGIN_AGAIN`. */
export function refuse(call: string, message: string): void {
  authServer.answers.set(call, () => {
    throw new Error(message)
  })
}

/** The answer to a successful sign-in. */
export function signedIn(uid: string): object {
  const idToken = emulatorToken(uid, 'password', authServer.claims)
  return { localId: uid, idToken, refreshToken: uid, expiresIn: '3600' }
}

/** Answers a request, as `fetch` does. */
export async function fetchFromAuthServer(url: string, init?: RequestInit): Promise<Response> {
  const [, call = ''] = /\/v[12]\/([^?]+)/.exec(url) ?? []
  authServer.calls.push(call)
  const answer = authServer.answers.get(call) ?? usualAnswers[call]
  if (!authServer.isReachable || !answer) throw new TypeError(`Nothing answers at ${url}`)
  try {
    return Response.json(await answer(bodyOf(init?.body)))
  } catch (error) {
    const { message } = error as Error
    return Response.json({ error: { code: 400, message } }, { status: 400 })
  }
}

const usualAnswers: Readonly<Record<string, Answer>> = {
  'accounts:signInWithCustomToken': ({ token }) => signedIn(String(token)),
  /** Signs in to the account that was added last, as a new guest. */
  'accounts:signUp': () => signedIn([...authServer.accounts.keys()].at(-1) ?? ''),
  'accounts:lookup': ({ idToken }) => ({ users: [accountOf(idToken)] }),
  'accounts:update': ({ idToken }) => accountOf(idToken),
  'accounts:delete': () => ({}),
  token: ({ refresh_token: uid }) => {
    const { idToken } = signedIn(String(uid)) as { idToken: string }
    return { access_token: idToken, refresh_token: uid, expires_in: '3600' }
  },
}

function accountOf(idToken: unknown): Account {
  const [, payload = ''] = String(idToken).split('.')
  const { sub } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string }
  const account = authServer.accounts.get(sub)
  if (account) return account
  throw new Error('USER_NOT_FOUND')
}

function bodyOf(body: unknown): Readonly<Record<string, unknown>> {
  if (typeof body !== 'string') return {}
  return body.startsWith('{')
    ? (JSON.parse(body) as Record<string, unknown>)
    : Object.fromEntries(new URLSearchParams(body))
}
