import { fromCallback } from 'xstate'
import { applyToken } from '../firebase/auth/customToken.ts'
import { customTokenMachine } from '../machines/customTokenMachine.ts'

/** Signing in with a token from another system, wired to the provider. */
export const customTokenFlow = customTokenMachine.provide({
  actors: { applyToken: fromCallback(applyToken) },
})
