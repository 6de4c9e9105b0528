import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/emailActionText.ts'
import { supportContact } from './brandText.ts'

export const emailActionText: Translation<typeof english.emailActionText> = {
  verifyEmail: {
    title: 'Verificar tu correo electrónico',
    heading: 'Verifica tu correo electrónico',
    lead: ({ email }) => `Confirma que ${email} es tu dirección.`,
    submit: 'Verificar correo',
    submitting: 'Verificando…',
    appliedHeading: 'Tu correo electrónico está verificado',
    applied: ({ email }) => `Gracias por confirmar ${email}.`,
    refused: 'Inicia sesión y te enviaremos uno nuevo.',
  },
  verifyAndChangeEmail: {
    title: 'Nuevo correo electrónico',
    heading: 'Cambia tu correo electrónico',
    lead: ({ email, previousEmail }) =>
      previousEmail
        ? `A partir de ahora iniciarás sesión con ${email} en lugar de ${previousEmail}. Tu sesión se cerrará en todos tus dispositivos.`
        : `A partir de ahora iniciarás sesión con ${email}. Tu sesión se cerrará en todos tus dispositivos.`,
    submit: 'Cambiar correo',
    submitting: 'Cambiando…',
    appliedHeading: 'Tu correo electrónico cambió',
    applied: ({ email }) =>
      `A partir de ahora, inicia sesión con ${email}. Tu sesión se cerró en todos tus dispositivos.`,
    refused: 'Puedes solicitar uno nuevo en tu cuenta.',
  },
  recoverEmail: {
    title: 'Restaurar tu correo electrónico',
    heading: 'Restaura tu correo electrónico',
    lead: ({ email, previousEmail }) =>
      previousEmail
        ? `El correo electrónico de tu cuenta se cambió a ${previousEmail}. Si no fuiste tú, vuelve a poner ${email}.`
        : `El correo electrónico de tu cuenta se cambió. Si no fuiste tú, vuelve a poner ${email}.`,
    submit: 'Restaurar correo',
    submitting: 'Restaurando…',
    appliedHeading: 'Tu correo electrónico se restauró',
    applied: ({ email }) =>
      __METHODS__.password
        ? `Puedes volver a iniciar sesión con ${email}. Es posible que quien lo cambió conozca tu contraseña, así que protege tu cuenta ahora.`
        : `Puedes volver a iniciar sesión con ${email}. Quien lo cambió tuvo acceso a tu cuenta, así que protégela ahora.`,
    refused: __METHODS__.password
      ? 'Si ya no puedes iniciar sesión, restablece tu contraseña.'
      : `Contacta con ${supportContact} si ya no puedes iniciar sesión.`,
  },
  revertSecondFactorAddition: __METHODS__.secondFactors
    ? {
        title: 'Quitar un segundo factor',
        heading: 'Quita un segundo factor',
        lead: ({ email, factor }) =>
          factor
            ? `Se añadió un segundo factor, ${factor}, a la cuenta ${email}. Si no fuiste tú, quítalo.`
            : `Se añadió un segundo factor a la cuenta ${email}. Si no fuiste tú, quítalo.`,
        submit: 'Quitar el segundo factor',
        submitting: 'Quitando…',
        appliedHeading: 'El segundo factor se quitó',
        applied: ({ email }) =>
          __METHODS__.password
            ? `Ya no se necesita para iniciar sesión en ${email}. Es posible que quien lo añadió conozca tu contraseña, así que protege tu cuenta ahora.`
            : `Ya no se necesita para iniciar sesión en ${email}. Quien lo añadió tuvo acceso a tu cuenta, así que protégela ahora.`,
        refused: 'También puedes quitar segundos factores en tu cuenta.',
      }
    : undefined,
}

export const anyLinkText: Translation<typeof english.anyLinkText> = {
  checking: 'Comprobando el enlace…',
  continue: 'Continuar',
  signIn: 'Iniciar sesión',
  account: 'Ir a tu cuenta',
  resetPassword: 'Restablecer contraseña',
  alreadyVerifiedHeading: 'Tu correo electrónico ya está verificado',
  alreadyVerified: 'No queda nada por hacer en la cuenta en la que iniciaste sesión.',
  newMail: 'Enviar otro correo',
  otherPerson: (who, owner) =>
    who === null
      ? `Iniciaste sesión en otra cuenta. Este enlace pertenece a ${owner}.`
      : `Iniciaste sesión como ${who}. Este enlace pertenece a ${owner}.`,
}

export const secureAccountText: Translation<typeof english.secureAccountText> = {
  heading: 'Protege tu cuenta',
  signInMethods: 'Revisa tus métodos de acceso y quita los que no reconozcas.',
  account: 'Ir a tu cuenta',
}

export const securePasswordText: Translation<typeof english.securePasswordText> = {
  lead: 'Elige una nueva contraseña. La anterior dejará de funcionar en todas partes.',
  send: 'Recibir enlace por correo',
  sending: 'Enviando…',
  sent: (email) => `Enviamos un correo con un enlace a ${email}.`,
}

export const verifyEmailText: Translation<typeof english.verifyEmailText> = {
  title: 'Verificar tu correo electrónico',
  heading: 'Verifica tu correo electrónico',
  lead: (email) =>
    `Abre en cualquier dispositivo el enlace que enviamos a ${email}. Esta página se actualiza sola.`,
  send: 'Reenviar correo',
  sending: 'Enviando…',
  sent: (email) => `Enviamos otro correo a ${email}.`,
  wrongAddress: '¿Dirección equivocada?',
  change: 'Cambiarla',
  later: 'Ahora no',
  verifiedHeading: 'Tu correo electrónico está verificado',
  verified: (email) => `Gracias por confirmar ${email}.`,
  noEmailHeading: 'No hay nada que verificar',
  noEmail: 'Tu cuenta no tiene dirección de correo electrónico.',
  account: 'Ir a tu cuenta',
}

export const newPasswordText: Translation<typeof english.newPasswordText> = {
  title: 'Nueva contraseña',
  heading: 'Elige una nueva contraseña',
  checking: 'Comprobando el enlace…',
  forAccount: (email) => `Para la cuenta ${email}.`,
  password: 'Nueva contraseña',
  submit: 'Guardar contraseña',
  submitting: 'Guardando…',
  savedHeading: 'Tu contraseña cambió',
  saved: 'Ya puedes iniciar sesión con tu nueva contraseña.',
  signIn: 'Iniciar sesión',
  refusedHeading: 'Este enlace no funciona',
  accountGone: 'La cuenta de este enlace ya no existe.',
  newLink: 'Enviar otro enlace',
  uncheckedHeading: 'No pudimos comprobar este enlace',
  check: 'Volver a comprobar',
  noCode: 'El enlace está incompleto. Ábrelo de nuevo desde el correo.',
  otherKind: 'Este tipo de enlace no es compatible.',
  home: 'Ir a la página de inicio',
}
