import type * as Action from '#src/text/shared/actionText.ts'
import type * as App from '#src/text/shared/appText.ts'
import type * as Brand from '#src/text/shared/brandText.ts'
import type * as Email from '#src/text/shared/emailText.ts'
import type * as Failure from '#src/text/shared/failureText.ts'
import type * as Field from '#src/text/shared/fieldText.ts'
import type * as Phone from '#src/text/shared/phoneText.ts'
import type * as Prerendered from '#src/text/shared/prerenderedText.ts'
import type * as Provider from '#src/text/shared/providerText.ts'
import type * as Sentences from '#src/text/shared/sentencesText.ts'
import type { Translation } from '#translations/translation.ts'

export const actionText: Translation<typeof Action.actionText> = {
  add: 'Añadir',
  backToSignIn: 'Volver al inicio de sesión',
  cancel: 'Cancelar',
  change: 'Cambiar',
  checking: 'Comprobando…',
  continue: 'Continuar',
  dismiss: 'Cerrar',
  goHome: 'Ir a la página de inicio',
  keepIt: 'Conservar',
  notNow: 'Ahora no',
  remove: 'Quitar',
  removing: 'Quitando…',
  resume: 'Continuar',
  save: 'Guardar',
  saved: 'Guardado',
  saving: 'Guardando…',
  sending: 'Enviando…',
  stayGuest: 'Seguir como invitado',
  toAccount: 'Ir a tu cuenta',
  tryAgain: 'Reintentar',
  verifyEmail: 'Verificar correo',
}

export const supportContact: Translation<typeof Brand.supportContact> = __BRAND__.support
  ? `soporte (${__BRAND__.support})`
  : 'soporte'

export const brandLinksText: Translation<typeof Brand.brandLinksText> = {
  heading: 'Ayuda y condiciones',
  terms: 'Condiciones',
  privacy: 'Privacidad',
  support: 'Soporte',
}

export const emailText: Translation<typeof Email.emailText> = {
  email: 'Correo electrónico',
  spam: 'Puede tardar un minuto. Revisa también la carpeta de spam.',
  resend: 'Reenviar correo',
  resendIn: (left) => `Reenviar en ${left}`,
  otherEmail: 'Usar otro correo',
}

export const failureText: Translation<typeof Failure.failureText> = {
  'account-exists-with-different-credential':
    'Ya hay una cuenta con este correo electrónico que usa otro método de acceso.',
  'account-refused': __FEATURES__.closedSignUp
    ? 'Necesitas una invitación para crear una cuenta.'
    : 'Esta cuenta no se puede usar aquí.',
  'account-being-deleted': 'Tu cuenta se está eliminando.',
  'app-not-authorized': 'Esta app no está bien configurada.',
  'captcha-check-failed': 'La comprobación de reCAPTCHA falló.',
  'code-expired': 'Este código expiró.',
  'credential-already-in-use': 'Este método de acceso pertenece a otra cuenta.',
  'email-already-in-use': 'Ya existe una cuenta con este correo electrónico.',
  'internal-error': 'Algo falló por nuestra parte.',
  'invalid-action-code': 'Este enlace expiró o ya se usó.',
  'invalid-credential': __FEATURES__.password
    ? 'Correo electrónico o contraseña incorrectos.'
    : 'No pudimos verificar este inicio de sesión.',
  'invalid-email': 'Escribe una dirección de correo electrónico válida.',
  'invalid-phone-number': 'Escribe un número de teléfono válido.',
  'invalid-verification-code': 'El código es incorrecto. Compruébalo e inténtalo de nuevo.',
  'maximum-second-factor-count-exceeded':
    'Esta cuenta ya tiene el número máximo de segundos factores.',
  'missing-password': 'Escribe tu contraseña.',
  'multi-factor-auth-required': 'Esta cuenta requiere un segundo factor.',
  'multi-factor-info-not-found': 'Este segundo factor no pertenece a tu cuenta.',
  'network-request-failed': 'No podemos conectar con el servidor.',
  'no-such-provider': 'Este método de acceso no está conectado a tu cuenta.',
  'object-not-found': 'Este archivo ya no existe.',
  'operation-not-allowed': 'Este método de acceso no está disponible.',
  'out-of-space': 'El servidor no tiene más almacenamiento.',
  'outdated-password': 'Tu contraseña ya no cumple los requisitos. Elige una nueva.',
  'popup-blocked': 'Tu navegador bloqueó la ventana.',
  'popup-closed-by-user': 'La ventana se cerró antes de que iniciaras sesión.',
  'provider-already-linked': 'Este método de acceso ya está conectado.',
  'requires-recent-login': 'Confirma que eres tú para continuar.',
  'retry-limit-exceeded': 'El servidor tardó demasiado.',
  'script-blocked':
    'No se pudo cargar un script de Google. Es posible que lo haya bloqueado un bloqueador de contenido o tu red.',
  'second-factor-already-in-use': 'Este segundo factor ya está configurado.',
  'too-many-requests': 'Demasiados intentos.',
  unauthorized: 'No tienes permiso para hacer esto.',
  'unauthorized-domain': 'Esta app no está autorizada en este dominio.',
  unknown: 'Algo salió mal.',
  'unsupported-first-factor': 'Este método de acceso no admite segundos factores.',
  'unverified-email': 'Primero verifica tu correo electrónico.',
  'user-disabled': 'Esta cuenta está inhabilitada.',
  'user-mismatch': 'Esa cuenta no es la misma en la que iniciaste sesión.',
  'user-token-expired': 'Tu sesión terminó.',
  'weak-password': 'Esta contraseña no cumple los requisitos. Elige otra.',
  'web-storage-unsupported':
    'Este navegador bloquea el almacenamiento, que es necesario para iniciar sesión.',
}

