import { grouped } from '#src/domain/format.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/passwordPolicyText.ts'

export const passwordPolicyText: Translation<typeof english.passwordPolicyText> = {
  requirements: 'Tu contraseña necesita',
  met: 'cumplido',
  unmet: 'pendiente',
  unacceptable: 'Tu contraseña no cumple todos los requisitos.',
}

export const requirementText: Translation<typeof english.requirementText> = (requirement) => {
  switch (requirement.rule) {
    case 'minLength':
      return `al menos ${charactersOf(requirement.length)}`
    case 'maxLength':
      return `${charactersOf(requirement.length)} como máximo`
    case 'lowercase':
      return 'una letra minúscula'
    case 'uppercase':
      return 'una letra mayúscula'
    case 'digit':
      return 'un número'
    case 'symbol':
      return 'un carácter especial, como ! o ?'
  }
}

function charactersOf(count: number): string {
  return plural(count, { one: '1 carácter', other: `${grouped(count)} caracteres` })
}

/** Each must fit on one line of the narrowest screen, so that nothing below it moves. */
export const passwordStrengthText: Translation<typeof english.passwordStrengthText> = {
  tip: 'Usa tres palabras al azar',
  measured: {
    leaked: 'Insegura: está filtrada',
    common: 'Muy común, fácil de adivinar',
    brand: 'Muy parecida a nuestro nombre',
    personal: 'Débil: demasiado personal',
    weak: 'Débil: añade otra palabra',
    fair: 'Seguridad: aceptable',
    good: 'Seguridad: buena',
    strong: 'Seguridad: alta',
  },
  leaked: 'Aparece en una filtración de datos. Elige otra.',
  common: 'Demasiado común. Elige otra contraseña.',
  brand: 'Demasiado parecida a nuestro nombre. Elige otra contraseña.',
}
