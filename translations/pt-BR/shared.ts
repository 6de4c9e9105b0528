import type * as Action from '#src/text/shared/actionText.ts'
import type * as App from '#src/text/shared/appText.ts'
import type * as Brand from '#src/text/shared/brandText.ts'
import type * as Email from '#src/text/shared/emailText.ts'
import type * as Failure from '#src/text/shared/failureText.ts'
import type * as Field from '#src/text/shared/fieldText.ts'
import type * as Phone from '#src/text/shared/phoneText.ts'
import type * as Prerendered from '#src/text/shared/prerenderedText.ts'
import type * as Provider from '#src/text/shared/providerText.ts'
import type * as Sentences from '#src/text/shared/sentencesText.ts'
import type { Translation } from '#translations/translation.ts'
import { ofProvider, theProvider } from './providerArticles.ts'

export const actionText: Translation<typeof Action.actionText> = {
  add: 'Adicionar',
  backToSignIn: 'Voltar para o login',
  cancel: 'Cancelar',
  change: 'Alterar',
  checking: 'Verificando…',
  continue: 'Continuar',
  dismiss: 'Dispensar',
  goHome: 'Ir para a página inicial',
  keepIt: 'Manter',
  notNow: 'Agora não',
  remove: 'Remover',
  removing: 'Removendo…',
  resume: 'Continuar',
  save: 'Salvar',
  saved: 'Salvo',
  saving: 'Salvando…',
  sending: 'Enviando…',
  stayGuest: 'Seguir como visitante',
  toAccount: 'Ir para sua conta',
  tryAgain: 'Tentar novamente',
  verifyEmail: 'Verificar e-mail',
}

export const supportContact: Translation<typeof Brand.supportContact> = __BRAND__.support
  ? `o suporte (${__BRAND__.support})`
  : 'o suporte'

export const brandLinksText: Translation<typeof Brand.brandLinksText> = {
  heading: 'Ajuda e termos',
  terms: 'Termos',
  privacy: 'Privacidade',
  support: 'Suporte',
}

export const emailText: Translation<typeof Email.emailText> = {
  email: 'E-mail',
  spam: 'Pode levar um minuto. Confira também a caixa de spam.',
  resend: 'Reenviar e-mail',
  resendIn: (left) => `Reenviar em ${left}`,
  otherEmail: 'Usar outro e-mail',
}

export const failureText: Translation<typeof Failure.failureText> = {
  'account-exists-with-different-credential':
    'Uma conta com este e-mail usa outro método de acesso.',
  'account-refused': __FEATURES__.closedSignUp
    ? 'Você precisa de um convite para criar uma conta.'
    : 'Esta conta não pode ser usada aqui.',
  'account-being-deleted': 'Sua conta está sendo excluída.',
  'app-not-authorized': 'Este app não está configurado corretamente.',
  'captcha-check-failed': 'A verificação do reCAPTCHA falhou.',
  'code-expired': 'Este código expirou.',
  'credential-already-in-use': 'Este método de acesso pertence a outra conta.',
  'email-already-in-use': 'Já existe uma conta com este e-mail.',
  'internal-error': 'Algo deu errado do nosso lado.',
  'invalid-action-code': 'Este link expirou ou já foi usado.',
  'invalid-credential': __FEATURES__.password
    ? 'E-mail ou senha incorretos.'
    : 'Não foi possível verificar este acesso.',
  'invalid-email': 'Digite um endereço de e-mail válido.',
  'invalid-phone-number': 'Digite um número de telefone válido.',
  'invalid-verification-code': 'O código está incorreto. Verifique-o e tente novamente.',
  'maximum-second-factor-count-exceeded': 'Esta conta já tem o número máximo de segundos fatores.',
  'missing-password': 'Digite sua senha.',
  'multi-factor-auth-required': 'Esta conta exige um segundo fator.',
  'multi-factor-info-not-found': 'Este segundo fator não pertence à sua conta.',
  'network-request-failed': 'Não conseguimos acessar o servidor.',
  'no-such-provider': 'Este método de acesso não está conectado à sua conta.',
  'object-not-found': 'Este arquivo não existe mais.',
  'operation-not-allowed': 'Este método de acesso não está disponível.',
  'out-of-space': 'O armazenamento do servidor acabou.',
  'outdated-password': 'Sua senha não atende mais aos requisitos. Escolha uma nova.',
  'popup-blocked': 'Seu navegador bloqueou a janela.',
  'popup-closed-by-user': 'A janela foi fechada antes de você entrar.',
  'provider-already-linked': 'Este método de acesso já está conectado.',
  'requires-recent-login': 'Confirme que é você para continuar.',
  'retry-limit-exceeded': 'O servidor demorou demais.',
  'script-blocked':
    'Não foi possível carregar um script do Google. Um bloqueador de conteúdo ou sua rede pode ter impedido.',
  'second-factor-already-in-use': 'Este segundo fator já está configurado.',
  'too-many-requests': 'Tentativas demais.',
  unauthorized: 'Você não tem permissão para fazer isso.',
  'unauthorized-domain': 'Este app não está autorizado neste domínio.',
  unknown: 'Algo deu errado.',
  'unsupported-first-factor': 'Este método de acesso não aceita segundos fatores.',
  'unverified-email': 'Primeiro, verifique seu e-mail.',
  'user-disabled': 'Esta conta está desativada.',
  'user-mismatch': 'Essa conta não é a mesma em que você entrou.',
  'user-token-expired': 'Sua sessão foi encerrada.',
  'weak-password': 'Esta senha não atende aos requisitos. Escolha outra.',
  'web-storage-unsupported':
    'Este navegador bloqueia o armazenamento, que é necessário para entrar.',
}

