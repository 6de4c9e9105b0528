import { duration, roughTime } from '#src/domain/format.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/timeLeftText.ts'

export const timeLeftText: Translation<typeof english.timeLeftText> = (milliseconds) => {
  const time = roughTime(milliseconds)
  return plural(time.count, {
    one: `queda alrededor de ${duration(time)}`,
    other: `quedan unos ${duration(time)}`,
  })
}