export const nextActionText: Translation<typeof Failure.nextActionText> = {
  allowPopups: 'Permite las ventanas emergentes de este sitio e inténtalo de nuevo.',
  allowStorage: 'Permite que este sitio guarde datos e inténtalo de nuevo.',
  chooseAnotherMethod: 'Elige otro método.',
  confirmIdentity: 'Confirmar identidad',
  enterSecondFactor: 'Usar el segundo factor',
  requestNewCode: 'Enviar otro código',
  requestNewLink: 'Enviar otro enlace',
  resetPassword: 'Restablecer contraseña',
  retry: 'Reintentar',
  signIn: 'Iniciar sesión',
  contactSupport: `Contacta con ${supportContact}.`,
  verifyEmail: 'Verificar correo',
  wait: 'Espera, por favor.',
}

export const codeText: Translation<typeof Failure.codeText> = (code) => `Código: ${code}`

export const coolDownText: Translation<typeof Failure.coolDownText> = (left) =>
  `Espera ${left} e inténtalo de nuevo.`

export const languageText: Translation<typeof App.languageText> = {
  label: 'Idioma',
  offline: 'Podrás cambiar el idioma cuando vuelvas a tener conexión.',
}

export const newBuildText: Translation<typeof App.newBuildText> = {
  isReady: 'Hay una nueva versión lista.',
  reload: 'Recargar',
}

export const notFoundText: Translation<typeof App.notFoundText> = {
  title: 'Página no encontrada',
  lead: 'No hay nada en esta dirección.',
}

export const phoneText: Translation<typeof Phone.phoneText> = {
  charge: 'Te enviaremos un código por SMS. Tu operador puede cobrártelo.',
  send: 'Enviar código',
  sent: (number) => `Enviamos un código al ${number}.`,
  check: 'Verificar código',
  otherNumber: 'Usar otro número',
  factorName: 'Nombre',
  factorNameMissing: 'Escribe un nombre.',
  taken: 'Este número pertenece a otra cuenta.',
}

export const phoneFieldText: Translation<typeof Phone.phoneFieldText> = {
  number: 'Número de teléfono',
  country: 'País',
  missing: 'Escribe tu número de teléfono.',
}

export const phoneProblemText: Translation<typeof Phone.phoneProblemText> = {
  tooShort: 'Este número es demasiado corto para su país.',
  tooLong: 'Este número es demasiado largo para su país.',
  noNumber: 'Este número de teléfono no es válido.',
  noCountry: 'Empieza con + y el código del país.',
  otherCountry:
    'Ningún número de este país tiene esta forma. Elige el país correcto o empieza por +.',
  otherRegion: 'No podemos enviar SMS a este país. Usa un número de otro.',
}

