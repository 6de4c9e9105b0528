import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/noticeText.ts'
import { ofProvider, theProvider } from './providerArticles.ts'

export const methodsNoticeText: Translation<typeof english.methodsNoticeText> = {
  askToLink: (name) =>
    `Você já entrou com ${theProvider(name)} antes. Quer conectar essa conta à sua?`,
  link: 'Conectar',
  notNow: 'Agora não',
  linking: (name) => `Conectando ${theProvider(name)}…`,
  linked: (name) => `Sua conta ${ofProvider(name)} foi conectada.`,
  linkFailed: (name) => `Não foi possível conectar ${theProvider(name)}.`,
  lostPasswordTo: (name) => `Sua senha foi removida quando você entrou com ${theProvider(name)}.`,
  lostPassword: 'Sua senha foi removida desta conta.',
  lost: (name) => `Este método de acesso não está mais conectado à sua conta: ${name}.`,
  added: (name) =>
    `Em outro dispositivo, este método de acesso foi conectado à sua conta: ${name}.`,
  addedEmail: 'Em outro dispositivo, o acesso por e-mail foi adicionado à sua conta.',
  addedPhone: 'Em outro dispositivo, um número de telefone foi adicionado à sua conta.',
  review: 'Revisar os métodos de acesso',
  mine: 'Fui eu',
  changed: 'Sua forma de entrar mudou. Seus outros dispositivos continuam conectados.',
  earlierSessions:
    'Esta conta já existia antes de você confirmar o e-mail dela. Por segurança, todos os outros dispositivos foram desconectados.',
  earlierPassword:
    'Esta conta já existia antes de você confirmar o e-mail dela. Por segurança, a senha foi removida e todos os outros dispositivos foram desconectados.',
  earlierPasskeys:
    'Esta conta já existia antes de você confirmar o e-mail dela. Por segurança, as chaves de acesso foram removidas e todos os outros dispositivos foram desconectados.',
  earlierBoth:
    'Esta conta já existia antes de você confirmar o e-mail dela. Por segurança, a senha e as chaves de acesso foram removidas e todos os outros dispositivos foram desconectados.',
  otherDevices: 'Outros dispositivos',
  setPassword: 'Escolher nova senha',
  connectAgain: 'Reconectar',
  dismiss: 'Dispensar',
}

export const unfinishedDeletionText: Translation<typeof english.unfinishedDeletionText> = {
  begun:
    'Você começou a excluir sua conta. Nada foi excluído ainda. As novas alterações ficam só neste dispositivo.',
  final: 'Sua conta está sendo excluída. Não é mais possível cancelar.',
  past: 'Sua conta anterior foi excluída há menos de uma hora. Entre novamente mais tarde para salvar alterações.',
  continue: 'Continuar',
  keep: 'Manter minha conta',
  canceling: 'Um momento…',
  canceled: 'Sua conta não foi excluída.',
  dismiss: 'Dispensar',
}