export const nextActionText: Translation<typeof Failure.nextActionText> = {
  allowPopups: 'Permita pop-ups neste site e tente novamente.',
  allowStorage: 'Permita que este site armazene dados e tente novamente.',
  chooseAnotherMethod: 'Escolha outro método.',
  confirmIdentity: 'Confirmar identidade',
  enterSecondFactor: 'Usar o segundo fator',
  requestNewCode: 'Enviar outro código',
  requestNewLink: 'Enviar outro link',
  resetPassword: 'Redefinir senha',
  retry: 'Tentar novamente',
  signIn: 'Entrar',
  contactSupport: `Fale com ${supportContact}.`,
  verifyEmail: 'Verificar e-mail',
  wait: 'Aguarde.',
}

export const codeText: Translation<typeof Failure.codeText> = (code) => `Código: ${code}`

export const coolDownText: Translation<typeof Failure.coolDownText> = (left) =>
  `Aguarde ${left} e tente novamente.`

export const languageText: Translation<typeof App.languageText> = {
  label: 'Idioma',
  offline: 'Você poderá alterar o idioma quando voltar a ter conexão.',
}

export const newBuildText: Translation<typeof App.newBuildText> = {
  isReady: 'Uma nova versão está pronta.',
  reload: 'Recarregar',
}

export const notFoundText: Translation<typeof App.notFoundText> = {
  title: 'Página não encontrada',
  lead: 'Não há nada neste endereço.',
}

export const phoneText: Translation<typeof Phone.phoneText> = {
  charge: 'Enviaremos um código por SMS. Sua operadora pode cobrar por ele.',
  send: 'Enviar código',
  sent: (number) => `Enviamos um código para ${number}.`,
  check: 'Verificar código',
  otherNumber: 'Usar outro número',
  factorName: 'Nome',
  factorNameMissing: 'Digite um nome.',
  taken: 'Este número pertence a outra conta.',
}

export const phoneFieldText: Translation<typeof Phone.phoneFieldText> = {
  number: 'Número de telefone',
  country: 'País',
  missing: 'Digite seu número de telefone.',
}

export const phoneProblemText: Translation<typeof Phone.phoneProblemText> = {
  tooShort: 'Este número é curto demais para o país dele.',
  tooLong: 'Este número é longo demais para o país dele.',
  noNumber: 'Este número de telefone não é válido.',
  noCountry: 'Comece com + e o código do país.',
  otherCountry: 'Nenhum número deste país tem esse formato. Escolha o país certo ou comece com +.',
  otherRegion: 'Não podemos enviar SMS para este país. Use um número de outro.',
}

