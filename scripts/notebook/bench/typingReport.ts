import { asMilliseconds, type Report } from '#scripts/bench/report.ts'
import { median, timesRow } from '#scripts/bench/summary.ts'

export type TypingPlace = 'end' | 'middle'

/** The frames while somebody typed. */
export type Frames = {
  /** Milliseconds of the longest one. */
  longest: number
  /** How many took longer than they may. */
  late: number
}

/** The same typing in the app, and right after it in a text field of the browser. */
export type WatchedTyping = { place: TypingPlace; app: Frames; bare: Frames }

/** Above this, in milliseconds, a person may notice. */
export const longestFrame = 50

/** What the browser takes by itself cannot be taken back from it. */
const highestRatio = 1.2

const titles: Readonly<Record<TypingPlace, string>> = { end: 'at the end', middle: 'in the middle' }

/** How long the longest frames were, and how they stand beside the browser's own. */
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
