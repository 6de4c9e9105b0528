import { duration, roughTime } from '../../domain/format.ts'

/** Remaining time, such as `about 20 seconds left`. */
export function timeLeftText(milliseconds: number): string {
  return `about ${duration(roughTime(milliseconds))} left`
}
