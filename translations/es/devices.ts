import type * as Devices from '#src/text/devices/devicesText.ts'
import type { Translation } from '#translations/translation.ts'

export const nameOfDevice: Translation<typeof Devices.nameOfDevice> = ({ browser, system }) => {
  if (browser && system) return `${browser} en ${system}`
  return browser || system || 'Dispositivo desconocido'
}

export const devicesText: Translation<typeof Devices.devicesText> = {
  heading: 'Dónde tienes la sesión abierta',
  lead: 'Si no reconoces un dispositivo o ya no lo usas, cierra las demás sesiones.',
  loading: 'Cargando tus dispositivos…',
  slow: 'Seguimos intentándolo. Comprueba tu conexión.',
  thisDevice: 'Este dispositivo',
  signedInSince: (moment) => `Sesión iniciada el ${moment}`,
  lastSeen: (when) => `Última actividad: ${when}`,
  unlisted: 'Este dispositivo aún no aparece en la lista.',
  signingOut: 'Cerrando sesión…',
  cancel: 'Cancelar',
  others: 'Otros dispositivos',
  othersHint: 'Todos menos este, aparezcan o no en la lista.',
  signOutAll: 'Cerrar todas',
  signOutOthers: 'Cerrar las demás sesiones',
  questionOthers: '¿Cerrar la sesión en todos los demás dispositivos?',
  sentenceOthers:
    'Tu sesión sigue abierta aquí. Antes te pediremos que confirmes que eres tú. Los demás dispositivos perderán el acceso en unos instantes. Los cambios que no hayan guardado no se enviarán hasta que vuelvas a iniciar sesión allí.',
  methodsLeft: (methods) =>
    `Con esto aún se puede abrir tu cuenta: ${methods}. Quita primero lo que no sea tuyo.`,
  withoutEmail:
    'Sin una dirección de correo electrónico, tu cuenta no puede cerrar del todo las demás sesiones: con software modificado, una de ellas podría agregar un método de acceso y volver a entrar.',
  addEmail: 'Agrega una dirección de correo electrónico para evitarlo.',
  methods: { password: 'correo electrónico', phone: 'número de teléfono' },
  doneOthers: 'Sesión cerrada en todos los demás dispositivos.',
  confirmOthers: 'Vuelve a iniciar sesión para cerrar la sesión en todos los demás dispositivos.',
}
