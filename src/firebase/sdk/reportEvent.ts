import type { DoorEvent } from '../../domain/session/doorEvent.ts'

/** Calls the owner's `onEvent`, if `gatehouse.config.ts` names one. Nothing waits for it. */
export function reportEvent(event: DoorEvent): void {
  if (!__HAS_ON_EVENT__) return
  import('virtual:onEvent').then(({ onEvent }) => onEvent(event)).catch(() => null)
}
