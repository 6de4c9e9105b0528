import { duration, roughTime } from '#src/domain/format.ts'
import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/timeLeftText.ts'

export const timeLeftText: Translation<typeof english.timeLeftText> = (milliseconds) =>
  `noch etwa ${duration(roughTime(milliseconds))}`
