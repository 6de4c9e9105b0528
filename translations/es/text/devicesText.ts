import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/devicesText.ts'

export const devicesText: Translation<typeof english.devicesText> = {
  heading: 'Dónde tienes la sesión abierta',
  lead: 'Si no reconoces un dispositivo o ya no lo usas, cierra las demás sesiones.',
  loading: 'Cargando tus dispositivos…',
  slow: 'Seguimos intentándolo. Comprueba tu conexión.',
  thisDevice: 'Este dispositivo',
  signedInSince: (moment) => `Sesión iniciada el ${moment}`,
  lastSeen: (when) => `Última actividad: ${when}`,
  unlisted: 'Este dispositivo aún no aparece en la lista.',
  signingOut: 'Cerrando sesión…',
  keep: 'Cancelar',
  others: 'Otros dispositivos',
  othersHint: 'Todos menos este, aparezcan o no en la lista.',
  signOutAll: 'Cerrar todas',
  signOutOthers: 'Cerrar las demás sesiones',
  questionOthers: '¿Cerrar la sesión en todos los demás dispositivos?',
  sentenceOthers:
    'Tu sesión sigue abierta aquí. Antes te pediremos que confirmes que eres tú. Los demás dispositivos perderán el acceso en unos instantes. Los cambios sin guardar quedarán cifrados en ellos hasta que vuelvas a iniciar sesión allí.',
  methodsLeft: (methods) =>
    `Con esto aún se puede abrir tu cuenta: ${methods}. Quita primero lo que no sea tuyo.`,
  withoutEmail:
    'Sin una dirección de correo electrónico, tu cuenta no puede cerrar del todo las demás sesiones: con software modificado, una de ellas podría agregar un método de acceso y volver a entrar.',
  addEmail: 'Agrega una dirección de correo electrónico para evitarlo.',
  methods: { password: 'correo electrónico', phone: 'número de teléfono' },
  doneOthers: 'Sesión cerrada en todos los demás dispositivos.',
  pendingOthers: 'Vuelve a iniciar sesión para cerrar la sesión en todos los demás dispositivos.',
}
