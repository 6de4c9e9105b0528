import type * as english from '#src/text/timeLeftText.ts'
import type { Translation } from '#translations/translation.ts'
import { grouped, roughTime } from '#src/domain/format.ts'

const units = { second: '秒', minute: '分' }

export const timeLeftText: Translation<typeof english.timeLeftText> = (milliseconds) => {
  const { count, unit } = roughTime(milliseconds)
  return `残り約${grouped(count)}${units[unit]}`
}
