import { formatDecimal } from '#src/domain/format.ts'
import type * as AccountRow from '#src/text/account/accountRowText.ts'
import type * as Account from '#src/text/account/accountText.ts'
import type * as Picture from '#src/text/account/pictureText.ts'
import type { Translation } from '#translations/translation.ts'

export const accountRowText: Translation<typeof AccountRow.accountRowText> = {
  actionOn: (action, row) => `${action}: ${row}`,
  none: 'Sin definir',
}

export const accountText: Translation<typeof Account.accountText> = {
  title: 'Tu cuenta',
  guest: 'Invitado',
  profile: 'Perfil',
  profileLead: 'Tu nombre, tu foto y cómo podemos contactarte.',
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
    'Solo hasta que cierres esta pestaña, porque este navegador no pudo guardar tu sesión.',
  data: 'Datos',
  deletion: 'Eliminar cuenta',
  deletionLead: 'Elimina definitivamente tu cuenta y todo lo que contiene.',
  deletionAction: 'Eliminar cuenta',
  confirmChangeName: 'Vuelve a iniciar sesión para cambiar tu nombre.',
}

export const emailChangeText: Translation<typeof Account.emailChangeText> = {
  label: 'Correo electrónico',
  verified: 'Verificado',
  unverified: 'Sin verificar',
  verify: 'Verificar esta dirección',
  guest: 'Los invitados no tienen dirección de correo electrónico.',
  keep: 'Crear una cuenta',
  none: 'Ninguno.',
  addWithPassword: 'Añadir un correo electrónico y una contraseña',
  phoneOnly: 'Ninguno. Conecta una cuenta que tenga uno.',
  field: 'Nuevo correo electrónico',
  hint: 'Enviaremos un enlace a la nueva dirección. Cuando lo abras, tu correo electrónico cambiará y tu sesión se cerrará en todos los dispositivos, incluido este.',
  missing: 'Escribe la nueva dirección de correo electrónico.',
  same: 'Esta ya es tu dirección de correo electrónico.',
  submit: 'Enviar enlace',
  sent: (email) =>
    `Enviamos un correo a ${email}. Tu dirección cambiará cuando abras el enlace que contiene.`,
  close: 'Listo',
  confirmChange: 'Vuelve a iniciar sesión para cambiar tu dirección de correo electrónico.',
}

export const phoneRowText: Translation<typeof Account.phoneRowText> = {
  label: 'Teléfono',
  remove: 'Quitar número',
  removeQuestion: '¿Quitar tu número de teléfono?',
  removeSentence: (number) => `Ya no podrás iniciar sesión con el ${number}.`,
  onlySignInMethod: 'Este número es tu único método de acceso. Añade otro antes de quitarlo.',
  removed: 'Quitado',
  confirmSave: 'Vuelve a iniciar sesión para guardar tu número de teléfono.',
  confirmRemove: 'Vuelve a iniciar sesión para quitar tu número de teléfono.',
}

export const pictureText: Translation<typeof Picture.pictureText> = {
  label: 'Foto',
  confirmChange: 'Vuelve a iniciar sesión para cambiar tu foto.',
  hidden: 'Tu foto está en un sitio del que no podemos cargar imágenes.',
  hint: 'Elige un archivo JPEG, PNG, WebP o GIF, arrástralo aquí o pégalo. Solo tú puedes verlo.',
  choose: 'Elegir una foto',
  chooseAnother: 'Elegir otra',
  reading: 'Leyendo la foto…',
  remove: 'Quitar foto',
  square: 'Área visible',
  cropHint:
    'Arrastra para mover la foto o toca el punto que quieras centrar. Con el teclado, usa las flechas, + y −.',
  zoom: 'Zoom',
  zoomOf: (zoom) => `${formatDecimal(zoom)} veces`,
  preview: 'Vista previa',
}

export const pictureRefusals: Translation<typeof Picture.pictureRefusals> = {
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
