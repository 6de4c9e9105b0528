import type * as EmailAction from '#src/text/signIn/emailActionText.ts'
import type * as PasswordReset from '#src/text/signIn/passwordResetText.ts'
import type * as Lead from '#src/text/signIn/signInLeadText.ts'
import type * as SignInMethods from '#src/text/signIn/signInMethodsText.ts'
import type * as SignIn from '#src/text/signIn/signInText.ts'
import type { Translation } from '#translations/translation.ts'
import { theProvider } from './providerArticles.ts'
import { supportContact } from './shared.ts'

export const emailActionText: Translation<typeof EmailAction.emailActionText> = {
  verifyEmail: {
    title: 'Verificar seu e-mail',
    heading: 'Verifique seu e-mail',
    lead: ({ email }) => `Confirme que ${email} é o seu endereço.`,
    submit: 'Verificar e-mail',
    submitting: 'Verificando…',
    appliedHeading: 'Seu e-mail foi verificado',
    applied: ({ email }) => `Agradecemos por confirmar ${email}.`,
    refused: 'Entre e enviaremos um novo.',
  },
  verifyAndChangeEmail: {
    title: 'Novo e-mail',
    heading: 'Altere seu e-mail',
    lead: ({ email, previousEmail }) =>
      previousEmail
        ? `A partir de agora, você entrará com ${email} em vez de ${previousEmail}. Todos os seus dispositivos serão desconectados.`
        : `A partir de agora, você entrará com ${email}. Todos os seus dispositivos serão desconectados.`,
    submit: 'Alterar e-mail',
    submitting: 'Alterando…',
    appliedHeading: 'Seu e-mail foi alterado',
    applied: ({ email }) =>
      `A partir de agora, entre com ${email}. Todos os seus dispositivos foram desconectados.`,
    refused: 'Você pode solicitar um novo na sua conta.',
  },
  recoverEmail: {
    title: 'Restaurar seu e-mail',
    heading: 'Restaure seu e-mail',
    lead: ({ email, previousEmail }) =>
      previousEmail
        ? `O e-mail da sua conta foi alterado para ${previousEmail}. Se não foi você, volte para ${email}.`
        : `O e-mail da sua conta foi alterado. Se não foi você, volte para ${email}.`,
    submit: 'Restaurar e-mail',
    submitting: 'Restaurando…',
    appliedHeading: 'Seu e-mail foi restaurado',
    applied: ({ email }) =>
      `Você pode voltar a entrar com ${email}. Quem fez a alteração teve acesso à sua conta, então proteja-a agora.`,
    refused: __FEATURES__.password
      ? 'Se você não consegue mais entrar, redefina sua senha.'
      : `Fale com ${supportContact} se você não consegue mais entrar.`,
  },
  revertSecondFactorAddition: {
    title: 'Remover um segundo fator',
    heading: 'Remova um segundo fator',
    lead: ({ email, factor }) =>
      factor
        ? `Um segundo fator, ${factor}, foi adicionado à conta ${email}. Se não foi você, remova-o.`
        : `Um segundo fator foi adicionado à conta ${email}. Se não foi você, remova-o.`,
    submit: 'Remover o segundo fator',
    submitting: 'Removendo…',
    appliedHeading: 'O segundo fator foi removido',
    applied: ({ email }) =>
      `Ele não é mais necessário para entrar em ${email}. Quem o adicionou teve acesso à sua conta, então proteja-a agora.`,
    refused: 'Você também pode remover segundos fatores na sua conta.',
  },
}

export const anyLinkText: Translation<typeof EmailAction.anyLinkText> = {
  checking: 'Verificando o link…',
  uncheckedHeading: 'Não conseguimos verificar este link',
  check: 'Verificar novamente',
  refusedHeading: 'Este link não funciona',
  accountGone: 'A conta deste link não existe mais.',
  noCode: 'O link está incompleto. Abra-o novamente a partir do e-mail.',
  otherKind: 'Este tipo de link não é compatível.',
  newLink: 'Enviar outro link',
  signIn: 'Entrar',
  resetPassword: 'Redefinir senha',
  alreadyVerifiedHeading: 'Seu e-mail já está verificado',
  alreadyVerified: 'Não há mais nada a fazer na conta em que você entrou.',
  sendNewEmail: 'Enviar outro e-mail',
  otherPerson: (who, owner) =>
    who === null
      ? `Você entrou em outra conta. Este link pertence a ${owner}.`
      : `Você entrou como ${who}. Este link pertence a ${owner}.`,
}

export const secureAccountText: Translation<typeof EmailAction.secureAccountText> = {
  heading: 'Proteja sua conta',
  signInMethods: 'Revise seus métodos de acesso e remova os que você não reconhecer.',
}

export const securePasswordText: Translation<typeof EmailAction.securePasswordText> = {
  lead: 'Escolha uma nova senha. A antiga deixa de funcionar em todos os lugares.',
  send: 'Receber link por e-mail',
  sent: (email) => `Enviamos um e-mail com um link para ${email}.`,
}

export const newPasswordText: Translation<typeof EmailAction.newPasswordText> = {
  title: 'Nova senha',
  heading: 'Escolha uma nova senha',
  forAccount: (email) => `Para a conta ${email}.`,
  password: 'Nova senha',
  submit: 'Salvar nova senha',
  savedHeading: 'Sua senha foi alterada',
  saved: 'Agora você pode entrar com sua nova senha.',
  signIn: 'Entrar',
}

