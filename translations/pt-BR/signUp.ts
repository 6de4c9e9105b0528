import { formatCount } from '#src/domain/format.ts'
import type * as PasswordPolicy from '#src/text/signUp/passwordPolicyText.ts'
import type * as Profile from '#src/text/signUp/questionsText.ts'
import type * as SignUp from '#src/text/signUp/signUpText.ts'
import type * as VerifyEmail from '#src/text/signUp/verifyEmailText.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'

export const verifyEmailText: Translation<typeof VerifyEmail.verifyEmailText> = {
  title: 'Verificar seu e-mail',
  heading: 'Verifique seu e-mail',
  lead: (email) =>
    `Abra em qualquer dispositivo o link que enviamos para ${email}. Esta página é atualizada automaticamente.`,
  send: 'Reenviar e-mail',
  sent: (email) => `Enviamos outro e-mail para ${email}.`,
  wrongAddress: 'Endereço errado?',
  change: 'Alterar',
  verifiedHeading: 'Seu e-mail foi verificado',
  verified: (email) => `Agradecemos por confirmar ${email}.`,
  noEmailHeading: 'Não há nada para verificar',
  noEmail: 'Sua conta não tem endereço de e-mail.',
}

export const passwordPolicyText: Translation<typeof PasswordPolicy.passwordPolicyText> = {
  requirements: 'Sua senha precisa ter',
  met: 'atendido',
  unmet: 'ainda falta',
  unacceptable: 'Sua senha não atende a todos os requisitos.',
}

export const requirementText: Translation<typeof PasswordPolicy.requirementText> = (
  requirement,
) => {
  switch (requirement.rule) {
    case 'minLength':
      return `pelo menos ${charactersOf(requirement.length)}`
    case 'maxLength':
      return `no máximo ${charactersOf(requirement.length)}`
    case 'lowercase':
      return 'uma letra minúscula'
    case 'uppercase':
      return 'uma letra maiúscula'
    case 'digit':
      return 'um número'
    case 'symbol':
      return 'um caractere especial, como ! ou ?'
  }
}

function charactersOf(count: number): string {
  return plural(count, {
    one: `${formatCount(count)} caractere`,
    other: `${formatCount(count)} caracteres`,
  })
}

/** Each must fit on one line of the narrowest screen, so that nothing below it moves. */
export const passwordStrengthText: Translation<typeof PasswordPolicy.passwordStrengthText> = {
  tip: 'Use três palavras aleatórias',
  measured: {
    leaked: 'Insegura: já foi vazada',
    common: 'Muito comum, fácil de adivinhar',
    brand: 'Muito parecida com nosso nome',
    personal: 'Fraca: pessoal demais',
    weak: 'Fraca: adicione uma palavra',
    fair: 'Segurança: razoável',
    good: 'Segurança: boa',
    strong: 'Segurança: alta',
  },
  leaked: 'Encontrada em um vazamento de dados. Escolha outra.',
  common: 'Comum demais. Escolha outra senha.',
  brand: 'Parecida demais com o nosso nome. Escolha outra senha.',
}

export const questionsText: Translation<typeof Profile.questionsText> = {
  title: 'Complete sua conta',
  lead: 'Só mais uma etapa antes de continuar.',
  termsTitle: 'Aceite nossos termos',
  termsLead: 'Antes de continuar, leia e aceite nossos termos.',
  newTermsLead: 'Nossos termos mudaram. Antes de continuar, leia e aceite a nova versão.',
  name: 'Nome',
  optional: 'Opcional',
  agree: __BRAND__.privacy ? 'Aceito os termos e a política de privacidade.' : 'Aceito os termos.',
  readTerms: 'Ler os termos',
  readPrivacy: 'Ler a política de privacidade',
  choose: 'Escolher…',
  missing: 'Preencha este campo.',
  missingChoice: 'Escolha uma opção.',
  missingTick: 'Marque esta caixa para continuar.',
  notANumber: 'Insira um número.',
  notWhole: 'Insira um número inteiro.',
  offStep: (nearest) => `Insira um número como ${nearest}.`,
  tooLow: (min) => `Insira ${min} ou mais.`,
  tooHigh: (max) => `Insira ${max} ou menos.`,
  notADate: 'Insira uma data completa.',
  tooEarly: (day) => `Insira ${day} ou uma data posterior.`,
  tooLate: (day) => `Insira ${day} ou uma data anterior.`,
  yes: 'Sim',
  no: 'Não',
  export: 'Exportar seus dados',
  deleteAccount: 'Excluir sua conta',
}

export const answersText: Translation<typeof Profile.answersText> = {
  heading: 'Mais sobre você',
  loading: 'Carregando suas respostas…',
  label: 'Suas respostas',
  hint: 'Você pode alterar suas respostas a qualquer momento.',
}

export const signUpText: Translation<typeof SignUp.signUpText> = {
  title: 'Criar uma conta',
  heading: 'Crie uma conta',
  lead: 'Leva só um minuto.',
  email: 'E-mail',
  password: 'Senha',
  submit: 'Criar conta',
  submitting: 'Criando conta…',
  hasAccount: 'Já tem uma conta?',
  signIn: 'Entrar',
}
