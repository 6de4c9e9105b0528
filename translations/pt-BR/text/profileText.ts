import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/profileText.ts'

export const profileText: Translation<typeof english.profileText> = {
  title: 'Complete sua conta',
  lead: 'Antes de continuar, responda a estas perguntas.',
  termsTitle: 'Aceite nossos termos',
  termsLead: 'Antes de continuar, leia e aceite nossos termos.',
  newTermsLead: 'Nossos termos mudaram. Antes de continuar, leia e aceite a nova versão.',
  submit: 'Continuar',
  submitting: 'Salvando…',
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
  leave: 'Excluir sua conta',
}

export const answersText: Translation<typeof english.answersText> = {
  heading: 'Mais sobre você',
  label: 'Suas respostas',
  change: 'Alterar',
  saved: 'Salvo',
  hint: 'Você pode alterar suas respostas a qualquer momento.',
}
