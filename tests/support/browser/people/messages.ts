import { randomInt } from 'node:crypto'
import { callAuth } from '../../emulators/localApi.ts'
import { newUser } from './people.ts'
import { codeSentTo } from './phones.ts'

/** Has the local Firebase issue one message of every kind that a new account can cause. */
export async function issueEveryMessage() {
  const { email, password } = newUser()
  const phone = `+1555${randomInt(1_000_000, 9_999_999)}`
  const { idToken } = await callAuth('accounts:signUp', {
    email,
    password,
    returnSecureToken: true,
  })
  await callAuth('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email })
  await callAuth('accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
  await callAuth('accounts:sendOobCode', {
    requestType: 'EMAIL_SIGNIN',
    email,
    continueUrl: 'http://localhost/',
  })
  await callAuth('accounts:sendVerificationCode', { phoneNumber: phone, recaptchaToken: 'any' })
  return { email, phone, code: await codeSentTo(phone) }
}
