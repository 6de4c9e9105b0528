import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/emailActionText.ts'
import { supportContact } from './brandText.ts'

export const emailActionText: Translation<typeof english.emailActionText> = {
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
      __METHODS__.password
        ? `Você pode voltar a entrar com ${email}. Quem fez a alteração talvez saiba sua senha, então proteja sua conta agora.`
        : `Você pode voltar a entrar com ${email}. Quem fez a alteração teve acesso à sua conta, então proteja-a agora.`,
    refused: __METHODS__.password
      ? 'Se você não consegue mais entrar, redefina sua senha.'
      : `Fale com ${supportContact} se você não consegue mais entrar.`,
  },
  revertSecondFactorAddition: __METHODS__.secondFactors
    ? {
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
          __METHODS__.password
            ? `Ele não é mais necessário para entrar em ${email}. Quem o adicionou talvez saiba sua senha, então proteja sua conta agora.`
            : `Ele não é mais necessário para entrar em ${email}. Quem o adicionou teve acesso à sua conta, então proteja-a agora.`,
        refused: 'Você também pode remover segundos fatores na sua conta.',
      }
    : undefined,
}

export const anyLinkText: Translation<typeof english.anyLinkText> = {
  checking: 'Verificando o link…',
  continue: 'Continuar',
  signIn: 'Entrar',
  account: 'Ir para sua conta',
  resetPassword: 'Redefinir senha',
  alreadyVerifiedHeading: 'Seu e-mail já está verificado',
  alreadyVerified: 'Não há mais nada a fazer na conta em que você entrou.',
  newMail: 'Enviar outro e-mail',
  otherPerson: (who, owner) =>
    who === null
      ? `Você entrou em outra conta. Este link pertence a ${owner}.`
      : `Você entrou como ${who}. Este link pertence a ${owner}.`,
}

export const secureAccountText: Translation<typeof english.secureAccountText> = {
  heading: 'Proteja sua conta',
  signInMethods: 'Revise seus métodos de acesso e remova os que você não reconhecer.',
  account: 'Ir para sua conta',
}

export const securePasswordText: Translation<typeof english.securePasswordText> = {
  lead: 'Escolha uma nova senha. A antiga deixa de funcionar em todos os lugares.',
  send: 'Receber link por e-mail',
  sending: 'Enviando…',
  sent: (email) => `Enviamos um e-mail com um link para ${email}.`,
}

export const verifyEmailText: Translation<typeof english.verifyEmailText> = {
  title: 'Verificar seu e-mail',
  heading: 'Verifique seu e-mail',
  lead: (email) =>
    `Abra em qualquer dispositivo o link que enviamos para ${email}. Esta página é atualizada automaticamente.`,
  send: 'Reenviar e-mail',
  sending: 'Enviando…',
  sent: (email) => `Enviamos outro e-mail para ${email}.`,
  wrongAddress: 'Endereço errado?',
  change: 'Alterar',
  later: 'Agora não',
  verifiedHeading: 'Seu e-mail foi verificado',
  verified: (email) => `Agradecemos por confirmar ${email}.`,
  noEmailHeading: 'Não há nada para verificar',
  noEmail: 'Sua conta não tem endereço de e-mail.',
  account: 'Ir para sua conta',
}

export const newPasswordText: Translation<typeof english.newPasswordText> = {
  title: 'Nova senha',
  heading: 'Escolha uma nova senha',
  checking: 'Verificando o link…',
  forAccount: (email) => `Para a conta ${email}.`,
  password: 'Nova senha',
  submit: 'Salvar nova senha',
  submitting: 'Salvando…',
  savedHeading: 'Sua senha foi alterada',
  saved: 'Agora você pode entrar com sua nova senha.',
  signIn: 'Entrar',
  refusedHeading: 'Este link não funciona',
  accountGone: 'A conta deste link não existe mais.',
  newLink: 'Enviar outro link',
  uncheckedHeading: 'Não conseguimos verificar este link',
  check: 'Verificar novamente',
  noCode: 'O link está incompleto. Abra-o novamente a partir do e-mail.',
  otherKind: 'Este tipo de link não é compatível.',
  home: 'Ir para a página inicial',
}
