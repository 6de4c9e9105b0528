import { createHmac, randomUUID } from 'node:crypto'
import { PROJECT_ID } from '../ports.ts'
import { acceptsCode, toBase32 } from './totpCodes.ts'

export type Reply = { readonly status: number; readonly body: Body }

/** A request from the page. */
export type Call = {
  readonly path: string
  readonly body: Body
  /** Calls the emulator, as the project's owner if `isOwner`. */
  readonly ask: (path: string, body?: Body, isOwner?: boolean) => Promise<Reply>
}

/** The request and response fields for second factors. */
export type Body = {
  readonly tenantId?: string
  readonly totpEnrollmentInfo?: object
  readonly totpVerificationInfo?: { sessionInfo?: string; verificationCode: string }
  readonly totpSessionInfo?: object
  readonly totpAuthInfo?: object
  readonly phoneEnrollmentInfo?: object
  readonly phoneVerificationInfo?: object
  readonly phoneSessionInfo?: { sessionInfo: string }
  readonly phoneResponseInfo?: { sessionInfo: string }
  readonly mfaPendingCredential?: string
  readonly mfaEnrollmentId?: string
  readonly mfaInfo?: readonly Factor[]
  readonly users?: readonly Body[]
  readonly verificationCodes?: readonly { sessionInfo: string; code: string }[]
  readonly localId?: string | readonly string[]
  readonly error?: { readonly code: number; readonly message: string }
}

type Factor = {
  readonly mfaEnrollmentId: string
  readonly displayName?: string | undefined
  readonly enrolledAt?: string | undefined
  readonly phoneInfo?: string
  readonly totpInfo?: object
}

const TOOLKIT = '/identitytoolkit.googleapis.com'

/**
 * The emulator supports phones only. An authenticator app is registered as a phone with this prefix
 * instead of a number, and is sent a code after the app has shown a correct one. So the emulator
 * checks and stores apps like phones.
 */
const APP_PREFIX = '+app.'

const UNTIL_EXPIRED = 5 * 60_000

/** The calls that involve authenticator apps, answered like the real service. */
export const appOperations: Readonly<Record<string, (call: Call) => Promise<Reply>>> = {
  [`POST ${TOOLKIT}/v2/accounts/mfaEnrollment:start`]: startEnrollment,
  [`POST ${TOOLKIT}/v2/accounts/mfaEnrollment:finalize`]: finishEnrollment,
  [`POST ${TOOLKIT}/v2/accounts/mfaSignIn:finalize`]: finishSignIn,
  [`POST ${TOOLKIT}/v1/accounts:lookup`]: withAppFactors,
  [`POST ${TOOLKIT}/v1/accounts:signInWithEmailLink`]: withAppFactors,
  [`POST ${TOOLKIT}/v1/accounts:signInWithIdp`]: withAppFactors,
  [`POST ${TOOLKIT}/v1/accounts:signInWithPassword`]: withAppFactors,
}

async function startEnrollment({ path, body, ask }: Call): Promise<Reply> {
  const reply = await ask(path, body)
  // The emulator checks this last, so everything else about the account is valid.
  const mayEnroll = reply.body.error?.message.includes('Missing phoneEnrollmentInfo')
  if (!body.totpEnrollmentInfo || !mayEnroll) return reply
  const app = APP_PREFIX + randomUUID()
  const deadline = Date.now() + UNTIL_EXPIRED
  const totpSessionInfo = {
    sharedSecretKey: toBase32(keyOf(app)),
    verificationCodeLength: 6,
    hashingAlgorithm: 'SHA1',
    periodSec: 30,
    sessionInfo: `${app} ${deadline}`,
    finalizeEnrollmentTime: new Date(deadline).toISOString(),
  }
  return { status: 200, body: { totpSessionInfo } }
}

