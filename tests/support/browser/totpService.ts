import type { Page, Route } from '@playwright/test'
import { fromBase32, takesCode } from '#tests/support/totp.ts'
import { sessionOf } from './factors.ts'
import type { Person } from './people.ts'
import { answer, calls } from './provider.ts'

/** What the stand-in gives to an authenticator app. */
export const totpKey = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

type Factor = { mfaEnrollmentId: string; displayName: string; enrolledAt: string; totpInfo: object }
type Body = {
  displayName?: string
  totpEnrollmentInfo?: object
  totpVerificationInfo?: { verificationCode: string }
}

/** An authenticator app as the service lists it among the factors of an account. */
export function appFactor(displayName: string): Factor {
  const mfaEnrollmentId = displayName.toLowerCase().replaceAll(' ', '-')
  return { mfaEnrollmentId, displayName, enrolledAt: '2026-11-21T10:00:00.000Z', totpInfo: {} }
}

/**
 * Does for a page what the emulator cannot: authenticator apps as second factors, in the shape of the
 * real service. The sessions that it hands out are real ones of the person.
 *
 * @param factors which apps the person has already set up.
 */
export async function provideTotp(page: Page, person: Person, factors: Factor[] = []) {
  const key = fromBase32(totpKey)
  const isRight = (route: Route) => {
    const { totpVerificationInfo } = bodyOf(route)
    return takesCode(key, totpVerificationInfo?.verificationCode ?? '', Date.now())
  }
  const judge = async (route: Route, onRight: () => void) => {
    if (!isRight(route)) return answer(route, 400, refusal('INVALID_CODE'))
    onRight()
    return answer(route, 200, { ...(await sessionOf(person)), totpAuthInfo: {} })
  }
  await page.route(calls.startEnrolment, (route) =>
    bodyOf(route).totpEnrollmentInfo
      ? answer(route, 200, { totpSessionInfo: sessionInfo() })
      : route.fallback(),
  )
  await page.route(calls.finishEnrolment, (route) =>
    judge(route, () => factors.push(appFactor(bodyOf(route).displayName ?? ''))),
  )
  await page.route(calls.finishChallenge, (route) => judge(route, () => undefined))
  await page.route(calls.lookup, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const response = await route.fetch()
    const { users = [] } = (await response.json()) as { users?: object[] }
    return answer(route, 200, { users: users.map((user) => ({ ...user, mfaInfo: factors })) })
  })
  const challenge = (route: Route) =>
    factors.length > 0 && route.request().method() === 'POST'
      ? answer(route, 200, { mfaPendingCredential: 'pending', mfaInfo: factors })
      : route.fallback()
  await page.route(calls.signIn, challenge)
  await page.route(calls.signInWithProvider, challenge)
}

function sessionInfo() {
  return {
    sharedSecretKey: totpKey,
    verificationCodeLength: 6,
    hashingAlgorithm: 'SHA1',
    periodSec: 30,
    sessionInfo: 'session',
    finalizeEnrollmentTime: new Date(Date.now() + 300_000).toISOString(),
  }
}

function refusal(message: string) {
  return { error: { code: 400, message } }
}

function bodyOf(route: Route): Body {
  return (route.request().postDataJSON() ?? {}) as Body
}
