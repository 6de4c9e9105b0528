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

export const activityText: Translation<typeof english.activityText> = {
  heading: 'Actividad reciente',
  lead: 'Los cambios en tu cuenta y desde dónde se hicieron.',
  none: 'Aún no hay nada.',
  more: 'Mostrar más',
  full: (until) =>
    `Esta lista está llena de entradas de los últimos 7 días. No se registrará actividad nueva hasta el ${until}.`,
  missed: (moment) =>
    `Falta actividad, la más reciente del ${moment}, porque esta lista estaba llena.`,
  onDevice: (device, when) => `${device}, ${when}`,
  methods: {
    password: 'correo electrónico',
    phone: 'teléfono',
    passkey: 'una llave de acceso',
    custom: 'un token',
  },
}

export const activitySentences: Translation<typeof english.activitySentences> = {
  signedIn: (method) => (method ? `Inicio de sesión con ${method}` : 'Inicio de sesión'),
  passwordChanged: () => 'Contraseña cambiada',
  passwordAdded: () => 'Contraseña añadida',
  passwordReset: () => 'Contraseña restablecida',
  emailChangeRequested: () => 'Cambio de correo electrónico solicitado',
  emailChanged: () => 'Correo electrónico cambiado',
  emailRecovered: () => 'Correo electrónico anterior recuperado',
  phoneChanged: () => 'Número de teléfono añadido o cambiado',
  phoneRemoved: () => 'Número de teléfono quitado',
  factorAdded: () => 'Segundo factor añadido',
  factorRemoved: () => 'Segundo factor quitado',
  passkeyAdded: () => 'Llave de acceso añadida',
  passkeyRemoved: () => 'Llave de acceso quitada',
  providerConnected: (provider) => `Cuenta de ${provider} conectada`,
  providerDisconnected: (provider) => `Cuenta de ${provider} desconectada`,
  deviceSignedOut: (device) =>
    device ? `Sesión cerrada en ${device}` : 'Sesión cerrada en un dispositivo',
  othersSignedOut: () => 'Sesión cerrada en todos los demás dispositivos',
  other: () => 'Otra actividad',
}
