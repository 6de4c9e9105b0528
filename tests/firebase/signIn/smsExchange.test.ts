import { expect, it, vi } from 'vitest'
import { smsExchange } from '#src/firebase/signIn/smsExchange.ts'
import { codedError } from '#src/domain/errorCode.ts'

vi.mock('#src/firebase/sdk/app.ts', () => ({ auth: () => ({ currentUser: null }) }))
vi.mock('firebase/auth', () => ({
  initializeRecaptchaConfig: async () => undefined,
  RecaptchaVerifier: class {
    render = async () => 0
    clear = () => undefined
  },
  PhoneAuthProvider: class {
    static readonly credential = (id: string, code: string) => `${id} ${code}`
    readonly verifyPhoneNumber = async () => `message ${(sent += 1)}`
  },
}))
vi.stubGlobal('document', {
  createElement: () => ({ remove: () => undefined }),
  body: { appendChild: (element: object) => element },
})

let sent = 0
const to = { phoneNumber: '+12025550100' }

it.each([
  ['has signed someone in', undefined, 2],
  ['has expired', 'auth/code-expired', 2],
  ['belongs to another account', 'auth/account-exists-with-different-credential', 2],
  ['was mistyped', 'auth/invalid-verification-code', 1],
])(
  'after a code that %s, a request for another code sends what is needed',
  async (_, refusal, messages) => {
    sent = 0
    const { send, use } = smsExchange()
    await send(to)
    const used = use('123456', async (credential) => {
      expect(credential).toBe('message 1 123456')
      if (refusal) throw codedError(refusal, 'Refused by a test.')
    })
    await used.catch(() => null)
    await send(to)
    expect(sent).toBe(messages)
  },
)
