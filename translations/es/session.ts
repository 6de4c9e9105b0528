import { formatCount } from '#src/domain/format.ts'
import type * as Claims from '#src/text/session/claimsText.ts'
import type * as SentBack from '#src/text/session/sentBackText.ts'
import type * as SessionEnded from '#src/text/session/sessionEndedText.ts'
import type * as SignedIn from '#src/text/session/signedInText.ts'
import type * as SignOut from '#src/text/session/signOutText.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'
import { supportContact } from './shared.ts'

export const claimsText: Translation<typeof Claims.claimsText> = {
  title: 'No tienes acceso a esta página',
  lead: `Contacta con ${supportContact} si crees que deberías tener acceso. Si te lo dieron hace un momento, vuelve a comprobarlo.`,
  unknownTitle: 'No pudimos comprobar tu acceso',
  checkAgain: 'Volver a comprobar',
}

const anotherAccount = __FEATURES__.closedSignUp
  ? 'Iniciar sesión con otra cuenta'
  : 'Crear una cuenta nueva'

export const sessionEndedText: Translation<typeof SessionEnded.sessionEndedText> = {
  disabled: {
    title: 'Esta cuenta está inhabilitada',
    lead: `Contacta con ${supportContact} si crees que se trata de un error.`,
    action: 'Iniciar sesión con otra cuenta',
  },
  deletedElsewhere: {
    title: 'Esta cuenta ya no existe',
    lead: 'Se eliminó en otro dispositivo o lo hizo un administrador.',
    action: anotherAccount,
  },
  endedByFirebase: {
    title: 'Vuelve a iniciar sesión',
    lead: 'Tu sesión terminó, por ejemplo porque cerraste la sesión en tus otros dispositivos o se cambió tu contraseña o tu dirección de correo electrónico. Después de iniciar sesión, volverás a donde estabas.',
    action: 'Iniciar sesión',
  },
  inactive: {
    title: 'Vuelve a iniciar sesión',
    lead: 'Se cerró tu sesión porque no hubo actividad durante un tiempo. Después de iniciar sesión, volverás a donde estabas.',
    action: 'Iniciar sesión',
  },
  tooOld: {
    title: 'Vuelve a iniciar sesión',
    lead: 'Tu sesión alcanzó su duración máxima. Después de iniciar sesión, volverás a donde estabas.',
    action: 'Iniciar sesión',
  },
  signedOutElsewhere: {
    title: 'Se cerró tu sesión desde otro dispositivo',
    lead: 'Vuelve a iniciar sesión en esta pestaña para recuperar lo que no habías guardado.',
    action: 'Iniciar sesión',
  },
  deletedHere: {
    title: 'Tu cuenta se eliminó',
    lead: 'Tu cuenta y todo lo que contenía se eliminaron definitivamente.',
    action: anotherAccount,
  },
}

export const guestEndedText: Translation<typeof SessionEnded.guestEndedText> = {
  title: 'Esta cuenta de invitado ya no existe',
  lead: 'Su plazo terminó o la eliminó un administrador. Todo su contenido se ha perdido.',
  action: anotherAccount,
}

export const signOutText: Translation<typeof SignOut.signOutText> = {
  heading: 'Aún no está todo guardado',
  leadOfEdits: (count) =>
    plural(count, {
      one: 'Los cambios de 1 elemento están solo en este dispositivo:',
      other: `Los cambios de ${formatCount(count)} elementos están solo en este dispositivo:`,
    }),
  leadOfFiles: (count) =>
    plural(count, {
      one: '1 archivo está solo en este dispositivo:',
      other: `${formatCount(count)} archivos están solo en este dispositivo:`,
    }),
  more: (count) => `y ${formatCount(count)} más`,
  signedInAs: (who) =>
    who === null
      ? 'Tienes la sesión abierta como invitado.'
      : `Tienes la sesión abierta como ${who}.`,
  stay: 'No cerrar sesión',
  keep: 'Conservarlos en este dispositivo y cerrar sesión',
  keepHint:
    'Se quedan cifrados en este dispositivo. Vuelve a iniciar sesión aquí para abrirlos y guardarlos.',
  keepHintAtRisk:
    'Se quedan cifrados en este dispositivo, pero este navegador puede borrarlos si le falta espacio o tras una semana sin visitas. Vuelve a iniciar sesión aquí pronto para guardarlos.',
  cannotKeep: 'Este dispositivo no puede conservarlos. Si cierras sesión ahora, se perderán.',
  guestCannotReturn:
    'No podrás volver a iniciar sesión como este invitado. Si cierras sesión ahora, se perderán.',
  uncertain:
    'No pudimos comprobar si está todo guardado. Cierra las demás pestañas de esta app e inténtalo de nuevo.',
  discardConfirmation: (hasChanges, hasFiles) => {
    if (hasChanges && hasFiles) return 'Sí, descartar estos cambios y archivos'
    return hasFiles ? 'Sí, descartar estos archivos' : 'Sí, descartar estos cambios'
  },
  discard: 'Descartar y cerrar sesión',
}

export const signedInText: Translation<typeof SignedIn.signedInText> = {
  menuOf: (name) => (name ? `Menú de la cuenta, ${name}` : 'Menú de la cuenta'),
  account: 'Tu cuenta',
  guestAccount: 'Cuenta de invitado',
  notices: 'Notificaciones',
  fromLastVisit: 'De tu última visita. Buscando novedades…',
  unverified: 'Tu correo electrónico aún no está verificado.',
  stillSignedIn: 'Tu sesión sigue abierta',
  signOutFailed:
    'Tu sesión sigue abierta, porque no se pudo cargar parte de esta página. Comprueba tu conexión.',
}

export const sentBackText: Translation<typeof SentBack.sentBackText> = {
  title: 'Esta página te pide iniciar sesión una y otra vez',
  lead: (who) =>
    who === null
      ? 'Tienes la sesión abierta como invitado, pero la página te devuelve aquí. Cierra sesión para usar una cuenta.'
      : `Tienes la sesión abierta como ${who}, pero la página te devuelve aquí. Cierra sesión para usar otra cuenta, o revisa esta.`,
  inDevelopment: (address) =>
    `Solo se muestra en desarrollo: tu app en ${address} devuelve a quienes ya iniciaron sesión. ¿Usa la misma apiKey? ¿Espera su control a onAuthStateChanged? ¿Envía a los invitados, o a quienes no verificaron su correo, a iniciar sesión?`,
}
