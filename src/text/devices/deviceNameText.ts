import type { DeviceName } from '../../domain/session/deviceSession.ts'

/** Device names. */
export function nameOfDevice({ browser, system }: DeviceName): string {
  if (browser && system) return `${browser} on ${system}`
  return browser || system || 'Unknown device'
}