export const otherMethodsText: Translation<typeof SignInMethods.otherMethodsText> = {
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

export const existingPasswordText: Translation<typeof SignInMethods.existingPasswordText> = {
  signIn: 'Entre com sua senha',
}

export const guestSignInText: Translation<typeof SignInMethods.guestSignInText> = {
  continueAsGuest: 'Continuar como visitante',
  signingIn: 'Entrando…',
}

export const guestDataText: Translation<typeof SignInMethods.guestDataText> = {
  waits:
    'Seus dados de visitante ficam neste navegador. Depois que você entrar, perguntaremos se quer movê-los.',
}

export const emailLinkText: Translation<typeof SignInMethods.emailLinkText> = {
  label: 'Receber um link por e-mail',
  title: 'Entrar com um link por e-mail',
  heading: 'Entre com um link por e-mail',
  lead: 'Enviaremos por e-mail um link para você entrar.',
  email: 'E-mail',
  submit: 'Enviar link',
  submitting: 'Enviando…',
  sentHeading: 'Confira seu e-mail',
  sent: (email) => `Enviamos um link de acesso para ${email}.`,

  openedHeading: 'Falta pouco',
  signInAs: (email) => `Com este link, você entra como ${email}.`,
  elsewhereHeading: 'Digite seu e-mail',
  elsewhere:
    'Este link foi solicitado em outro dispositivo ou navegador. Para confirmar que ele é seu, digite o endereço de e-mail para o qual foi enviado.',
  signIn: 'Entrar',
  signingIn: 'Entrando…',
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
  signInInstead: 'Entrar na conta',

  confirmHeading: 'Confirme que é você',
  confirmLead: (email) => `Este link confirma que você é ${email}.`,
  confirm: 'Confirmar',
  confirmedHeading: 'Identidade confirmada',
  confirmed: 'Volte para a página que pediu isto ou continue aqui.',

  refusedHeading: 'Este link não funciona',
  refused: 'Ele expirou ou já foi usado. Podemos enviar outro.',
}

export const customTokenText: Translation<typeof SignInMethods.customTokenText> = {
  title: 'Entrar com um link',
  heading: 'Entrar com este link?',
  lead: (account) => `O link diz que é para ${account}.`,
  leadUnnamed: 'O link não diz para qual conta ele é.',
  unproven:
    'Não podemos verificar isso antes de você entrar. Continue apenas se você solicitou este link: tudo o que você escrever depois pertencerá à conta dele.',
  submit: 'Entrar',
  submitting: 'Entrando…',
  switchHeading: 'Trocar de conta?',
  inAs: (account) => `Você entrou como ${account}. Se continuar, essa sessão será encerrada aqui.`,
  switchAccounts: 'Trocar de conta',
  stay: 'Ficar nesta conta',
  signedInHeading: 'Você entrou',
  signedIn: (account) =>
    `Esta conta pertence a ${account}. Se não for você, saia na próxima página.`,
  refusedHeading: 'Este link não funciona',
  refused: 'Ele expirou ou foi criado para outro app. Solicite um novo onde você o obteve.',
  missing: 'O link está incompleto. Abra-o novamente de onde você o obteve.',
}

export const phoneSignInText: Translation<typeof SignInMethods.phoneSignInText> = {
  label: 'Continuar com um telefone',
  title: 'Entrar por telefone',
  heading: 'Entre por telefone',
  codeTitle: 'Digite o código',
  back: 'Usar outro método de acesso',
}

export const phoneSignUpText: Translation<typeof SignInMethods.phoneSignUpText> = {
  lead: 'É sua primeira vez aqui? Criaremos uma conta com este número.',
}

export const signInText: Translation<typeof SignIn.signInText> = {
  title: 'Entrar',
  heading: 'Que bom ver você de novo',
  sharedComputer: 'Computador compartilhado: me esqueça ao fechar a aba',
}

export const passwordSignInText: Translation<typeof SignIn.passwordSignInText> = {
  email: 'E-mail',
  password: 'Senha',
  forgot: 'Esqueceu a senha?',
  submit: 'Entrar',
  submitting: 'Entrando…',
}

export const workEmailText: Translation<typeof SignIn.workEmailText> = {
  lead: (domain, name) => `Com um e-mail de ${domain}, você entra com ${theProvider(name)}.`,
  submit: (name) => `Continuar com ${theProvider(name)}`,
}

export const defaultSignInLead: Translation<typeof Lead.defaultSignInLead> =
  `Entre em ${__BRAND__.name}.`

export const firstVisitText: Translation<typeof SignIn.firstVisitText> = { heading: 'Boas-vindas' }

export const newAccountText: Translation<typeof SignIn.newAccountText> = {
  question: 'Ainda não tem uma conta?',
  link: 'Criar uma conta',
}

export const invitationText: Translation<typeof SignIn.invitationText> = {
  question: 'Ainda não tem uma conta?',
  link: 'Pedir um convite',
  only: 'Novas contas são criadas apenas por convite.',
}

export const tokenLinkText: Translation<typeof SignIn.tokenLinkText> = {
  lead: 'Para entrar, abra o link que você recebeu de nós.',
}

export const passwordResetText: Translation<typeof PasswordReset.passwordResetText> = {
  title: 'Esqueci a senha',
  heading: 'Redefina sua senha',
  lead: 'Enviaremos por e-mail um link para você escolher uma nova.',
  submit: 'Enviar e-mail',
  submitting: 'Enviando…',
  sentHeading: 'Confira seu e-mail',
  sent: (email) => `Se ${email} tiver uma conta, enviamos para lá um e-mail com um link.`,
}
