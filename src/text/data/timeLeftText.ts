import { formatDuration, roughTime } from '../../domain/format.ts'

/** Remaining time, such as `About 20 seconds left`. */
export function timeLeftText(milliseconds: number): string {
  return `About ${formatDuration(roughTime(milliseconds))} left`
}
