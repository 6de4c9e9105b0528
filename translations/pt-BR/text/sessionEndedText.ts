import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/sessionEndedText.ts'
import { supportContact } from './brandText.ts'

const anotherAccount = __SIGN_UP__.closed ? 'Entrar com outra conta' : 'Criar uma nova conta'

export const sessionEndedText: Translation<typeof english.sessionEndedText> = {
  disabled: {
    title: 'Esta conta está desativada',
    lead: `Fale com ${supportContact} se você acha que é um engano.`,
    action: 'Entrar com outra conta',
  },
  deleted: {
    title: 'Esta conta não existe mais',
    lead: 'Ela foi excluída em outro dispositivo ou por um administrador.',
    action: anotherAccount,
  },
  expired: {
    title: 'Entre novamente',
    lead: __METHODS__.password
      ? 'Sua sessão foi encerrada, por exemplo porque você desconectou seus outros dispositivos ou sua senha ou seu endereço de e-mail foi alterado. Depois de entrar, você voltará para onde estava.'
      : 'Sua sessão foi encerrada, por exemplo porque você desconectou seus outros dispositivos ou seu endereço de e-mail foi alterado. Depois de entrar, você voltará para onde estava.',
    action: 'Entrar',
  },
  revoked: {
    title: 'Sua sessão foi encerrada em outro dispositivo',
    lead: 'O que você não tinha salvado está criptografado neste dispositivo. Entre novamente para recuperar.',
    action: 'Entrar',
  },
  left: {
    title: 'Sua conta foi excluída',
    lead: 'Sua conta e tudo o que havia nela foram excluídos permanentemente.',
    action: anotherAccount,
  },
}

export const guestEndedText: Translation<typeof english.guestEndedText> = {
  title: 'Esta conta de visitante não existe mais',
  lead: 'O prazo dela acabou ou um administrador a excluiu. Tudo o que havia nela foi perdido.',
  action: anotherAccount,
}
