import { fromCallback } from 'xstate'
import { checkLeaked } from '../../firebase/signUp/leakedPasswords.ts'
import { leakedPasswordMachine } from '../../machines/signUp/leakedPasswordMachine.ts'

/** Checks a new password against Have I Been Pwned. */
export const leakedPasswordLogic = leakedPasswordMachine.provide({
  actors: { checkLeaked: fromCallback(checkLeaked) },
})
