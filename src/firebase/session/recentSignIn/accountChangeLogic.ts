import {
  accountChangeMachine,
  type ChangeInput,
} from '../../../machines/account/accountChangeMachine.ts'
import { portsOf } from '../../../machines/shared/ports.ts'
import { withRecentSignIn } from './recentSignIn.ts'

/**
 * The machine of one kind of account change.
 *
 * @param make makes the change. It runs again after the person has confirmed their identity. Its signal aborts when the
 *   change is made, refused, or canceled.
 */
export function accountChangeLogic(
  make: (input: ChangeInput, signal: AbortSignal) => Promise<void>,
) {
  return accountChangeMachine.provide({
    actors: portsOf({ makeChange: withRecentSignIn(make) }),
  })
}
