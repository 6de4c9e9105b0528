import { duration, roughTime } from '../domain/format.ts'

/** How long something will still take, such as `about 20 seconds left`. */
export function timeLeftText(milliseconds: number): string {
  return `about ${duration(roughTime(milliseconds))} left`
}
