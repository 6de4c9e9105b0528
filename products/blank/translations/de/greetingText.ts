import type { Translation } from '#translations/translation.ts'
import type * as english from '../../text/greetingText.ts'

export const greetingText: Translation<typeof english.greetingText> = {
  hello: (name) => `Hallo, ${name}`,
  guest: 'Gast',
  reading: 'Einen Moment …',
  tryAgain: 'Erneut versuchen',
  label: 'Begrüßung',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  saved: 'Gespeichert.',
  deleted: 'Deine Begrüßung.',
}
