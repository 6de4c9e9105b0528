import type * as EmailAction from '#src/text/signIn/emailActionText.ts'
import type * as PasswordReset from '#src/text/signIn/passwordResetText.ts'
import type * as Lead from '#src/text/signIn/signInLeadText.ts'
import type * as SignInMethods from '#src/text/signIn/signInMethodsText.ts'
import type * as SignIn from '#src/text/signIn/signInText.ts'
import type { Translation } from '#translations/translation.ts'
import { supportContact } from './shared.ts'

export const emailActionText: Translation<typeof EmailAction.emailActionText> = {
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
      `Puedes volver a iniciar sesión con ${email}. Quien lo cambió tuvo acceso a tu cuenta, así que protégela ahora.`,
    refused: __FEATURES__.password
      ? 'Si ya no puedes iniciar sesión, restablece tu contraseña.'
      : `Contacta con ${supportContact} si ya no puedes iniciar sesión.`,
  },
  revertSecondFactorAddition: {
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
      `Ya no se necesita para iniciar sesión en ${email}. Quien lo añadió tuvo acceso a tu cuenta, así que protégela ahora.`,
    refused: 'También puedes quitar segundos factores en tu cuenta.',
  },
}

export const anyLinkText: Translation<typeof EmailAction.anyLinkText> = {
  checking: 'Comprobando el enlace…',
  uncheckedHeading: 'No pudimos comprobar este enlace',
  check: 'Volver a comprobar',
  refusedHeading: 'Este enlace no funciona',
  accountGone: 'La cuenta de este enlace ya no existe.',
  noCode: 'El enlace está incompleto. Ábrelo de nuevo desde el correo.',
  otherKind: 'Este tipo de enlace no es compatible.',
  newLink: 'Enviar otro enlace',
  signIn: 'Iniciar sesión',
  resetPassword: 'Restablecer contraseña',
  alreadyVerifiedHeading: 'Tu correo electrónico ya está verificado',
  alreadyVerified: 'No queda nada por hacer en la cuenta en la que iniciaste sesión.',
  sendNewEmail: 'Enviar otro correo',
  otherPerson: (who, owner) =>
    who === null
      ? `Iniciaste sesión en otra cuenta. Este enlace pertenece a ${owner}.`
      : `Iniciaste sesión como ${who}. Este enlace pertenece a ${owner}.`,
}

export const secureAccountText: Translation<typeof EmailAction.secureAccountText> = {
  heading: 'Protege tu cuenta',
  signInMethods: 'Revisa tus métodos de acceso y quita los que no reconozcas.',
}

export const securePasswordText: Translation<typeof EmailAction.securePasswordText> = {
  lead: 'Elige una nueva contraseña. La anterior dejará de funcionar en todas partes.',
  send: 'Recibir enlace por correo',
  sent: (email) => `Enviamos un correo con un enlace a ${email}.`,
}

export const newPasswordText: Translation<typeof EmailAction.newPasswordText> = {
  title: 'Nueva contraseña',
  heading: 'Elige una nueva contraseña',
  forAccount: (email) => `Para la cuenta ${email}.`,
  password: 'Nueva contraseña',
  submit: 'Guardar contraseña',
  savedHeading: 'Tu contraseña cambió',
  saved: 'Ya puedes iniciar sesión con tu nueva contraseña.',
  signIn: 'Iniciar sesión',
}

export const otherMethodsText: Translation<typeof SignInMethods.otherMethodsText> = {
  heading: 'Otras formas de iniciar sesión',
  or: 'o',
  continueWith: (name) => `Continuar con ${name}`,
  lastUsed: 'Último uso',
  passwordLastUsed: 'Correo electrónico y contraseña:',
  notYou: '¿No eres tú?',
  existing: (email, name) =>
    `${email} ya tiene una cuenta. Inicia sesión como lo hacías antes para conectar ${name} a ella.`,
  inApp: (app) =>
    app === null
      ? 'Estás en el navegador de otra aplicación. La mayoría de los métodos de acceso solo funcionan en un navegador completo, como Chrome o Safari.'
      : `Estás en el navegador de ${app}. La mayoría de los métodos de acceso solo funcionan en un navegador completo, como Chrome o Safari.`,
  copyAddress: 'Copiar dirección',
  copied: 'Copiada. Pégala en tu navegador.',
}

export const existingPasswordText: Translation<typeof SignInMethods.existingPasswordText> = {
  signIn: 'Inicia sesión con tu contraseña',
}

export const guestSignInText: Translation<typeof SignInMethods.guestSignInText> = {
  continueAsGuest: 'Continuar como invitado',
  signingIn: 'Iniciando sesión…',
}

export const guestDataText: Translation<typeof SignInMethods.guestDataText> = {
  waits:
    'Tus datos de invitado se quedan en este navegador. Cuando inicies sesión, te preguntaremos si quieres moverlos.',
}

