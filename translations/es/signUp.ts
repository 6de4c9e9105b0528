import { formatCount } from '#src/domain/format.ts'
import type * as PasswordPolicy from '#src/text/signUp/passwordPolicyText.ts'
import type * as Profile from '#src/text/signUp/questionsText.ts'
import type * as SignUp from '#src/text/signUp/signUpText.ts'
import type * as VerifyEmail from '#src/text/signUp/verifyEmailText.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'

export const verifyEmailText: Translation<typeof VerifyEmail.verifyEmailText> = {
  title: 'Verificar tu correo electrónico',
  heading: 'Verifica tu correo electrónico',
  lead: (email) =>
    `Abre en cualquier dispositivo el enlace que enviamos a ${email}. Esta página se actualiza sola.`,
  send: 'Reenviar correo',
  sent: (email) => `Enviamos otro correo a ${email}.`,
  wrongAddress: '¿Dirección equivocada?',
  change: 'Cambiarla',
  verifiedHeading: 'Tu correo electrónico está verificado',
  verified: (email) => `Gracias por confirmar ${email}.`,
  noEmailHeading: 'No hay nada que verificar',
  noEmail: 'Tu cuenta no tiene dirección de correo electrónico.',
}

export const passwordPolicyText: Translation<typeof PasswordPolicy.passwordPolicyText> = {
  requirements: 'Tu contraseña necesita',
  met: 'cumplido',
  unmet: 'pendiente',
  unacceptable: 'Tu contraseña no cumple todos los requisitos.',
}

export const requirementText: Translation<typeof PasswordPolicy.requirementText> = (
  requirement,
) => {
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
  return plural(count, { one: '1 carácter', other: `${formatCount(count)} caracteres` })
}

/** Each must fit on one line of the narrowest screen, so that nothing below it moves. */
export const passwordStrengthText: Translation<typeof PasswordPolicy.passwordStrengthText> = {
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

export const questionsText: Translation<typeof Profile.questionsText> = {
  title: 'Completa tu cuenta',
  lead: 'Un paso más antes de continuar.',
  termsTitle: 'Acepta nuestras condiciones',
  termsLead: 'Antes de continuar, lee y acepta nuestras condiciones.',
  newTermsLead: 'Nuestras condiciones cambiaron. Antes de continuar, léelas y acéptalas.',
  name: 'Nombre',
  optional: 'Opcional',
  agree: __BRAND__.privacy
    ? 'Acepto las condiciones y la política de privacidad.'
    : 'Acepto las condiciones.',
  readTerms: 'Leer las condiciones',
  readPrivacy: 'Leer la política de privacidad',
  choose: 'Elegir…',
  missing: 'Completa este campo.',
  missingChoice: 'Elige una opción.',
  missingTick: 'Marca esta casilla para continuar.',
  notANumber: 'Introduce un número.',
  notWhole: 'Introduce un número entero.',
  offStep: (nearest) => `Introduce un número como ${nearest}.`,
  tooLow: (min) => `Introduce ${min} o más.`,
  tooHigh: (max) => `Introduce ${max} o menos.`,
  notADate: 'Introduce una fecha completa.',
  tooEarly: (day) => `Introduce el ${day} o una fecha posterior.`,
  tooLate: (day) => `Introduce el ${day} o una fecha anterior.`,
  yes: 'Sí',
  no: 'No',
  export: 'Exportar tus datos',
  deleteAccount: 'Eliminar tu cuenta',
}

export const answersText: Translation<typeof Profile.answersText> = {
  heading: 'Más sobre ti',
  loading: 'Cargando tus respuestas…',
  label: 'Tus respuestas',
  hint: 'Puedes cambiar tus respuestas en cualquier momento.',
}

export const signUpText: Translation<typeof SignUp.signUpText> = {
  title: 'Crear una cuenta',
  heading: 'Crea una cuenta',
  lead: 'Solo te llevará un minuto.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  submit: 'Crear cuenta',
  submitting: 'Creando cuenta…',
  hasAccount: '¿Ya tienes una cuenta?',
  signIn: 'Iniciar sesión',
}
