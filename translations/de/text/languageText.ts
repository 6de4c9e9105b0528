import type { languageText as english } from '#src/text/languageText.ts'
import type { Translation } from '#translations/translation.ts'

export const languageText: Translation<typeof english> = {
  label: 'Sprache',
  offline: 'Du kannst die Sprache ändern, sobald du wieder online bist.',
}