export const codeFieldText: Translation<typeof Phone.codeFieldText> = {
  code: 'Código',
  missing: 'Escribe el código.',
  incomplete: 'El código tiene seis dígitos.',
  resend: 'Reenviar código',
  cancelSending: 'Cancelar el envío',
  resendIn: (left) => `Reenviar en ${left}`,
}

export const prerenderedText: Translation<typeof Prerendered.prerenderedText> = {
  loadFailed: 'Esta página no terminó de cargarse. Comprueba tu conexión y recárgala.',
  reload: 'Recargar página',
}

export const providerNames: Translation<typeof Provider.providerNames> = {
  'apple.com': 'Apple',
  'facebook.com': 'Facebook',
  'github.com': 'GitHub',
  'google.com': 'Google',
  'microsoft.com': 'Microsoft',
  'twitter.com': 'X',
  'yahoo.com': 'Yahoo',
  password: 'Contraseña',
  phone: 'Teléfono',
}

export const providerText: Translation<typeof Provider.providerText> = {
  waiting: (name) => `Continúa en la ventana de ${name}.`,
  returned: (name) => `Seguimos esperando a ${name}.`,
  cancel: 'Cancelar',
  signingIn: (name) => `Iniciando sesión con ${name}…`,
  returning: (name) => `Volviendo de ${name}…`,
  closed: 'La ventana se cerró. No ha cambiado nada.',
  blocked: (name) => `Tu navegador bloqueó la ventana de ${name}.`,
  continueHere: 'Continuar en esta ventana',
  redirectLost: (name) =>
    `Volviste de ${name}, pero tu navegador bloqueó el resultado. Inténtalo de nuevo.`,
  refused: (name) => `No se pudo iniciar sesión con ${name}.`,
  confirmed: (name) => `Confirmado. Ahora vuelve a elegir ${name}.`,
}

export const sentencesText: Translation<typeof Sentences.sentencesText> = (...all) => all.join(' ')

export const passwordText: Translation<typeof Field.passwordText> = {
  show: 'Mostrar contraseña',
  hide: 'Ocultar contraseña',
  spaces: 'Empieza o termina con un espacio.',
  capsLock: 'Las mayúsculas están activadas.',
}

export const validationText: Translation<typeof Field.validationText> = {
  emailMissing: 'Escribe tu dirección de correo electrónico.',
  passwordMissing: 'Escribe una contraseña.',
  notAnEmail: 'Escribe una dirección como nombre@example.com.',
}

export const appText: Translation<typeof App.appText> = {
  name: __BRAND__.name,
  title: (page) => `${page} · ${__BRAND__.name}`,
  skip: 'Ir al contenido',
  themeToLight: 'Usar el tema claro',
  themeToDark: 'Usar el tema oscuro',
  signOut: 'Cerrar sesión',
  signingOut: 'Cerrando sesión…',
  offline: 'Estás sin conexión.',
  reconnecting: 'Conectando de nuevo…',
  unreachable: 'No se puede conectar con el servidor. Intentándolo de nuevo…',
  retryNow: 'Probar ahora',
  broken: 'Esta página no puede cargar ni guardar nada hasta que la recargues.',
  persistenceProblem: {
    blocked:
      'Este navegador bloquea el almacenamiento, así que la próxima vez tendrás que volver a iniciar sesión.',
    full: 'Este dispositivo está lleno, así que quizá tengas que volver a iniciar sesión la próxima vez.',
  },
}

export const errorPageText: Translation<typeof App.errorPageText> = {
  loadFailedTitle: 'No se pudo cargar esta página',
  loadFailed: 'Comprueba tu conexión y luego vuelve atrás o recarga esta página.',
  crashTitle: 'Algo salió mal',
  crash: 'Es un error nuestro. Recargar la página suele ayudar.',
  reload: 'Recargar página',
  stalledTitle: 'Está tardando más de lo habitual',
  stalled: 'No pudimos comprobar si tienes la sesión abierta. No se ha perdido nada.',
  retry: 'Reintentar',
  signInAgain: 'Volver a iniciar sesión',
}
