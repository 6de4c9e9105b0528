import type { Translation } from '#translations/translation.ts'
import type * as english from '../../text/greetingText.ts'

export const greetingText: Translation<typeof english.greetingText> = {
  hello: (name) => `Olá, ${name}`,
  guest: 'visitante',
  reading: 'Um momento…',
  tryAgain: 'Tentar novamente',
  label: 'Saudação',
  save: 'Salvar',
  saving: 'Salvando…',
  saved: 'Salvo.',
  deleted: 'Sua saudação.',
}
