import { coolDownText } from '../text/shared/failureText.ts'
import { useTimeLeft } from './useTimeLeft.ts'

/**
 * The sentence that counts down until a request can be made again; `null` if it can be now.
 *
 * @param endsAt milliseconds since 1970.
 */
export function useCoolDown(endsAt: number | null): string | null {
  const timeLeft = useTimeLeft(endsAt)
  return timeLeft === null ? null : coolDownText(timeLeft)
}
