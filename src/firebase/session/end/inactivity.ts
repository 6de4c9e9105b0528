import {
  inactivityMachine,
  type ReadLastInput,
  type WatchInput,
} from '../../../machines/session/inactivityMachine.ts'
import { portsOf } from '../../../machines/shared/ports.ts'
import { lastInput, recordInput } from '../../../storage/session/lastInput.ts'
import { onPageShown } from '../../../storage/tabs/onPageShown.ts'
import { sessionEndRequest } from '../../sdk/signals.ts'

/** Input is reported no more often, so that typing costs nothing. */
const reportIntervalMs = 5_000

const inputs = ['pointerdown', 'keydown', 'wheel', 'touchmove']

/** Reports input in this tab, and when the tab is shown again. */
export const watchInput: WatchInput = ({ input: { uid }, sendBack }) => {
  const watching = new AbortController()
  const { signal } = watching
  const since = Date.now()
  const lastAt = lastInput(uid) ?? 0
  const report = () => {
    const now = Date.now()
    // The clock may have been set back since.
    if (Math.abs(now - lastAt) >= reportIntervalMs)
      sendBack({ type: 'input.seen', after: now - since })
  }
  for (const input of inputs)
    addEventListener(input, report, { signal, capture: true, passive: true })
  onPageShown(() => sendBack({ type: 'page.shown' }), signal)
  return () => watching.abort()
}

const readLastInput: ReadLastInput = ({ input: { uid }, sendBack }) => {
  const at = lastInput(uid)
  if (at === null) recordInput(uid)
  sendBack({ type: 'input.read', inactiveFor: at === null ? 0 : Math.max(0, Date.now() - at) })
}

/** Ends a session that the person hasn’t used for as long as the owner allows. */
export const inactivityLogic = inactivityMachine.provide({
  actors: portsOf({ readLastInput, watchInput }),
  actions: {
    recordInput: ({ context: { uid } }) => recordInput(uid),
    endSession: ({ context: { uid } }) => sessionEndRequest.send({ reason: 'inactive', uid }),
  },
})
