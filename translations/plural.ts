import { locale } from '#src/domain/locale.ts'

const rules = new Intl.PluralRules(locale)

/** Picks the plural form for a count by the rules of the language; `other` if it has no separate form. */
export function plural(
  count: number,
  words: Partial<Readonly<Record<Intl.LDMLPluralRule, string>>> & { other: string },
): string {
  return words[rules.select(count)] ?? words.other
}
