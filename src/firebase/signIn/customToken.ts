import { signInWithCustomToken } from 'firebase/auth'
import { fromCallback } from 'xstate'
import { customTokenMachine, type ApplyToken } from '../../machines/signIn/customTokenMachine.ts'
import { auth } from '../sdk/app.ts'
import { toPort } from '../sdk/toPort.ts'
import { leaveGuest } from '../guest/signInWithGuestData.ts'
import { reportSignIn } from '../session/reportSignIn.ts'

const applyToken: ApplyToken = toPort(async ({ token }) => {
  const entry = await leaveGuest(() => signInWithCustomToken(auth(), token))
  reportSignIn(entry, 'custom_token')
  return { type: 'token.applied' as const, uid: entry.user.uid }
})

/** Signs in with a custom token from another system. */
export const customTokenLogic = customTokenMachine.provide({
  actors: { applyToken: fromCallback(applyToken) },
})
