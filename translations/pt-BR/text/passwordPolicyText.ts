import { grouped } from '#src/domain/format.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/passwordPolicyText.ts'

export const passwordPolicyText: Translation<typeof english.passwordPolicyText> = {
  requirements: 'Sua senha precisa ter',
  met: 'atendido',
  unmet: 'ainda falta',
  unacceptable: 'Sua senha não atende a todos os requisitos.',
}

export const requirementText: Translation<typeof english.requirementText> = (requirement) => {
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
    one: `${grouped(count)} caractere`,
    other: `${grouped(count)} caracteres`,
  })
}

/** Each must fit on one line of the narrowest screen, so that nothing below it moves. */
export const passwordStrengthText: Translation<typeof english.passwordStrengthText> = {
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
