import { formatCount } from '#src/domain/format.ts'
import type * as Claims from '#src/text/session/claimsText.ts'
import type * as SentBack from '#src/text/session/sentBackText.ts'
import type * as SessionEnded from '#src/text/session/sessionEndedText.ts'
import type * as SignedIn from '#src/text/session/signedInText.ts'
import type * as SignOut from '#src/text/session/signOutText.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'
import { supportContact } from './shared.ts'

export const claimsText: Translation<typeof Claims.claimsText> = {
  title: 'Você não tem acesso a esta página',
  lead: `Fale com ${supportContact} se você acha que deveria ter acesso. Se o acesso foi concedido há pouco, verifique novamente.`,
  unknownTitle: 'Não conseguimos verificar seu acesso',
  checkAgain: 'Verificar novamente',
}

const anotherAccount = __FEATURES__.closedSignUp ? 'Entrar com outra conta' : 'Criar uma nova conta'

export const sessionEndedText: Translation<typeof SessionEnded.sessionEndedText> = {
  disabled: {
    title: 'Esta conta está desativada',
    lead: `Fale com ${supportContact} se você acha que é um engano.`,
    action: 'Entrar com outra conta',
  },
  deletedElsewhere: {
    title: 'Esta conta não existe mais',
    lead: 'Ela foi excluída em outro dispositivo ou por um administrador.',
    action: anotherAccount,
  },
  endedByFirebase: {
    title: 'Entre novamente',
    lead: 'Sua sessão foi encerrada, por exemplo porque você desconectou seus outros dispositivos ou sua senha ou seu endereço de e-mail foi alterado. Depois de entrar, você voltará para onde estava.',
    action: 'Entrar',
  },
  inactive: {
    title: 'Entre novamente',
    lead: 'Você foi desconectado porque ficou inativo por um tempo. Depois de entrar, você voltará para onde estava.',
    action: 'Entrar',
  },
  tooOld: {
    title: 'Entre novamente',
    lead: 'Sua sessão atingiu a duração máxima. Depois de entrar, você voltará para onde estava.',
    action: 'Entrar',
  },
  signedOutElsewhere: {
    title: 'Sua sessão foi encerrada em outro dispositivo',
    lead: 'Entre novamente nesta aba para recuperar o que você não tinha salvado.',
    action: 'Entrar',
  },
  deletedHere: {
    title: 'Sua conta foi excluída',
    lead: 'Sua conta e tudo o que havia nela foram excluídos permanentemente.',
    action: anotherAccount,
  },
}

export const guestEndedText: Translation<typeof SessionEnded.guestEndedText> = {
  title: 'Esta conta de visitante não existe mais',
  lead: 'O prazo dela acabou ou um administrador a excluiu. Tudo o que havia nela foi perdido.',
  action: anotherAccount,
}

export const signOutText: Translation<typeof SignOut.signOutText> = {
  heading: 'Nem tudo foi salvo ainda',
  leadOfEdits: (count) =>
    plural(count, {
      one: 'As alterações em 1 item estão só neste dispositivo:',
      other: `As alterações em ${formatCount(count)} itens estão só neste dispositivo:`,
    }),
  leadOfFiles: (count) =>
    plural(count, {
      one: '1 arquivo está só neste dispositivo:',
      other: `${formatCount(count)} arquivos estão só neste dispositivo:`,
    }),
  more: (count) => `e mais ${formatCount(count)}`,
  signedInAs: (who) => (who === null ? 'Você entrou como visitante.' : `Você entrou como ${who}.`),
  stay: 'Não sair',
  keep: 'Manter neste dispositivo e sair',
  keepHint:
    'O conteúdo fica criptografado neste dispositivo. Entre novamente aqui para abrir e salvar.',
  keepHintAtRisk:
    'O conteúdo fica criptografado neste dispositivo, mas este navegador pode excluí-lo se faltar espaço ou após uma semana sem visitas. Entre novamente aqui em breve para salvar.',
  cannotKeep:
    'Este dispositivo não pode guardar esse conteúdo. Se você sair agora, ele será perdido.',
  guestCannotReturn:
    'Não é possível entrar novamente como este visitante. Se você sair agora, esse conteúdo será perdido.',
  uncertain:
    'Não conseguimos verificar se tudo foi salvo. Feche as outras abas deste app e tente novamente.',
  discardConfirmation: (hasChanges, hasFiles) => {
    if (hasChanges && hasFiles) return 'Sim, descartar estas alterações e arquivos'
    return hasFiles ? 'Sim, descartar estes arquivos' : 'Sim, descartar estas alterações'
  },
  discard: 'Descartar e sair',
}

export const signedInText: Translation<typeof SignedIn.signedInText> = {
  menuOf: (name) => (name ? `Menu da conta, ${name}` : 'Menu da conta'),
  account: 'Sua conta',
  guestAccount: 'Conta de visitante',
  notices: 'Notificações',
  fromLastVisit: 'Da sua última visita. Buscando atualizações…',
  unverified: 'Seu e-mail ainda não foi verificado.',
  stillSignedIn: 'Sua sessão continua aberta',
  signOutFailed:
    'Sua sessão continua aberta, porque parte desta página não pôde ser carregada. Verifique sua conexão.',
}

export const sentBackText: Translation<typeof SentBack.sentBackText> = {
  title: 'Esta página pede várias vezes que você entre',
  lead: (who) =>
    who === null
      ? 'Você entrou como visitante, mas a página traz você de volta. Saia para usar uma conta.'
      : `Você entrou como ${who}, mas a página traz você de volta. Saia para usar outra conta ou verifique esta.`,
  inDevelopment: (address) =>
    `Exibido só no desenvolvimento: seu app em ${address} manda de volta quem já entrou. Ele usa a mesma apiKey? A verificação dele espera onAuthStateChanged? Ele manda visitantes, ou quem não confirmou o e-mail, para a página de entrada?`,
}
