import { oneDecimal } from '#src/domain/format.ts'
import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/accountText.ts'

export const accountText: Translation<typeof english.accountText> = {
  title: 'Tu cuenta',
  guest: 'Invitado',
  profile: 'Perfil',
  profileLead: 'Cómo apareces y cómo podemos contactarte.',
  about: 'Acerca de ti',
  contact: 'Contacto',
  security: 'Seguridad',
  securityLead: 'Cómo inicias sesión y cómo comprobamos que eres tú.',
  devices: 'Dispositivos',
  devicesLead: 'Dónde tienes la sesión abierta y qué se guarda allí.',
  name: 'Nombre',
  nameHint: 'Déjalo en blanco para quitar tu nombre.',
  nameMissing: 'Escribe tu nombre.',
  nameTooLong: 'El nombre puede tener 80 caracteres como máximo.',
  signInMethods: 'Métodos de acceso',
  device: 'Este dispositivo',
  signedIn: 'Sesión iniciada',
  since: (moment) => `Desde el ${moment}`,
  sessionDuration: 'Duración de la sesión',
  keptHere: 'Hasta que cierres sesión, aunque cierres el navegador.',
  keptAsShared: 'Solo hasta que cierres esta pestaña, porque este equipo es compartido.',
  keptInTab:
    'Solo hasta que cierres esta pestaña, porque este navegador bloquea el almacenamiento.',
  signOut: 'Cerrar sesión',
  signingOut: 'Cerrando sesión…',
  data: 'Datos',
  deletion: 'Eliminar cuenta',
  deletionLead: 'Elimina definitivamente tu cuenta y todo lo que contiene.',
  deletionAction: 'Eliminar cuenta',
  none: 'Sin definir',
  change: 'Cambiar',
  add: 'Añadir',
  save: 'Guardar',
  saving: 'Guardando…',
  saved: 'Guardado',
  cancel: 'Cancelar',
  toChangeName: 'Vuelve a iniciar sesión para cambiar tu nombre.',
}

export const passwordRowText: Translation<typeof english.passwordRowText> = {
  label: 'Contraseña',
  set: __METHODS__.emailLink
    ? 'Correo electrónico con contraseña o enlace'
    : 'Correo electrónico con contraseña',
  field: 'Nueva contraseña',
  needsEmail: 'Añade una dirección de correo electrónico antes de crear una contraseña.',
  hint: 'Tu sesión sigue abierta aquí y se cierra en todos los demás dispositivos.',
  firstHint: 'Así también podrás iniciar sesión con tu correo electrónico y esta contraseña.',
  email: 'Correo electrónico',
  firstEmailHint:
    'Así también podrás iniciar sesión con este correo electrónico y esta contraseña. Te enviaremos un enlace para verificar la dirección.',
  toChange: 'Vuelve a iniciar sesión para cambiar tu contraseña.',
  toSet: 'Vuelve a iniciar sesión para crear una contraseña.',
}

export const emailChangeText: Translation<typeof english.emailChangeText> = {
  label: 'Correo electrónico',
  verified: 'Verificado',
  unverified: 'Sin verificar',
  verify: 'Verificar esta dirección',
  guest: 'Los invitados no tienen dirección de correo electrónico.',
  keep: 'Crear una cuenta',
  none: 'Ninguno.',
  addWithPassword: 'Añadir un correo electrónico y una contraseña',
  phoneOnly: __METHODS__.providers ? 'Ninguno. Conecta una cuenta que tenga uno.' : 'Ninguno.',
  field: 'Nuevo correo electrónico',
  hint: 'Enviaremos un enlace a la nueva dirección. Cuando lo abras, tu correo electrónico cambiará y tu sesión se cerrará en todos los dispositivos, incluido este.',
  missing: 'Escribe la nueva dirección de correo electrónico.',
  same: 'Esta ya es tu dirección de correo electrónico.',
  submit: 'Enviar enlace',
  submitting: 'Enviando…',
  sent: (email) =>
    `Enviamos un correo a ${email}. Tu dirección cambiará cuando abras el enlace que contiene.`,
  close: 'Listo',
  toChange: 'Vuelve a iniciar sesión para cambiar tu dirección de correo electrónico.',
}

export const phoneRowText: Translation<typeof english.phoneRowText> = {
  label: 'Teléfono',
  add: 'Añadir',
  change: 'Cambiar',
  cancel: 'Cancelar',
  remove: 'Quitar número',
  removeQuestion: '¿Quitar tu número de teléfono?',
  removeSentence: (number) => `Ya no podrás iniciar sesión con el ${number}.`,
  removing: 'Quitando…',
  keep: 'Conservar',
  onlySignInMethod: 'Este número es tu único método de acceso. Añade otro antes de quitarlo.',
  saved: 'Guardado',
  removed: 'Quitado',
  pendingSave: 'Vuelve a iniciar sesión para guardar tu número de teléfono.',
  pendingRemove: 'Vuelve a iniciar sesión para quitar tu número de teléfono.',
}