export const emailLinkText: Translation<typeof SignInMethods.emailLinkText> = {
  label: 'Recibir un enlace por correo',
  title: 'Iniciar sesión con un enlace',
  heading: 'Inicia sesión con un enlace',
  lead: 'Te enviaremos por correo un enlace para iniciar sesión.',
  email: 'Correo electrónico',
  submit: 'Enviar enlace',
  submitting: 'Enviando…',
  sentHeading: 'Revisa tu correo',
  sent: (email) => `Enviamos un enlace de acceso a ${email}.`,

  openedHeading: 'Ya casi está',
  signInAs: (email) => `Con este enlace inicias sesión como ${email}.`,
  elsewhereHeading: 'Escribe tu correo electrónico',
  elsewhere:
    'Este enlace se solicitó en otro dispositivo o navegador. Para confirmar que es tuyo, escribe la dirección de correo electrónico a la que se envió.',
  signIn: 'Iniciar sesión',
  signingIn: 'Iniciando sesión…',
  otherEmail: 'Usar otro correo',
  wrongEmail: 'Este enlace se envió a otra dirección de correo electrónico.',
  inAs: (who) =>
    who === null
      ? 'Tienes la sesión abierta en otra cuenta. Si continúas, se cerrará.'
      : `Tienes la sesión abierta como ${who}. Si continúas, se cerrará.`,
  keepGuest: 'Conservar mis datos de invitado',
  keepGuestHint: 'Si no, se quedan en este navegador hasta que decidas si quieres moverlos.',

  takenHeading: 'Este correo electrónico ya tiene una cuenta',
  taken: (email) => `${email} ya tiene una cuenta. Puedes iniciar sesión en ella.`,
  signInInstead: 'Iniciar sesión en la cuenta',

  confirmHeading: 'Confirma que eres tú',
  confirmLead: (email) => `Este enlace confirma que eres ${email}.`,
  confirm: 'Confirmar',
  confirmedHeading: 'Identidad confirmada',
  confirmed: 'Vuelve a la página que lo pidió o continúa aquí.',

  refusedHeading: 'Este enlace no funciona',
  refused: 'Expiró o ya se usó. Podemos enviarte otro.',
}

export const customTokenText: Translation<typeof SignInMethods.customTokenText> = {
  title: 'Iniciar sesión con un enlace',
  heading: '¿Iniciar sesión con este enlace?',
  lead: (account) => `El enlace dice que es para ${account}.`,
  leadUnnamed: 'El enlace no dice para qué cuenta es.',
  unproven:
    'No podemos comprobarlo hasta que inicies sesión. Continúa solo si solicitaste este enlace: todo lo que escribas después pertenecerá a su cuenta.',
  submit: 'Iniciar sesión',
  submitting: 'Iniciando sesión…',
  switchHeading: '¿Cambiar de cuenta?',
  inAs: (account) => `Tienes la sesión abierta como ${account}. Si continúas, se cerrará aquí.`,
  switchAccounts: 'Cambiar de cuenta',
  stay: 'Seguir en esta cuenta',
  signedInHeading: 'Sesión iniciada',
  signedIn: (account) =>
    `Esta cuenta pertenece a ${account}. Si no eres tú, cierra sesión en la página siguiente.`,
  refusedHeading: 'Este enlace no funciona',
  refused: 'Expiró o se creó para otra app. Solicita uno nuevo donde lo obtuviste.',
  missing: 'El enlace está incompleto. Ábrelo de nuevo desde donde lo obtuviste.',
}

export const phoneSignInText: Translation<typeof SignInMethods.phoneSignInText> = {
  label: 'Continuar con un teléfono',
  title: 'Iniciar sesión por teléfono',
  heading: 'Inicia sesión por teléfono',
  codeTitle: 'Escribe el código',
  back: 'Usar otro método de acceso',
}

export const phoneSignUpText: Translation<typeof SignInMethods.phoneSignUpText> = {
  lead: '¿Es tu primera vez aquí? Crearemos una cuenta con este número.',
}

export const signInText: Translation<typeof SignIn.signInText> = {
  title: 'Iniciar sesión',
  heading: 'Hola de nuevo',
  sharedComputer: 'Equipo compartido: olvidarme al cerrar la pestaña',
}

export const passwordSignInText: Translation<typeof SignIn.passwordSignInText> = {
  email: 'Correo electrónico',
  password: 'Contraseña',
  forgot: '¿Olvidaste tu contraseña?',
  submit: 'Iniciar sesión',
  submitting: 'Iniciando sesión…',
}

export const workEmailText: Translation<typeof SignIn.workEmailText> = {
  lead: (domain, name) => `Con un correo de ${domain}, inicias sesión con ${name}.`,
  submit: (name) => `Continuar con ${name}`,
}

export const defaultSignInLead: Translation<typeof Lead.defaultSignInLead> =
  `Inicia sesión en ${__BRAND__.name}.`

export const firstVisitText: Translation<typeof SignIn.firstVisitText> = {
  heading: 'Te damos la bienvenida',
}

export const newAccountText: Translation<typeof SignIn.newAccountText> = {
  question: '¿Aún no tienes cuenta?',
  link: 'Crear una cuenta',
}

export const invitationText: Translation<typeof SignIn.invitationText> = {
  question: '¿Aún no tienes cuenta?',
  link: 'Pedir una invitación',
  only: 'Las cuentas nuevas son solo por invitación.',
}

export const tokenLinkText: Translation<typeof SignIn.tokenLinkText> = {
  lead: 'Para iniciar sesión, abre el enlace que te enviamos.',
}

export const passwordResetText: Translation<typeof PasswordReset.passwordResetText> = {
  title: 'Contraseña olvidada',
  heading: 'Restablece tu contraseña',
  lead: 'Te enviaremos por correo un enlace para elegir una nueva.',
  submit: 'Enviar correo',
  submitting: 'Enviando…',
  sentHeading: 'Revisa tu correo',
  sent: (email) => `Si ${email} tiene una cuenta, le enviamos un correo con un enlace.`,
}
