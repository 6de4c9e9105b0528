import { fromCallback } from 'xstate'
import { watchInput } from './watchInput.ts'
import { recordSessionEnd } from '../../firebase/sdk/signals.ts'
import { idleMachine, type ReadLastInput } from '../../machines/session/idleMachine.ts'
import { lastInput, recordInput } from '../../remembered/lastInput.ts'

const readLastInput: ReadLastInput = ({ input: { uid }, sendBack }) => {
  const at = lastInput(uid)
  if (at === null) recordInput(uid)
  sendBack({ type: 'input.read', idleFor: at === null ? 0 : Math.max(0, Date.now() - at) })
}

/** Ends a session that the person hasn’t used for as long as the owner allows. */
export const idleLogic = idleMachine.provide({
  actors: { readLastInput: fromCallback(readLastInput), watchInput: fromCallback(watchInput) },
  actions: {
    recordInput: ({ context: { uid } }) => recordInput(uid),
    endSession: () => recordSessionEnd('expired'),
  },
})
