import type { WatchInput } from '../../machines/session/idleMachine.ts'

/** In milliseconds after the last report, so that typing costs nothing. */
const pause = 5_000

const inputs = ['pointerdown', 'keydown', 'wheel', 'touchmove']

/** Reports input on this page, and when the page is shown again. */
export const watchInput: WatchInput = ({ sendBack }) => {
  const watching = new AbortController()
  const { signal } = watching
  const since = Date.now()
  const report = () => {
    const after = Date.now() - since
    if (after >= pause) sendBack({ type: 'input.seen', after })
  }
  for (const input of inputs)
    addEventListener(input, report, { signal, capture: true, passive: true })
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') sendBack({ type: 'person.returned' })
    },
    { signal },
  )
  return () => watching.abort()
}
