import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/signInMethodsText.ts'

export const otherMethodsText: Translation<typeof english.otherMethodsText> = {
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

export const existingPasswordText: Translation<typeof english.existingPasswordText> = {
  signIn: 'Inicia sesión con tu contraseña',
}

export const guestSignInText: Translation<typeof english.guestSignInText> = {
  enter: 'Continuar como invitado',
  entering: 'Iniciando sesión…',
}

export const linkSignInText: Translation<typeof english.linkSignInText> = {
  offer: 'Recibir un enlace por correo',
  title: 'Iniciar sesión con un enlace',
  heading: 'Inicia sesión con un enlace',
  lead: __METHODS__.password
    ? 'Te enviaremos por correo un enlace para iniciar sesión. No necesitas contraseña.'
    : 'Te enviaremos por correo un enlace para iniciar sesión.',
  email: 'Correo electrónico',
  submit: 'Enviar enlace',
  submitting: 'Enviando…',
  sentHeading: 'Revisa tu correo',
  sent: (email) => `Enviamos un enlace de acceso a ${email}.`,
  back: 'Volver al inicio de sesión',

  openedHeading: 'Ya casi está',
  signInAs: (email) => `Con este enlace inicias sesión como ${email}.`,
  elsewhereHeading: 'Escribe tu correo electrónico',
  elsewhere:
    'Este enlace se solicitó en otro dispositivo o navegador. Para confirmar que es tuyo, escribe la dirección de correo electrónico a la que se envió.',
  follow: 'Iniciar sesión',
  following: 'Iniciando sesión…',
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
  guestWaits:
    'Tus datos de invitado se quedan en este navegador. Cuando inicies sesión, te preguntaremos si quieres moverlos.',
  signInInstead: 'Iniciar sesión en la cuenta',
  stayGuest: 'Seguir como invitado',

  confirmHeading: 'Confirma que eres tú',
  confirmLead: (email) => `Este enlace confirma que eres ${email}.`,
  confirm: 'Confirmar',
  confirmedHeading: 'Identidad confirmada',
  confirmed: 'Vuelve a la página que lo pidió o continúa aquí.',

  spentHeading: 'Este enlace no funciona',
  spent: 'Expiró o ya se usó. Podemos enviarte otro.',
}

export const customTokenText: Translation<typeof english.customTokenText> = {
  title: 'Iniciar sesión con un enlace',
  heading: '¿Iniciar sesión con este enlace?',
  lead: (account) => `El enlace dice que es para ${account}.`,
  leadUnnamed: 'El enlace no dice para qué cuenta es.',
  unproven:
    'No podemos comprobarlo hasta que inicies sesión. Continúa solo si solicitaste este enlace: todo lo que escribas después pertenecerá a su cuenta.',
  guestWaits:
    'Tus datos de invitado se quedan en este navegador. Cuando inicies sesión, te preguntaremos si quieres moverlos.',
  submit: 'Iniciar sesión',
  submitting: 'Iniciando sesión…',
  switchHeading: '¿Cambiar de cuenta?',
  inAs: (account) => `Tienes la sesión abierta como ${account}. Si continúas, se cerrará aquí.`,
  switchAccounts: 'Cambiar de cuenta',
  stay: 'Seguir en esta cuenta',
  signedInHeading: 'Sesión iniciada',
  signedIn: (account) => `Esta cuenta pertenece a ${account}. Si no eres tú, cierra sesión.`,
  continue: 'Continuar',
  refusedHeading: 'Este enlace no funciona',
  refused: 'Expiró o se creó para otra app. Solicita uno nuevo donde lo obtuviste.',
  missing: 'El enlace está incompleto. Ábrelo de nuevo desde donde lo obtuviste.',
  home: 'Ir a la página de inicio',
}

export const phoneSignInText: Translation<typeof english.phoneSignInText> = {
  offer: 'Continuar con un teléfono',
  title: 'Iniciar sesión por teléfono',
  heading: 'Inicia sesión por teléfono',
  codeTitle: 'Escribe el código',
  back: 'Usar otro método de acceso',
}

export const phoneSignUpText: Translation<typeof english.phoneSignUpText> = {
  lead: '¿Es tu primera vez aquí? Crearemos una cuenta con este número.',
}
