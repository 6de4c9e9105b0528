import type * as Connected from '#src/text/security/connectedText.ts'
import type * as Identity from '#src/text/security/identityText.ts'
import type * as MethodsNotice from '#src/text/security/methodsNoticeText.ts'
import type * as Passkey from '#src/text/security/passkeyText.ts'
import type * as PasswordRow from '#src/text/security/passwordRowText.ts'
import type * as SecondFactors from '#src/text/security/secondFactorsText.ts'
import type { Translation } from '#translations/translation.ts'
import { supportContact } from './shared.ts'

export const passwordRowText: Translation<typeof PasswordRow.passwordRowText> = {
  label: 'Contraseña',
  set: __FEATURES__.emailLink
    ? 'Correo electrónico con contraseña o enlace'
    : 'Correo electrónico con contraseña',
  field: 'Nueva contraseña',
  needsEmail: 'Añade una dirección de correo electrónico antes de crear una contraseña.',
  hint: 'Tu sesión sigue abierta aquí y se cierra en todos los demás dispositivos.',
  firstHint: 'Así también podrás iniciar sesión con tu correo electrónico y esta contraseña.',
  email: 'Correo electrónico',
  firstEmailHint:
    'Así también podrás iniciar sesión con este correo electrónico y esta contraseña. Te enviaremos un enlace para verificar la dirección.',
  confirmChange: 'Vuelve a iniciar sesión para cambiar tu contraseña.',
  confirmSet: 'Vuelve a iniciar sesión para crear una contraseña.',
}

export const secondFactorsText: Translation<typeof SecondFactors.secondFactorsText> = {
  heading: 'Segundos factores',
  lead: __FEATURES__.password
    ? 'Con un segundo factor, no basta con robar tu contraseña para iniciar sesión.'
    : 'Con un segundo factor, no basta con acceder a tu correo electrónico para iniciar sesión.',
  loading: 'Cargando los segundos factores…',
  since: (factor, day) => `${factor}, desde el ${day}`,
  removeQuestion: (name) => `¿Quitar “${name}”?`,
  removeSentence:
    'Ya no lo necesitarás para iniciar sesión. Es posible que se cierre la sesión en otros dispositivos.',
  removeLast:
    'Este es tu único segundo factor. Sin él, no se necesita nada más para iniciar sesión.',
  removed: 'Segundo factor quitado.',
  addRow: 'Añadir uno',
  addTotp: 'App de autenticación',
  addPhone: 'SMS',
  added: 'Segundo factor añadido. Lo necesitarás la próxima vez que inicies sesión.',
  addSecond: 'Añade otro de respaldo: si pierdes este, no hay códigos de recuperación.',
  needsEmail: 'Añade una dirección de correo electrónico antes de configurar un segundo factor.',
  needsVerified:
    'Verifica tu dirección de correo electrónico antes de configurar un segundo factor.',
  confirmAdd: 'Vuelve a iniciar sesión para configurar un segundo factor.',
  confirmRemove: 'Vuelve a iniciar sesión para quitar un segundo factor.',
  appName: 'App de autenticación',
  phoneName: 'Mi teléfono',
}

export const totpText: Translation<typeof SecondFactors.totpText> = {
  preparing: 'Creando una clave…',
  scan: 'Escanea esto con tu app',
  qr: 'Un código QR con la clave para tu app de autenticación',
  openApp: 'Abrir en una app de este dispositivo',
  typeKey: 'O escribe esta clave',
  copy: 'Copiar clave',
  copied: 'Copiada',
  code: 'Ponle un nombre a la app y escribe el código que muestra.',
  submit: 'Configurar',
}

export const connectedText: Translation<typeof Connected.connectedText> = {
  heading: 'Cuentas conectadas',
  lead: 'Puedes iniciar sesión con cualquier cuenta que conectes.',
  notConnected: 'Sin conectar',
  connected: 'Conectada',
  only: 'Este es tu único método de acceso. Añade otro antes de desconectarlo.',
  connect: 'Conectar',
  disconnect: 'Desconectar',
  disconnecting: 'Desconectando…',
  askHeading: (name) => `¿Desconectar ${name}?`,
  ask: (name) => `Ya no podrás iniciar sesión con ${name}.`,
  askApple: 'Apple te pedirá que vuelvas a iniciar sesión para revocar el acceso de esta app.',
  keep: 'Conservar',
  nowConnected: (name) => `Tu cuenta de ${name} está conectada.`,
  nowDisconnected: (name) => `Tu cuenta de ${name} está desconectada.`,
  confirmConnect: (name) => `Vuelve a iniciar sesión para conectar ${name}.`,
  confirmDisconnect: (name) => `Vuelve a iniciar sesión para desconectar ${name}.`,
  confirmWith: (name) => `Confirmar con ${name}`,
  mismatch: (name) =>
    `Iniciaste sesión en otra cuenta de ${name}. Elige la que está conectada aquí.`,
}

export const identityText: Translation<typeof Identity.identityText> = {
  heading: 'Confirma que eres tú',
  password: 'Contraseña actual',
  confirm: 'Confirmar',
  wrongPassword: 'Esa no es tu contraseña. Inténtalo de nuevo.',
  passwordOnly:
    'Solo tu contraseña cierra las demás sesiones de forma definitiva. Si la olvidaste o nunca tuviste una, elige otra: eso también cierra la sesión en todos los demás dispositivos.',
  newPassword: 'Elegir otra contraseña',
  or: 'o',
  otherMethod: 'Usar otro método',
  secondFactor: 'Introduce tu segundo factor para continuar.',
  noWay: 'Con esta cuenta no hay forma de confirmar que eres tú.',
}

