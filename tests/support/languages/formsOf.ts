import { tags } from './loadLanguage.ts'
import { one, two, type Samples } from './sampleValues.ts'

type SampleFile = { samples: Samples; severals?: readonly string[] }

const files = import.meta.glob<SampleFile>('/{tests,products/*/tests}/languages/samples.ts', {
  eager: true,
})
const samples: Samples = Object.fromEntries(
  Object.values(files).flatMap((file) => Object.entries(file.samples)),
)
const severals = new Set(Object.values(files).flatMap((file) => file.severals ?? []))

type Text = (...given: unknown[]) => unknown

/** The counts of which every plural form of these languages has one, and 0. */
export const sampleCounts: readonly number[] = [0, 1, 2, 3, 11, 100]

/** The counts above 0 that a text may be called with. */
export function countsFor(path: string): readonly number[] {
  return sampleCounts.filter((count) => count > (severals.has(path) ? 1 : 0))
}

/** Returns a text's sentences for each of the sample counts, call by call. */
export function formsOf(path: string, text: unknown): string[][] {
  if (typeof text !== 'function') return []
  return sampleCounts.map((count) =>
    callText(path, (...given) => Reflect.apply(text, undefined, given), count),
  )
}

/**
 * Calls a text with sample values, once for each list of values in `samples.ts`; without such lists, with texts, or
 * with counts if it takes no texts. A list is joined by line breaks; `null` says nothing.
 */
function callText(path: string, text: Text, count: number): string[] {
  const given = samples[path]?.(count)
  if (given) return given.map((values) => wordsOf(text(...values)))
  const words = wordsOf(text(one, two))
  return [isBroken(words) ? wordsOf(text(count, count)) : words]
}

/** Stands for anything else than a text, `null`, or a list of them. */
const notText = 'undefined'

const notNumbers = tags.map((tag) => new Intl.NumberFormat(tag).format(Number.NaN))

/** Whether a sentence was given a value of the wrong kind. */
export function isBroken(words: string): boolean {
  return ['undefined', '[object', ...notNumbers].some((trace) => words.includes(trace))
}

function wordsOf(said: unknown): string {
  if (Array.isArray(said)) return said.map(wordsOf).join('\n')
  return typeof said === 'string' ? said : said === null ? '' : notText
}
