import type { Translation } from '#translations/translation.ts'
import type * as english from '../../text/greetingText.ts'

export const greetingText: Translation<typeof english.greetingText> = {
  hello: (name) => `Bonjour, ${name}`,
  guest: 'invité',
  reading: 'Un instant…',
  tryAgain: 'Réessayer',
  label: 'Salutation',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Enregistré.',
  deleted: 'Votre salutation.',
}
