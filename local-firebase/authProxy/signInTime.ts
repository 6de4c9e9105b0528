import { SessionEndedError, type Rewrite } from './forward.ts'

/**
 * The contents of the emulator's tokens. `signIn` in the refresh token is added here, and the
 * emulator ignores it.
 */
type Content = {
  readonly auth_time?: number
  readonly user_id?: string
  readonly email?: string
  readonly signIn?: number
  readonly issuedAt?: number
}

/** The tokens in a response: in camel case for a sign-in or change, in snake case for a renewal. */
type Answer = {
  readonly kind?: string
  readonly idToken?: string
  readonly refreshToken?: string
  readonly id_token?: string
  readonly refresh_token?: string
  readonly email?: string
}

/** In which second each account got a new password, in milliseconds since 1970, by its ID or email address. */
const newPasswords = new Map<string, number>()

const CHANGE = 'identitytoolkit#SetAccountInfoResponse'
const SIGN_UP = 'identitytoolkit#SignupNewUserResponse'
const RESET = 'identitytoolkit#ResetPasswordResponse'

/**
 * Keeps a session's `auth_time` constant, like the real service. The emulator uses the account's
 * last sign-in on any device instead. The refresh token carries the time from one renewal to the
 * next. A new password ends all other sessions, as at the real service.
 *
 * @throws a `SessionEndedError` if the session can't be renewed anymore.
 */
export const keepSignInTime: Rewrite = (answer, requested) => {
  const { kind, email, idToken, refreshToken }: Answer = answer
  const { id_token: renewed, refresh_token: next }: Answer = answer
  if (idToken && refreshToken) {
    const before = isChange(kind, requested) ? signInOf(sentIn(requested, 'idToken')) : Infinity
    if (sentIn(requested, 'password') && (kind === CHANGE || kind === SIGN_UP))
      newPasswords.set(ownerOf(idToken), thisSecond())
    const tokens = withSignIn(idToken, refreshToken, before)
    return { ...answer, ...tokens }
  }
  if (kind === RESET && email && sentIn(requested, 'newPassword'))
    newPasswords.set(email, thisSecond())
  if (!renewed || !next) return answer
  const { signIn = Infinity, issuedAt = Infinity } = read(sentIn(requested, 'refresh_token'))
  if (issuedAt < newPasswordOf(renewed)) throw new SessionEndedError()
  const tokens = withSignIn(renewed, next, signIn)
  return {
    ...answer,
    id_token: tokens.idToken,
    access_token: tokens.idToken,
    refresh_token: tokens.refreshToken,
  }
}

/** Second factors are added and removed in a session, too, but the emulator doesn't say so. */
function isChange(kind: string | undefined, requested: string): boolean {
  if (kind === CHANGE) return true
  const isFactor = factorFields.some((field) => sentIn(requested, field) !== '')
  return isFactor && sentIn(requested, 'idToken') !== ''
}

const factorFields = ['mfaEnrollmentId', 'phoneVerificationInfo', 'totpVerificationInfo']

/** A test may backdate the account's last sign-in, which then applies to every session. */
function withSignIn(idToken: string, refreshToken: string, before: number) {
  const last = signInOf(idToken)
  const [header, claims = '', signature] = idToken.split('.')
  const changed = write({ ...read(claims), auth_time: Math.min(before, last) })
  const signIn = before === Infinity ? last : before
  return {
    idToken: [header, changed, signature].join('.'),
    refreshToken: write({ ...read(refreshToken), signIn, issuedAt: Date.now() }),
  }
}

/** If a token is equal to the last one, as within a second, the SDK keeps its refresh token, too. */
function thisSecond(): number {
  return Math.floor(Date.now() / 1000) * 1000
}

function newPasswordOf(idToken: string): number {
  const { email = '' } = claimsOf(idToken)
  return Math.max(newPasswords.get(ownerOf(idToken)) ?? 0, newPasswords.get(email) ?? 0)
}

function ownerOf(idToken: string): string {
  return claimsOf(idToken).user_id ?? ''
}

function signInOf(idToken: string): number {
  return claimsOf(idToken).auth_time ?? Infinity
}

function claimsOf(idToken: string): Content {
  return read(idToken.split('.')[1] ?? '')
}

/** The SDK sends renewals as a form, and everything else as JSON. */
function sentIn(requested: string, name: string): string {
  const form = () => new URLSearchParams(requested).get(name)
  const value = requested.startsWith('{')
    ? (JSON.parse(requested) as Record<string, string>)[name]
    : form()
  return value ?? ''
}

function read(part: string): Content {
  return JSON.parse(Buffer.from(part, 'base64url').toString() || '{}') as Content
}

function write(content: object): string {
  return Buffer.from(JSON.stringify(content)).toString('base64url')
}
