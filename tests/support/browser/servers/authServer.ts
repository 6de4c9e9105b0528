import type { Page, Route } from '@playwright/test'

/** The URLs of Firebase Authentication's calls, by their names in its API reference. */
export const calls = {
  signIn: /accounts:signInWithPassword/,
  signUp: /accounts:signUp/,
  signInWithProvider: /accounts:signInWithIdp/,
  sendEmail: /accounts:sendOobCode/,
  signInWithLink: /accounts:signInWithEmailLink/,
  checkCode: /accounts:resetPassword/,
  sendSms: /accounts:sendVerificationCode/,
  signInWithPhone: /accounts:signInWithPhoneNumber/,
  startEnrollment: /accounts\/mfaEnrollment:start/,
  finishEnrollment: /accounts\/mfaEnrollment:finalize/,
  withdrawFactor: /accounts\/mfaEnrollment:withdraw/,
  startChallenge: /accounts\/mfaSignIn:start/,
  finishChallenge: /accounts\/mfaSignIn:finalize/,
  startPasskey: /accounts\/passkeyEnrollment:start/,
  offerPasskey: /accounts\/passkeySignIn:start/,
  lookup: /accounts:lookup/,
  update: /accounts:update/,
  deletion: /accounts:delete/,
  token: /securetoken\.googleapis\.com\/v1\/token/,
  recaptchaConfiguration: /\/v2\/recaptchaConfig/,
  passwordPolicy: /\/v2\/passwordPolicy/,
  project: /\/v1\/projects\?/,
  anything: /\/(identitytoolkit|securetoken)\.googleapis\.com\//,
} as const

const crossOrigin = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

/** Makes a call fail with a status and an error code, in the real service's format. */
export async function refuse(page: Page, call: RegExp, status: number, message: string) {
  await page.route(call, (route) => answer(route, status, { error: { code: status, message } }))
}

/** Answers a request in place of the service. */
export async function answer(route: Route, status: number, json: object): Promise<void> {
  await route.fulfill({ status, json, headers: crossOrigin })
}

/** Blocks all requests to Firebase Authentication, as if its server were down. */
export async function blockAuthServer(page: Page): Promise<void> {
  await page.route(calls.anything, (route) => route.abort('connectionrefused'))
}

/** Holds requests back until `release` is called; `count` returns how often one was made. */
export async function holdRequests(page: Page, call: RegExp | string) {
  const held: (() => void)[] = []
  let isHolding = true
  let count = 0
  await page.route(call, async (route) => {
    if (route.request().method() !== 'OPTIONS') count += 1
    if (isHolding) await new Promise<void>((resolve) => held.push(resolve))
    await route.fallback()
  })
  const release = () => {
    isHolding = false
    for (const proceed of held) proceed()
  }
  return { release, count: () => count }
}

/**
 * Makes the app request reCAPTCHA, as it does without the emulator, and blocks the script like a content
 * blocker.
 */
export async function blockRecaptcha(page: Page): Promise<void> {
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    const setting = 'appVerificationDisabledForTesting='
    await route.fulfill({ response, body: body.replaceAll(`${setting}!0`, `${setting}!1`) })
  })
  await page.route('https://www.google.com/recaptcha/**', (route) => route.abort('blockedbyclient'))
}

/**
 * Answers the next provider sign-in as the real service does if another account has the email: no one is
 * signed in, and the response lists that account's providers.
 */
export async function answerThatAccountExists(
  page: Page,
  email: string,
  verifiedProvider: readonly string[],
): Promise<void> {
  const answerSignIn = async (route: Route) => {
    const { requestUri } = route.request().postDataJSON() as { requestUri: string }
    const query = new URL(requestUri).searchParams
    await answer(route, 200, {
      kind: 'identitytoolkit#VerifyAssertionResponse',
      providerId: query.get('providerId'),
      oauthIdToken: query.get('id_token'),
      email,
      emailVerified: true,
      needConfirmation: true,
      verifiedProvider,
    })
  }
  await page.route(calls.signInWithProvider, answerSignIn, { times: 1 })
}

/** Makes providers withhold the email, as people can choose with some of them. */
export async function withholdEmail(page: Page): Promise<void> {
  await page.route(calls.signInWithProvider, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const body = route.request().postDataJSON() as { requestUri: string }
    const uri = new URL(body.requestUri)
    const claims = JSON.parse(uri.searchParams.get('id_token') ?? '{}') as object
    const kept = { ...claims, email: undefined, email_verified: undefined }
    uri.searchParams.set('id_token', JSON.stringify(kept))
    return route.continue({ postData: { ...body, requestUri: uri.href } })
  })
}

export function countPosts(page: Page, call: RegExp): () => number {
  let count = 0
  page.on('request', (request) => {
    if (call.test(request.url()) && request.method() === 'POST') count += 1
  })
  return () => count
}
