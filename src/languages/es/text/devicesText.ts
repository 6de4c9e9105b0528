import type { Translation } from '#src/languages/translation.ts'
import type * as english from '#src/text/devicesText.ts'

export const devicesText: Translation<typeof english.devicesText> = {
  heading: 'Dónde tienes la sesión abierta',
  lead: 'Cierra la sesión en los dispositivos que no reconozcas o ya no uses.',
  loading: 'Cargando tus dispositivos…',
  slow: 'Seguimos intentándolo. Comprueba tu conexión.',
  thisDevice: 'Este dispositivo',
  signedInSince: (moment) => `Sesión iniciada el ${moment}`,
  deviceSince: (device, moment) => `${device}, sesión iniciada el ${moment}`,
  lastSeen: (when) => `Última actividad: ${when}`,
  unlisted: 'Este dispositivo aún no aparece en la lista.',
  signOut: 'Cerrar sesión',
  signingOut: 'Cerrando sesión…',
  keep: 'Cancelar',
  question: (name) => `¿Cerrar la sesión en ${name}?`,
  sentence:
    'Perderá el acceso en unos instantes. Los cambios sin guardar quedarán cifrados en él hasta que vuelvas a iniciar sesión allí.',
  done: 'Sesión cerrada en el dispositivo.',
  others: 'Otros dispositivos',
  othersHint: 'Todos menos este, aparezcan o no en la lista.',
  signOutAll: 'Cerrar todas',
  signOutOthers: 'Cerrar las demás sesiones',
  questionOthers: '¿Cerrar la sesión en todos los demás dispositivos?',
  sentenceOthers: 'Tu sesión sigue abierta aquí. Antes te pediremos que confirmes que eres tú.',
  doneOthers: 'Sesión cerrada en todos los demás dispositivos.',
  pending: 'Vuelve a iniciar sesión para cerrar la sesión en este dispositivo.',
  pendingOthers: 'Vuelve a iniciar sesión para cerrar la sesión en todos los demás dispositivos.',
  full: 'Alcanzaste el límite para cerrar sesiones una por una. Aún puedes cerrar todas las demás.',
}
