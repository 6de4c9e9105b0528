import { signInWithCustomToken } from 'firebase/auth'
import type { ApplyToken } from '../machines/customTokenMachine.ts'
import { auth } from './app.ts'
import { attempt } from './attempt.ts'
import { bringGuest } from './move/bringGuest.ts'

export const applyToken: ApplyToken = attempt(async ({ token }) => {
  await bringGuest(() => signInWithCustomToken(auth(), token))
  return { type: 'token.applied' as const }
})
