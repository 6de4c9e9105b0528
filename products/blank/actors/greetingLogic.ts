import { fromCallback } from 'xstate'
import { readKept, saveKept } from '../firebase/keptGreeting.ts'
import { greetingMachine } from '../machines/greetingMachine.ts'

/** The one document, wired to Firestore. */
export const greetingLogic = greetingMachine.provide({
  actors: { readKept: fromCallback(readKept), saveKept: fromCallback(saveKept) },
})