export const codeFieldText: Translation<typeof Phone.codeFieldText> = {
  code: 'Código',
  missing: 'Digite o código.',
  incomplete: 'O código tem seis dígitos.',
  resend: 'Reenviar código',
  cancelSending: 'Cancelar envio',
  resendIn: (left) => `Reenviar em ${left}`,
}

export const prerenderedText: Translation<typeof Prerendered.prerenderedText> = {
  loadFailed: 'Esta página não terminou de carregar. Verifique sua conexão e recarregue-a.',
  reload: 'Recarregar página',
}

export const providerNames: Translation<typeof Provider.providerNames> = {
  'apple.com': 'Apple',
  'facebook.com': 'Facebook',
  'github.com': 'GitHub',
  'google.com': 'Google',
  'microsoft.com': 'Microsoft',
  'twitter.com': 'X',
  'yahoo.com': 'Yahoo',
  password: 'Senha',
  phone: 'Telefone',
}

export const providerText: Translation<typeof Provider.providerText> = {
  waiting: (name) => `Continue na janela ${ofProvider(name)}.`,
  returned: (name) => `Ainda aguardando ${theProvider(name)}.`,
  cancel: 'Cancelar',
  signingIn: (name) => `Entrando com ${name}…`,
  returning: (name) => `Voltando ${ofProvider(name)}…`,
  closed: 'A janela foi fechada. Nada mudou.',
  blocked: (name) => `Seu navegador bloqueou a janela ${ofProvider(name)}.`,
  continueHere: 'Continuar nesta janela',
  redirectLost: (name) =>
    `Você voltou ${ofProvider(name)}, mas seu navegador bloqueou o resultado. Tente novamente.`,
  refused: (name) => `Não foi possível entrar com ${theProvider(name)}.`,
  confirmed: (name) => `Confirmado. Agora escolha ${theProvider(name)} novamente.`,
}

export const sentencesText: Translation<typeof Sentences.sentencesText> = (...all) => all.join(' ')

export const passwordText: Translation<typeof Field.passwordText> = {
  show: 'Mostrar senha',
  hide: 'Ocultar senha',
  spaces: 'Ela começa ou termina com um espaço.',
  capsLock: 'O Caps Lock está ativado.',
}

export const validationText: Translation<typeof Field.validationText> = {
  emailMissing: 'Digite seu endereço de e-mail.',
  passwordMissing: 'Digite uma senha.',
  notAnEmail: 'Digite um endereço como nome@example.com.',
}

export const appText: Translation<typeof App.appText> = {
  name: __BRAND__.name,
  title: (page) => `${page} · ${__BRAND__.name}`,
  skip: 'Ir para o conteúdo',
  themeToLight: 'Usar o tema claro',
  themeToDark: 'Usar o tema escuro',
  signOut: 'Sair',
  signingOut: 'Saindo…',
  offline: 'Você está sem conexão.',
  reconnecting: 'Reconectando…',
  unreachable: 'Não foi possível acessar o servidor. Tentando novamente…',
  retryNow: 'Tentar agora',
  broken: 'Esta página não consegue carregar nem salvar nada até ser recarregada.',
  persistenceProblem: {
    blocked:
      'Este navegador bloqueia o armazenamento, então você precisará entrar novamente na próxima vez.',
    full: 'Este dispositivo está cheio, então talvez você precise entrar novamente na próxima vez.',
  },
}

export const errorPageText: Translation<typeof App.errorPageText> = {
  loadFailedTitle: 'Não foi possível carregar esta página',
  loadFailed: 'Verifique sua conexão e depois volte ou recarregue esta página.',
  crashTitle: 'Algo deu errado',
  crash: 'O erro é nosso. Recarregar a página costuma resolver.',
  reload: 'Recarregar página',
  stalledTitle: 'Está demorando mais do que o normal',
  stalled: 'Não conseguimos verificar se sua sessão está aberta. Nada foi perdido.',
  retry: 'Tentar novamente',
  signInAgain: 'Entrar novamente',
}
