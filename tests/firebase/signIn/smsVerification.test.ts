import { PhoneAuthCredential } from 'firebase/auth'
import { expect, it } from 'vitest'
import { codedError } from '#src/domain/errorCode.ts'
import { smsVerification } from '#src/firebase/signIn/smsVerification.ts'

const to = { phoneNumber: '+12025550100' }

it.each([
  ['has signed someone in', undefined, 2],
  ['has expired', 'auth/code-expired', 2],
  ['belongs to another account', 'auth/account-exists-with-different-credential', 2],
  ['was mistyped', 'auth/invalid-verification-code', 1],
])(
  'after a code that %s, a request for another code sends what is needed',
  async (_, refusal, messages) => {
    let sent = 0
    const { send, withCredential } = smsVerification(async () => {
      sent += 1
      const number = sent
      return (code) => credentialOf(`message ${number}`, code)
    })
    await send(to)
    const used: object[] = []
    const using = withCredential('123456', async (credential) => {
      used.push(credential.toJSON())
      if (refusal) throw codedError(refusal, 'Refused by a test.')
    })
    await using.catch(() => null)
    expect(used).toMatchObject([{ verificationId: 'message 1', verificationCode: '123456' }])
    await send(to)
    expect(sent).toBe(messages)
  },
)

it('a code for which no message was sent is refused', () => {
  const { credential } = smsVerification(() => new Promise(() => undefined))
  expect(() => credential('123456')).toThrow('No message was sent.')
})

function credentialOf(verificationId: string, verificationCode: string): PhoneAuthCredential {
  const fields = { providerId: 'phone', verificationId, verificationCode }
  const credential = PhoneAuthCredential.fromJSON(fields)
  if (!credential) throw new Error('The SDK knows another format.')
  return credential
}
