import { asMilliseconds, type Report } from '#bench/report.ts'
import { median, timesRow } from '#bench/summary.ts'

export type TypingPlace = 'end' | 'middle'

/** Frame times while typing. */
export type Frames = {
  /** Longest frame, in milliseconds. */
  longest: number
  /** Number of frames longer than `longestFrame`. */
  late: number
}

/** The same typing in the app, then in a plain text area. */
export type WatchedTyping = { place: TypingPlace; app: Frames; bare: Frames }

/** In milliseconds; people may notice longer frames. */
export const longestFrame = 50

/** The app can't be faster than the browser's own field. */
const highestRatio = 1.2

const titles: Readonly<Record<TypingPlace, string>> = { end: 'at the end', middle: 'in the middle' }

/** Reports the longest frames and compares them with a plain text area. */
export function typingReport(
  watched: readonly WatchedTyping[],
  { keys, length }: { keys: number; length: number },
): Report {
  const framesOf = (place: TypingPlace, page: 'app' | 'bare') =>
    watched.filter((one) => one.place === place).map((one) => one[page])
  const longestOf = (place: TypingPlace, page: 'app' | 'bare') =>
    framesOf(place, page).map(({ longest }) => longest)
  const row = (name: string, place: TypingPlace, page: 'app' | 'bare') => {
    const late = median(framesOf(place, page).map((one) => one.late))
    const times = timesRow(`${name}, ${titles[place]}`, longestOf(place, page))
    return `${times}  ${late} later than ${longestFrame} ms`
  }
  const places = ['end', 'middle'] as const
  return {
    heading: `typing: the longest frame while ${keys} characters are typed in a note of ${length} characters and kept, CPU 4
times slower, beside a text field of the browser that holds the same and does nothing. At most ${longestFrame} ms, or
${highestRatio} times what the field takes.`,
    rows: places.flatMap((place) => [row('the app', place, 'app'), row('field', place, 'bare')]),
    goals: places.map((place) => ({
      name: `The longest frame ${titles[place]}`,
      value: median(longestOf(place, 'app')),
      limit: Math.max(longestFrame, highestRatio * median(longestOf(place, 'bare'))),
      format: asMilliseconds,
    })),
  }
}
