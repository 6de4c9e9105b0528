import type { DoorEvent, OnEvent } from '#src/domain/session/doorEvent.ts'

declare global {
  /** Set by the browser test that listens. */
  var keepEvent: ((event: DoorEvent) => void) | undefined
}

/** Hands each event to the test, and then fails, like blocked analytics. */
export const onEvent: OnEvent = (event) => {
  globalThis.keepEvent?.(event)
  throw new Error('Blocked')
}
