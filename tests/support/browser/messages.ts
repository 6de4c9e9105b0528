import { randomInt } from 'node:crypto'
import { expect } from '@playwright/test'
import { HOST, localPorts, PROJECT_ID } from '#local-firebase/ports.ts'
import { somebody } from './people.ts'

const auth = `http://${HOST}:${localPorts().auth}`
const toolkit = `${auth}/identitytoolkit.googleapis.com/v1`

/** Has the local Firebase issue one message of every kind that a new account can cause. */
export async function issueEveryMessage() {
  const { email, password } = somebody()
  const phone = `+1555${randomInt(1_000_000, 9_999_999)}`
  const { idToken } = await post('accounts:signUp', { email, password, returnSecureToken: true })
  await post('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email })
  await post('accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
  await post('accounts:sendOobCode', {
    requestType: 'EMAIL_SIGNIN',
    email,
    continueUrl: 'http://localhost/',
  })
  await post('accounts:sendVerificationCode', { phoneNumber: phone, recaptchaToken: 'any' })
  return { email, phone, code: await codeFor(phone) }
}

async function post(call: string, body: object): Promise<{ idToken?: string }> {
  const response = await fetch(`${toolkit}/${call}?key=demo-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
  return (await response.json()) as { idToken?: string }
}

async function codeFor(phone: string): Promise<string> {
  const response = await fetch(`${auth}/emulator/v1/projects/${PROJECT_ID}/verificationCodes`)
  const { verificationCodes } = (await response.json()) as {
    verificationCodes: { phoneNumber: string; code: string }[]
  }
  return verificationCodes.find(({ phoneNumber }) => phoneNumber === phone)?.code ?? ''
}