export const pictureText: Translation<typeof english.pictureText> = {
  label: 'Foto',
  toChange: 'Vuelve a iniciar sesión para cambiar tu foto.',
  hidden: 'Tu foto está en un sitio del que no podemos cargar imágenes.',
  add: 'Añadir',
  change: 'Cambiar',
  hint: 'Elige un archivo JPEG, PNG, WebP o GIF, arrástralo aquí o pégalo. Solo tú puedes verlo.',
  choose: 'Elegir una foto',
  chooseAnother: 'Elegir otra',
  reading: 'Leyendo la foto…',
  remove: 'Quitar foto',
  cancel: 'Cancelar',
  save: 'Guardar',
  saving: 'Guardando…',
  saved: 'Guardado',
  square: 'Área visible',
  cropHint:
    'Arrastra para mover la foto o toca el punto que quieras centrar. Con el teclado, usa las flechas, + y −.',
  zoom: 'Zoom',
  zoomOf: (zoom) => `${oneDecimal(zoom)} veces`,
  preview: 'Vista previa',
}

export const pictureRefusals: Translation<typeof english.pictureRefusals> = {
  'too-large': 'Este archivo supera los 50 MB. Elige uno más pequeño.',
  'too-many-pixels':
    'Esta foto tiene más de 40 millones de píxeles o más de 10 mil en un lado. Elige una más pequeña.',
  'not-a-picture': 'Este archivo no es JPEG, PNG, WebP ni GIF. Elige otro.',
  unsupported:
    'Este navegador no puede leer imágenes HEIC. Elige un JPEG o abre esta página en Safari.',
  unreadable: 'No se puede leer esta foto. Es posible que esté dañada. Elige otra.',
  'too-slow': 'Leer esta foto tardó demasiado. Elige una más pequeña.',
  'no-room': 'No te queda almacenamiento. Elimina un archivo y vuelve a guardar.',
}

export const secondFactorsText: Translation<typeof english.secondFactorsText> = {
  heading: 'Segundos factores',
  lead: __METHODS__.password
    ? 'Con un segundo factor, no basta con robar tu contraseña para iniciar sesión.'
    : 'Con un segundo factor, no basta con acceder a tu correo electrónico para iniciar sesión.',
  loading: 'Cargando los segundos factores…',
  since: (factor, day) => `${factor}, desde el ${day}`,
  remove: 'Quitar',
  removing: 'Quitando…',
  keep: 'Conservar',
  removeQuestion: (name) => `¿Quitar “${name}”?`,
  removeSentence:
    'Ya no lo necesitarás para iniciar sesión. Es posible que se cierre la sesión en otros dispositivos.',
  removeLast: __METHODS__.password
    ? 'Este es tu único segundo factor. Sin él, basta con tu contraseña para iniciar sesión.'
    : 'Este es tu único segundo factor. Sin él, no se necesita nada más para iniciar sesión.',
  removed: 'Segundo factor quitado.',
  addRow: 'Añadir uno',
  addTotp: 'App de autenticación',
  addPhone: 'SMS',
  cancel: 'Cancelar',
  added: 'Segundo factor añadido. Lo necesitarás la próxima vez que inicies sesión.',
  addSecond: 'Añade otro de respaldo: si pierdes este, no hay códigos de recuperación.',
  needsEmail: 'Añade una dirección de correo electrónico antes de configurar un segundo factor.',
  needsVerified:
    'Verifica tu dirección de correo electrónico antes de configurar un segundo factor.',
  verify: 'Verificar correo',
  pendingAdd: 'Vuelve a iniciar sesión para configurar un segundo factor.',
  pendingRemove: 'Vuelve a iniciar sesión para quitar un segundo factor.',
  appName: 'App de autenticación',
  phoneName: 'Mi teléfono',
}

export const totpText: Translation<typeof english.totpText> = {
  preparing: 'Creando una clave…',
  retry: 'Reintentar',
  scan: 'Escanea esto con tu app',
  qr: 'Un código QR con la clave para tu app de autenticación',
  openApp: 'Abrir en una app de este dispositivo',
  typeKey: 'O escribe esta clave',
  copy: 'Copiar clave',
  copied: 'Copiada',
  code: 'Ponle un nombre a la app y escribe el código que muestra.',
  submit: 'Configurar',
  submitting: 'Comprobando…',
}

export const factsText: Translation<typeof english.factsText> = {
  heading: 'Datos de la cuenta',
  lead: 'Todo lo que contiene el registro de tu cuenta.',
  yes: 'Sí',
  no: 'No',
  uid: 'ID de usuario',
  email: 'Correo electrónico',
  emailVerified: 'Correo verificado',
  displayName: 'Nombre',
  photoURL: 'Foto',
  phoneNumber: 'Teléfono',
  isAnonymous: 'Cuenta de invitado',
  tenantId: 'Inquilino',
  providerData: 'Métodos de acceso',
  creationTime: 'Creación de la cuenta',
  lastSignInTime: 'Último inicio de sesión',
}
