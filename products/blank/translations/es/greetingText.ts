import type { Translation } from '#translations/translation.ts'
import type * as english from '../../text/greetingText.ts'

export const greetingText: Translation<typeof english.greetingText> = {
  hello: (name) => `Hola, ${name}`,
  guest: 'invitado',
  reading: 'Un momento…',
  tryAgain: 'Reintentar',
  label: 'Saludo',
  save: 'Guardar',
  saving: 'Guardando…',
  saved: 'Guardado.',
  deleted: 'Tu saludo.',
}
