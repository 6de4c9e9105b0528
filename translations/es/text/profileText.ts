import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/profileText.ts'

export const profileText: Translation<typeof english.profileText> = {
  title: 'Completa tu cuenta',
  lead: 'Antes de continuar, responde a estas preguntas.',
  termsTitle: 'Acepta nuestras condiciones',
  termsLead: 'Antes de continuar, lee y acepta nuestras condiciones.',
  newTermsLead: 'Nuestras condiciones cambiaron. Antes de continuar, léelas y acéptalas.',
  submit: 'Continuar',
  submitting: 'Guardando…',
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
  leave: 'Eliminar tu cuenta',
}

export const answersText: Translation<typeof english.answersText> = {
  heading: 'Más sobre ti',
  label: 'Tus respuestas',
  change: 'Cambiar',
  saved: 'Guardado',
  hint: 'Puedes cambiar tus respuestas en cualquier momento.',
}
