import { fromCallback } from 'xstate'
import type { Change } from '../../firebase/session/recentLogin.ts'
import {
  accountChangeMachine,
  type ChangeInput,
} from '../../machines/account/accountChangeMachine.ts'

/** Wires the machine of an account change to the ports of one kind. */
export function changeFlow({ make, resume, discard }: Change<ChangeInput>) {
  return accountChangeMachine.provide({
    actors: { makeChange: fromCallback(make), resumeChange: fromCallback(resume) },
    actions: { discardChange: discard },
  })
}
