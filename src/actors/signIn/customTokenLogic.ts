import { fromCallback } from 'xstate'
import { applyToken } from '../../firebase/signIn/customToken.ts'
import { customTokenMachine } from '../../machines/signIn/customTokenMachine.ts'

/** Signs in with a custom token from another system. */
export const customTokenLogic = customTokenMachine.provide({
  actors: { applyToken: fromCallback(applyToken) },
})