export const linkConfirmationText: Translation<typeof Identity.linkConfirmationText> = {
  send: 'Prefiero recibir un enlace',
  sendOnly: 'Recibir un enlace',
  asWell: (email) => `Un enlace enviado a ${email} también sirve si nunca creaste una contraseña.`,
  to: (email) => `Enviaremos un enlace a ${email}.`,
  sent: (email) =>
    `Enviamos un enlace a ${email}. Ábrelo en este navegador y esta página continuará.`,
}

export const phoneConfirmationText: Translation<typeof Identity.phoneConfirmationText> = {
  lead: (number) => `Enviaremos un código al ${number}.`,
}

export const secondFactorText: Translation<typeof Identity.secondFactorText> = {
  title: 'Segundo factor',
  heading: 'Un paso más',
  lead: 'Esta cuenta requiere un segundo factor.',
  choose: 'Elige un segundo factor',
  chooseApp: 'Usar una app de autenticación',
  choosePhone: (number) => `Enviar un SMS al ${number}`,
  enterAppCode: 'Escribe el código de tu app de autenticación.',
  enterSentCode: (number) => `Escribe el código que enviamos al ${number}.`,
  other: 'Usar otro factor',
  expired: 'Pasó demasiado tiempo. Vuelve a iniciar sesión.',
  signInAgain: 'Volver a iniciar sesión',
  notAtHand: 'No tengo acceso a él',
  noRecoveryCodes: 'No hay códigos de recuperación. Tienes estas opciones:',
  methodsLeft: [
    'Usa otro factor, si configuraste más de uno.',
    'En un dispositivo donde tengas la sesión abierta, entra en tu cuenta y quita allí el factor.',
    `Contacta con ${supportContact}. Pueden quitarlo después de confirmar tu identidad.`,
  ],
}

export const factorKindText: Translation<typeof Identity.factorKindText> = {
  totp: 'App de autenticación',
  phone: 'SMS',
}

export const methodsNoticeText: Translation<typeof MethodsNotice.methodsNoticeText> = {
  askToLink: (name) =>
    `Intentaste iniciar sesión con ${name}. ¿Quieres conectar esa cuenta a la tuya?`,
  link: 'Conectar',
  linking: (name) => `Conectando ${name}…`,
  linked: (name) => `Tu cuenta de ${name} está conectada.`,
  linkFailed: (name) => `No se pudo conectar ${name}.`,
  lostPasswordTo: (name) => `Tu contraseña se quitó cuando iniciaste sesión con ${name}.`,
  lostPassword: 'Se quitó la contraseña de esta cuenta.',
  removed: (name) => `Este método de acceso ya no está conectado a tu cuenta: ${name}.`,
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
  earlierPasswordAndPasskeys:
    'Esta cuenta ya existía antes de que confirmaras su correo electrónico. Por seguridad, se quitaron su contraseña y sus llaves de acceso y se cerró la sesión en todos los demás dispositivos.',
  otherDevices: 'Otros dispositivos',
  setPassword: 'Elegir otra contraseña',
  connectAgain: 'Volver a conectar',
}

export const passkeysText: Translation<typeof Passkey.passkeysText> = {
  heading: 'Llaves de acceso',
  lead: 'Inicia sesión con tu huella digital, tu rostro o el PIN de tu dispositivo.',
  loading: 'Cargando las llaves de acceso…',
  none: 'Aún no hay llaves de acceso.',
  unnamed: 'Llave de acceso sin nombre',
  only: 'Este es tu único método de acceso. Añade otro antes de quitarlo.',
  addRow: 'Nueva llave de acceso',
  hint: 'Ponle el nombre del lugar donde se guardará, como este dispositivo o tu gestor de contraseñas.',
  create: 'Crear llave de acceso',
  creating: 'Esperando al navegador…',
  dismissed: 'No se ha creado ninguna llave de acceso. Inténtalo de nuevo cuando quieras.',
  existing:
    'Este dispositivo ya tiene una llave de acceso para tu cuenta. Para añadir una, elige otro dispositivo.',
  added: 'Llave de acceso añadida. Ya puedes iniciar sesión con ella.',
  unsupported: 'Este navegador no admite llaves de acceso.',
  removing: 'Quitando…',
  removeQuestion: (name) => `¿Quitar “${name}”?`,
  removeSentence:
    'Ya no podrás iniciar sesión con ella. Elimínala también en tu dispositivo para que no te la vuelva a ofrecer.',
  removed: 'Llave de acceso quitada.',
  confirmAdd: 'Vuelve a iniciar sesión para añadir una llave de acceso.',
  confirmRemove: 'Vuelve a iniciar sesión para quitar una llave de acceso.',
}

export const passkeyRequestText: Translation<typeof Passkey.passkeyRequestText> = {
  signIn: 'Usar una llave de acceso',
  confirm: 'Confirmar con una llave de acceso',
  waiting: 'Esperando al navegador…',
  dismissed: 'No se ha usado ninguna llave de acceso. Inténtalo de nuevo.',
  unknown:
    'Esta llave de acceso ya no funciona. Inicia sesión de otra forma y añade una nueva a tu cuenta.',
  unknownHere: 'Esta llave de acceso ya no funciona. Elige otro método.',
}

export const requiredFactorText: Translation<typeof SecondFactors.requiredFactorText> = {
  title: 'Configura un segundo factor',
  lead: 'Tu cuenta se abrirá en cuanto configures un segundo factor.',
  alreadySetUp: 'Si ya tienes uno, cierra sesión y vuelve a iniciarla con él.',
}
