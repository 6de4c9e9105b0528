import { signInWithCustomToken } from 'firebase/auth'
import { portsOf } from '../../machines/shared/ports.ts'
import { customTokenMachine, type ApplyToken } from '../../machines/signIn/customTokenMachine.ts'
import { signInWithUnconfirmedMove } from '../guest/signInWithGuestData.ts'
import { auth } from '../sdk/app.ts'
import { toPort } from '../sdk/toPort.ts'
import { recordSignIn } from '../session/signIn/recordSignIn.ts'

const applyToken: ApplyToken = toPort(async ({ token }) => {
  const credential = await signInWithUnconfirmedMove(() => signInWithCustomToken(auth(), token))
  recordSignIn(credential, 'custom_token')
  return { type: 'token.applied' as const, uid: credential.user.uid }
})

/** Signs in with a custom token from another system. */
export const customTokenLogic = customTokenMachine.provide({
  actors: portsOf({ applyToken }),
})
