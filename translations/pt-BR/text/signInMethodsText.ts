import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/signInMethodsText.ts'
import { theProvider } from './providerArticles.ts'

export const otherMethodsText: Translation<typeof english.otherMethodsText> = {
  heading: 'Outras formas de entrar',
  or: 'ou',
  continueWith: (name) => `Continuar com ${theProvider(name)}`,
  lastUsed: 'Usado por último',
  passwordLastUsed: 'E-mail e senha:',
  notYou: 'Não é você?',
  existing: (email, name) =>
    `${email} já tem uma conta. Entre como você entrava antes para conectar ${theProvider(name)} a ela.`,
  inApp: (app) =>
    app === null
      ? 'Você está no navegador de outro aplicativo. A maioria dos métodos de acesso só funciona em um navegador completo, como o Chrome ou o Safari.'
      : `Você está no navegador do ${app}. A maioria dos métodos de acesso só funciona em um navegador completo, como o Chrome ou o Safari.`,
  copyAddress: 'Copiar endereço',
  copied: 'Copiado. Cole no seu navegador.',
}

export const existingPasswordText: Translation<typeof english.existingPasswordText> = {
  signIn: 'Entre com sua senha',
}

export const guestSignInText: Translation<typeof english.guestSignInText> = {
  enter: 'Continuar como visitante',
  entering: 'Entrando…',
}

export const linkSignInText: Translation<typeof english.linkSignInText> = {
  offer: 'Receber um link por e-mail',
  title: 'Entrar com um link por e-mail',
  heading: 'Entre com um link por e-mail',
  lead: __METHODS__.password
    ? 'Enviaremos por e-mail um link para você entrar. Não precisa de senha.'
    : 'Enviaremos por e-mail um link para você entrar.',
  email: 'E-mail',
  submit: 'Enviar link',
  submitting: 'Enviando…',
  sentHeading: 'Confira seu e-mail',
  sent: (email) => `Enviamos um link de acesso para ${email}.`,
  back: 'Voltar para o login',

  openedHeading: 'Falta pouco',
  signInAs: (email) => `Com este link, você entra como ${email}.`,
  elsewhereHeading: 'Digite seu e-mail',
  elsewhere:
    'Este link foi solicitado em outro dispositivo ou navegador. Para confirmar que ele é seu, digite o endereço de e-mail para o qual foi enviado.',
  follow: 'Entrar',
  following: 'Entrando…',
  otherEmail: 'Usar outro e-mail',
  wrongEmail: 'Este link foi enviado para outro endereço de e-mail.',
  inAs: (who) =>
    who === null
      ? 'Você entrou em outra conta. Se continuar, a sessão dela será encerrada.'
      : `Você entrou como ${who}. Se continuar, essa sessão será encerrada.`,
  keepGuest: 'Manter meus dados de visitante',
  keepGuestHint: 'Caso contrário, eles ficam neste navegador até você decidir se quer movê-los.',

  takenHeading: 'Este e-mail já tem uma conta',
  taken: (email) => `${email} já tem uma conta. Você pode entrar nela.`,
  guestWaits:
    'Seus dados de visitante ficam neste navegador. Depois que você entrar, perguntaremos se quer movê-los.',
  signInInstead: 'Entrar na conta',
  stayGuest: 'Seguir como visitante',

  confirmHeading: 'Confirme que é você',
  confirmLead: (email) => `Este link confirma que você é ${email}.`,
  confirm: 'Confirmar',
  confirmedHeading: 'Identidade confirmada',
  confirmed: 'Volte para a página que pediu isto ou continue aqui.',

  spentHeading: 'Este link não funciona',
  spent: 'Ele expirou ou já foi usado. Podemos enviar outro.',
}

export const customTokenText: Translation<typeof english.customTokenText> = {
  title: 'Entrar com um link',
  heading: 'Entrar com este link?',
  lead: (account) => `O link diz que é para ${account}.`,
  leadUnnamed: 'O link não diz para qual conta ele é.',
  unproven:
    'Não podemos verificar isso antes de você entrar. Continue apenas se você solicitou este link: tudo o que você escrever depois pertencerá à conta dele.',
  guestWaits:
    'Seus dados de visitante ficam neste navegador. Depois que você entrar, perguntaremos se quer movê-los.',
  submit: 'Entrar',
  submitting: 'Entrando…',
  switchHeading: 'Trocar de conta?',
  inAs: (account) => `Você entrou como ${account}. Se continuar, essa sessão será encerrada aqui.`,
  switchAccounts: 'Trocar de conta',
  stay: 'Ficar nesta conta',
  signedInHeading: 'Você entrou',
  signedIn: (account) => `Esta conta pertence a ${account}. Se não for você, saia.`,
  continue: 'Continuar',
  refusedHeading: 'Este link não funciona',
  refused: 'Ele expirou ou foi criado para outro app. Solicite um novo onde você o obteve.',
  missing: 'O link está incompleto. Abra-o novamente de onde você o obteve.',
  home: 'Ir para a página inicial',
}

export const phoneSignInText: Translation<typeof english.phoneSignInText> = {
  offer: 'Continuar com um telefone',
  title: 'Entrar por telefone',
  heading: 'Entre por telefone',
  codeTitle: 'Digite o código',
  back: 'Usar outro método de acesso',
}

export const phoneSignUpText: Translation<typeof english.phoneSignUpText> = {
  lead: 'É sua primeira vez aqui? Criaremos uma conta com este número.',
}
