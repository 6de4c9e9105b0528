import type { languageText as english } from '#src/text/languageText.ts'
import type { Translation } from '#translations/translation.ts'

export const languageText: Translation<typeof english> = {
  label: 'Langue',
  offline: 'Vous pourrez changer de langue une fois de nouveau en ligne.',
}
