import { formatCount, formatList } from '#src/domain/format.ts'
import type * as GuestNotice from '#src/text/guest/guestNoticeText.ts'
import type * as Guest from '#src/text/guest/guestText.ts'
import type { Translation } from '#translations/translation.ts'
import { ofProvider } from './providerArticles.ts'

export const guestUpgradeText: Translation<typeof Guest.guestUpgradeText> = {
  title: 'Criar uma conta',
  lead: 'Você manterá tudo o que tem aqui.',
  email: 'E-mail',
  password: 'Senha',
  submit: 'Criar conta',
  submitting: 'Criando conta…',
  or: 'ou',
  phone: 'Usar um telefone',
  upgradedTitle: 'Sua conta está pronta',
  upgraded: 'Agora você pode entrar em qualquer dispositivo.',
  emailTaken: 'Já existe uma conta com este e-mail. Entre com a senha dela.',
  existingPassword: 'Senha dessa conta',
  signIn: 'Entrar nessa conta',
  signingIn: 'Entrando…',
  providerTaken: (name) =>
    `Esta conta ${ofProvider(name)} já está conectada a outra conta. Você pode entrar nela.`,
  providerEmailTaken: (name) =>
    `Já existe uma conta com o e-mail da sua conta ${ofProvider(name)}. Você pode entrar nela.`,
  notConnected: (name) =>
    `Essa conta não está conectada a uma conta ${ofProvider(name)}. Escolha o método com que você costuma entrar.`,
}

export const moveText: Translation<typeof Guest.moveText> = {
  deletingLead: 'O que foi movido está na sua conta. A conta de visitante está sendo excluída.',
  waiting: 'Aguardando outra aba deste navegador terminar.',
  steps: 'Etapas',
  stepChanges: 'Alterações não salvas',
  stepVerifying: 'Verificação',
  stepDeleting: 'Exclusão da conta de visitante',
  outOf: (copied, all) => `${formatCount(copied)} de ${formatCount(all)}`,
  pause: 'Pausar',
  pausedLead: 'O que já foi copiado está na sua conta. Você pode mover o restante quando quiser.',
  failedLead:
    'O que já foi copiado está na sua conta, e nada foi excluído. Você pode continuar quando quiser.',
  offlineLead:
    'O que já foi copiado está na sua conta. O restante será movido quando você voltar a ter conexão.',
  coolingDownLead: 'O servidor está ocupado. Continuaremos em instantes.',
  overQuotaLead:
    'Nem tudo cabe na sua conta. O que cabe foi movido; o restante continua na conta de visitante.',
  verify: 'Verifique seu e-mail para ter mais espaço',
  undeleted: 'A conta de visitante ainda não foi excluída',
  undeletedLead: 'O que foi movido está na sua conta. Você pode continuar quando quiser.',
  undeletedOfflineLead:
    'O que foi movido está na sua conta. A exclusão continuará quando você voltar a ter conexão.',
  noticeUndeleted:
    'O que foi movido está na sua conta. A conta de visitante ainda não foi excluída.',
  discardConfirmation: (items) =>
    items.length === 0
      ? 'Sim, excluir tudo o que não foi movido, inclusive alterações não salvas que não podem ser lidas aqui. Isso não pode ser desfeito.'
      : `Sim, excluir tudo o que não foi movido (${formatList(items)}), inclusive alterações não salvas que não podem ser lidas aqui. Isso não pode ser desfeito.`,
  itemsOfStep: (step, count) => `${step}: ${formatCount(count)}`,
  discard: 'Descartar o restante',
  goneHeading: 'A conta de visitante não existe mais',
  goneLead:
    'A conta de visitante foi excluída, virou uma conta completa ou sua sessão foi encerrada, então nada mais pode ser movido. O que já foi copiado permanece na sua conta.',
  nothingHeading: 'Não há nada para mover',
  nothingLead: 'Tudo o que você tem já está nesta conta.',

  confirm: 'Sim, mover',
  decideLater: 'Decidir depois',
  keepPending: 'Manter e sair',
  deleteConfirmation: 'Sim, excluir o que o visitante deixou. Isso não pode ser desfeito.',
  deleting: 'Excluindo…',

  view: 'Ver',
}

export const guestNoticeText: Translation<typeof GuestNotice.guestNoticeText> = {
  lead: 'Você está usando uma conta de visitante. Crie uma conta para poder entrar novamente depois.',
  action: 'Criar uma conta',
}

export const guestEndText: Translation<typeof GuestNotice.guestEndText> = {
  until: (day) => `Conta de visitante, até ${day}`,
  near: (day) => `Esta conta de visitante será excluída em ${day}, com tudo o que há nela.`,
  past: 'O último dia desta conta de visitante já passou. Ela pode ser excluída a qualquer momento, com tudo o que há nela.',
  export: 'Exportar seus dados',
}
