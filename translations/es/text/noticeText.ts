import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/noticeText.ts'

export const methodsNoticeText: Translation<typeof english.methodsNoticeText> = {
  askToLink: (name) =>
    `Ya habías iniciado sesión con ${name}. ¿Quieres conectar esa cuenta a la tuya?`,
  link: 'Conectar',
  notNow: 'Ahora no',
  linking: (name) => `Conectando ${name}…`,
  linked: (name) => `Tu cuenta de ${name} está conectada.`,
  linkFailed: (name) => `No se pudo conectar ${name}.`,
  lostPasswordTo: (name) => `Tu contraseña se quitó cuando iniciaste sesión con ${name}.`,
  lostPassword: 'Se quitó la contraseña de esta cuenta.',
  lost: (name) => `Este método de acceso ya no está conectado a tu cuenta: ${name}.`,
  added: (name) => `En otro dispositivo se conectó a tu cuenta este método de acceso: ${name}.`,
  addedEmail: 'En otro dispositivo se agregó a tu cuenta el acceso por correo electrónico.',
  addedPhone: 'En otro dispositivo se agregó un número de teléfono a tu cuenta.',
  review: 'Revisar los métodos de acceso',
  mine: 'Fui yo',
  changed:
    'Cambió tu forma de iniciar sesión. Tus otros dispositivos siguen con la sesión abierta.',
  earlierSessions:
    'Esta cuenta ya existía antes de que confirmaras su correo electrónico. Por seguridad, se cerró la sesión en todos los demás dispositivos.',
  earlierPassword:
    'Esta cuenta ya existía antes de que confirmaras su correo electrónico. Por seguridad, se quitó su contraseña y se cerró la sesión en todos los demás dispositivos.',
  earlierPasskeys:
    'Esta cuenta ya existía antes de que confirmaras su correo electrónico. Por seguridad, se quitaron sus llaves de acceso y se cerró la sesión en todos los demás dispositivos.',
  earlierBoth:
    'Esta cuenta ya existía antes de que confirmaras su correo electrónico. Por seguridad, se quitaron su contraseña y sus llaves de acceso y se cerró la sesión en todos los demás dispositivos.',
  otherDevices: 'Otros dispositivos',
  setPassword: 'Elegir otra contraseña',
  connectAgain: 'Volver a conectar',
  dismiss: 'Cerrar',
}

export const unfinishedDeletionText: Translation<typeof english.unfinishedDeletionText> = {
  begun:
    'Empezaste a eliminar tu cuenta. Aún no se ha eliminado nada. Los cambios nuevos se quedan solo en este dispositivo.',
  final: 'Tu cuenta se está eliminando. Esto ya no se puede cancelar.',
  past: 'Tu cuenta anterior se eliminó hace menos de una hora. Vuelve a iniciar sesión más tarde para guardar cambios.',
  continue: 'Continuar',
  keep: 'Conservar mi cuenta',
  canceling: 'Un momento…',
  canceled: 'Tu cuenta no se eliminó.',
  dismiss: 'Cerrar',
}