async function finishEnrollment({ path, body, ask }: Call): Promise<Reply> {
  const { totpVerificationInfo: shown, ...rest } = body
  if (!shown) return ask(path, body)
  const [app = '', deadline] = shown.sessionInfo?.split(' ') ?? []
  if (Date.now() > Number(deadline)) return refusal('SESSION_EXPIRED')
  if (!acceptsCode(keyOf(app), shown.verificationCode, Date.now())) return refusal('INVALID_CODE')
  const phoneEnrollmentInfo = { phoneNumber: app }
  const start = await ask(path.replace(':finalize', ':start'), {
    ...rest,
    phoneEnrollmentInfo,
  })
  return finish({ path, body: rest, ask }, start, start.body.phoneSessionInfo)
}

async function finishSignIn({ path, body, ask }: Call): Promise<Reply> {
  const { totpVerificationInfo: shown, ...rest } = body
  if (!shown) return ask(path, body)
  const app = await findApp({ path, body, ask })
  if (!app) return refusal('MFA_ENROLLMENT_NOT_FOUND')
  if (!acceptsCode(keyOf(app), shown.verificationCode, Date.now())) return refusal('INVALID_CODE')
  const start = await ask(path.replace(':finalize', ':start'), rest)
  return finish({ path, body: rest, ask }, start, start.body.phoneResponseInfo)
}

/** Sends the emulator the code that it has just issued for the app. */
async function finish(call: Call, start: Reply, sent: Body['phoneSessionInfo']): Promise<Reply> {
  if (!sent) return start
  const { path, body, ask } = call
  const { verificationCodes = [] } = (await ask(`/emulator/v1/${scopeOf(body)}/verificationCodes`))
    .body
  const code = verificationCodes.find(({ sessionInfo }) => sessionInfo === sent.sessionInfo)?.code
  const phoneVerificationInfo = { ...sent, code }
  const reply = await ask(path, { ...body, phoneVerificationInfo })
  return reply.status === 200 ? { ...reply, body: { ...reply.body, totpAuthInfo: {} } } : reply
}

/** Returns the emulator's name for the app of this sign-in. */
async function findApp({ body, ask }: Call): Promise<string | undefined> {
  const pending = Buffer.from(body.mfaPendingCredential ?? '', 'base64').toString()
  const [, localId = ''] = /"localId":"([^"]*)"/.exec(pending) ?? []
  const accounts = `${TOOLKIT}/v1/${scopeOf(body)}/accounts:lookup`
  const { users = [] } = (await ask(accounts, { localId: [localId] }, true)).body
  const factors = users.flatMap(({ mfaInfo = [] }) => mfaInfo)
  const factor = factors.find(({ mfaEnrollmentId }) => mfaEnrollmentId === body.mfaEnrollmentId)
  return isApp(factor) ? factor?.phoneInfo : undefined
}

async function withAppFactors({ path, body, ask }: Call): Promise<Reply> {
  const reply = await ask(path, body)
  const { users } = reply.body
  return {
    ...reply,
    body: { ...withApps(reply.body), ...(users && { users: users.map(withApps) }) },
  }
}

function withApps(account: Body): Body {
  return account.mfaInfo ? { ...account, mfaInfo: account.mfaInfo.map(asFactorOfApp) } : account
}

function asFactorOfApp(factor: Factor): Factor {
  if (!isApp(factor)) return factor
  const { mfaEnrollmentId, displayName, enrolledAt } = factor
  return { mfaEnrollmentId, displayName, enrolledAt, totpInfo: {} }
}

function isApp(factor: Factor | undefined): boolean {
  return factor?.phoneInfo?.startsWith(APP_PREFIX) ?? false
}

/** Derived from the app's name, so that it needn't be stored. */
function keyOf(app: string): Uint8Array {
  return createHmac('sha1', PROJECT_ID).update(app).digest()
}

function scopeOf({ tenantId }: Body): string {
  return `projects/${PROJECT_ID}${tenantId ? `/tenants/${tenantId}` : ''}`
}

function refusal(message: string): Reply {
  return { status: 400, body: { error: { code: 400, message } } }
}
