import { signInWithCustomToken } from 'firebase/auth'
import type { ApplyToken } from '../../machines/customTokenMachine.ts'
import { auth } from '../app.ts'
import { attempt } from '../attempt.ts'
import { leaveGuest } from '../guest/bringGuest.ts'

export const applyToken: ApplyToken = attempt(async ({ token }) => {
  const { user } = await leaveGuest(() => signInWithCustomToken(auth(), token))
  return { type: 'token.applied' as const, uid: user.uid }
})
