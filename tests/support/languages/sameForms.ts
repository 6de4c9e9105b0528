import { countsFor, formsOf, sampleCounts } from './formsOf.ts'

/** Sentences with the same words for counts of different plural forms, though English has a plural. */
export function sameForms(tag: string, path: string, english: unknown, own: unknown): string[] {
  const counts = countsFor(path)
  const rules = new Intl.PluralRules(tag)
  const [ours, theirs] = [english, own].map((text) =>
    formsOf(path, text).map((calls) => calls.map(withoutNumbers)),
  )
  const words = (count: number, call: number) => theirs?.[sampleCounts.indexOf(count)]?.[call] ?? ''
  const isPlural = (call: number) =>
    counts.includes(1) ? ours?.[1]?.[call] !== ours?.[2]?.[call] : ours?.[2]?.[call]?.includes('#')
  const calls = [...(ours?.[0] ?? []).keys()].filter(isPlural)
  return calls.flatMap((call) =>
    counts
      .filter((first) =>
        counts.some(
          (second) =>
            mustDiffer(rules.select(first), rules.select(second)) &&
            words(first, call) === words(second, call),
        ),
      )
      .map((count) => words(count, call)),
  )
}

/** Puts `#` in the place of every number. */
export function withoutNumbers(words: string): string {
  return words.replaceAll(/(?<!§)\p{N}+/gu, '#')
}

/** The form `many` may be written like `other`, and any other form differs from both. */
function mustDiffer(first: Intl.LDMLPluralRule, second: Intl.LDMLPluralRule): boolean {
  const isRare = [first, second].every((form) => form === 'many' || form === 'other')
  return first !== second && !isRare
}
