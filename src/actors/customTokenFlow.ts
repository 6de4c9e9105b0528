import { fromCallback } from 'xstate'
import { applyToken } from '../firebase/auth/customToken.ts'
import { customTokenMachine } from '../machines/customTokenMachine.ts'

/** Signs in with a custom token from another system. */
export const customTokenFlow = customTokenMachine.provide({
  actors: { applyToken: fromCallback(applyToken) },
})
