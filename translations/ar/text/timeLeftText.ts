import type * as english from '#src/text/timeLeftText.ts'
import type { Translation } from '#translations/translation.ts'
import { grouped, roughTime } from '#src/domain/format.ts'
import { plural } from '#translations/plural.ts'

export const timeLeftText: Translation<typeof english.timeLeftText> = (milliseconds) => {
  const { count, unit } = roughTime(milliseconds)
  return unit === 'second' ? secondsLeft(count) : minutesLeft(count)
}

function secondsLeft(count: number): string {
  return plural(count, {
    one: 'يتبقى حوالي ثانية واحدة',
    two: 'يتبقى حوالي ثانيتين',
    few: `يتبقى حوالي ${grouped(count)} ثوانٍ`,
    other: `يتبقى حوالي ${grouped(count)} ثانية`,
  })
}

function minutesLeft(count: number): string {
  return plural(count, {
    one: 'يتبقى حوالي دقيقة واحدة',
    two: 'يتبقى حوالي دقيقتين',
    few: `يتبقى حوالي ${grouped(count)} دقائق`,
    other: `يتبقى حوالي ${grouped(count)} دقيقة`,
  })
}
