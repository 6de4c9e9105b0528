import type { AnalyticsEvent, OnEvent } from '#src/domain/session/analyticsEvent.ts'

declare global {
  /** Set by the browser test that listens. */
  var keepEvent: ((event: AnalyticsEvent) => void) | undefined
}

/** Hands each event to the test, and then fails, like blocked analytics. */
export const onEvent: OnEvent = (event) => {
  globalThis.keepEvent?.(event)
  throw new Error('Blocked')
}
