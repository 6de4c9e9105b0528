import type { AnalyticsEvent } from '../../domain/session/analyticsEvent.ts'

/** Calls the owner's `onEvent`, if `gatehouse.config.ts` names one. Nothing waits for it. */
export function reportEvent(event: AnalyticsEvent): void {
  if (!__FEATURES__.onEvent) return
  import('virtual:onEvent').then(({ onEvent }) => onEvent(event)).catch(() => null)
}
