import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/identityText.ts'
import { supportContact } from './brandText.ts'

export const identityText: Translation<typeof english.identityText> = {
  heading: 'Confirma que eres tú',
  password: 'Contraseña actual',
  confirm: 'Confirmar',
  confirming: 'Comprobando…',
  wrongPassword: 'Esa no es tu contraseña. Inténtalo de nuevo o usa otro método.',
  passwordOnly:
    'Solo tu contraseña cierra las demás sesiones de forma definitiva. Si la olvidaste o nunca tuviste una, elige otra: eso también cierra la sesión en todos los demás dispositivos.',
  newPassword: 'Elegir otra contraseña',
  or: 'o',
  otherMethod: 'Usar otro método',
  secondFactor: 'Tu cuenta necesita un segundo factor.',
  noWay: 'Con esta cuenta no hay forma de confirmar que eres tú.',
  cancel: 'Cancelar',
}

export const linkConfirmationText: Translation<typeof english.linkConfirmationText> = {
  send: 'Prefiero recibir un enlace',
  sendOnly: 'Recibir un enlace',
  sending: 'Enviando…',
  asWell: (email) => `Un enlace enviado a ${email} también sirve si nunca creaste una contraseña.`,
  to: (email) => `Se enviará a ${email}.`,
  sent: (email) =>
    `Enviamos un enlace a ${email}. Ábrelo en este navegador y esta página continuará.`,
}

export const phoneConfirmationText: Translation<typeof english.phoneConfirmationText> = {
  lead: (number) => `Enviaremos un código al ${number}.`,
}

export const secondFactorText: Translation<typeof english.secondFactorText> = {
  title: 'Segundo factor',
  heading: 'Un paso más',
  lead: 'Esta cuenta requiere un segundo factor.',
  choose: 'Elige un segundo factor',
  chooseApp: 'Usar una app de autenticación',
  choosePhone: (number) => `Enviar un SMS al ${number}`,
  sending: 'Enviando…',
  enterAppCode: 'Escribe el código de tu app de autenticación.',
  enterSentCode: (number) => `Escribe el código que enviamos al ${number}.`,
  submit: 'Continuar',
  submitting: 'Comprobando…',
  other: 'Usar otro factor',
  over: 'Pasó demasiado tiempo. Vuelve a iniciar sesión.',
  signInAgain: 'Volver a iniciar sesión',
  back: 'Volver al inicio de sesión',
  notAtHand: 'No tengo acceso a él',
  noRecoveryCodes: 'No hay códigos de recuperación. Tienes estas opciones:',
  methodsLeft: [
    'Usa otro factor, si configuraste más de uno.',
    'En un dispositivo donde tengas la sesión abierta, entra en tu cuenta y quita allí el factor.',
    `Contacta con ${supportContact}. Pueden quitarlo después de confirmar tu identidad.`,
  ],
}

export const factorKindText: Translation<typeof english.factorKindText> = {
  totp: 'App de autenticación',
  phone: 'SMS',
}
