import { fromCallback } from 'xstate'
import {
  accountChangeMachine,
  type ChangeInput,
} from '../../../machines/account/accountChangeMachine.ts'
import { withRecentSignIn } from './recentSignIn.ts'

/**
 * The machine of one kind of account change.
 *
 * @param make makes the change. It runs again after the person has confirmed their identity.
 * @param cancel runs when they cancel that.
 */
export function accountChangeLogic(
  make: (input: ChangeInput) => Promise<void>,
  cancel: () => void = () => undefined,
) {
  const { make: makeChange, resume, discard } = withRecentSignIn(make)
  return accountChangeMachine.provide({
    actors: { makeChange: fromCallback(makeChange), resumeChange: fromCallback(resume) },
    actions: {
      discardChange: () => {
        discard()
        cancel()
      },
    },
  })
}
