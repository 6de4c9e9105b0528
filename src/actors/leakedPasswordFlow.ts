import { fromCallback } from 'xstate'
import { askLeaks } from '../firebase/auth/leakedPasswords.ts'
import { leakedPasswordMachine } from '../machines/leakedPasswordMachine.ts'

/** Checks a new password against Have I Been Pwned. */
export const leakedPasswordFlow = leakedPasswordMachine.provide({
  actors: { askLeaks: fromCallback(askLeaks) },
})
