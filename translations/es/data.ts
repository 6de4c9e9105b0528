import { formatDuration, formatCount, roughTime } from '#src/domain/format.ts'
import type * as AccountDetails from '#src/text/data/accountDetailsText.ts'
import type * as Archive from '#src/text/data/archiveText.ts'
import type * as Collection from '#src/text/data/collectionText.ts'
import type * as TimeLeft from '#src/text/data/timeLeftText.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'

export const accountDetailsText: Translation<typeof AccountDetails.accountDetailsText> = {
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
  emailLink: 'Enlace por correo',
  creationTime: 'Creación de la cuenta',
  lastSignInTime: 'Último inicio de sesión',
}

export const dataText: Translation<typeof Archive.dataText> = {
  title: 'Tus datos',
  lead: 'Exporta todo o importa una exportación anterior.',
}

export const stayText: Translation<typeof Archive.stayText> = {
  heading: '¿Salir de esta página?',
  stay: 'Quedarme',
  leave: 'Detener y salir',
}

const keepOpen = 'Mantén esta página abierta hasta que termine.'

export const exportText: Translation<typeof Archive.exportText> = {
  heading: 'Exportar todo',
  counting: 'Contando…',
  start: 'Exportar todo',
  progress: 'Progreso de la exportación',
  stay: keepOpen,
  stopsThen: 'La exportación sigue en curso. Si sales de esta página, se cancelará.',
  diskFull:
    'No hay espacio suficiente en este dispositivo para la exportación. Libera espacio e inténtalo de nuevo.',
  done: (name, size) => `Tu exportación está lista y se entregó a tu navegador: ${name}, ${size}.`,
  withPicture: 'Incluye tu foto.',
  downloadAgain: 'Descargar otra vez',
  exportAgain: 'Exportar otra vez',
  missing: (count) =>
    plural(count, {
      one: 'No se incluyó 1 elemento:',
      other: `No se incluyeron ${formatCount(count)} elementos:`,
    }),
  missingAll: 'La lista completa está en manifest.json.',
  picture: 'foto',
}

export const missingText: Translation<typeof Archive.missingText> = {
  unreadable: 'no se pudo leer',
}

export const namedText: Translation<typeof Archive.namedText> = {
  withReason: (name, reason) => `“${name}”: ${reason}`,
  more: (count) => `y ${formatCount(count)} más`,
}

export const importText: Translation<typeof Archive.importText> = {
  heading: 'Importar',
  choose: 'Elegir un archivo ZIP',
  chooseOther: 'Elegir otro archivo',
  drop: 'O arrástralo a esta página.',
  checking: 'Comprobando el archivo…',
  checkingProgress: 'Progreso de la comprobación',
  contains: 'Esta exportación contiene:',
  from: (moment) => `Exportado el ${moment}`,
  missing: (count) =>
    plural(count, {
      one: 'En esta exportación falta 1 elemento.',
      other: `En esta exportación faltan ${formatCount(count)} elementos.`,
    }),
  account: 'Tu cuenta no cambia.',
  picture: 'Tu cuenta no cambia. La foto del archivo no se importa.',
  start: 'Importar',
  restoring: 'Importando…',
  stopsThen:
    'La importación sigue en curso. Si sales de esta página, se detendrá. Lo que ya se importó se conserva; vuelve a importar el archivo para obtener el resto.',
  restoringProgress: 'Progreso de la importación',
  stay: keepOpen,
  pause: 'Pausar',
  finish: 'Finalizar',
  paused: 'Pausaste la importación.',
  failed: 'La importación se interrumpió.',
  done: 'Importación completada.',
  leftOut: (count) =>
    plural(count, {
      one: 'No se importó 1 elemento. Sigue en el archivo:',
      other: `No se importaron ${formatCount(count)} elementos. Siguen en el archivo:`,
    }),
  another: 'Importar otro archivo',
}

export const archiveRefusalText: Translation<typeof Archive.archiveRefusalText> = {
  'not-ours': 'Este archivo no es una exportación de esta app.',
  newer:
    'Este archivo proviene de una versión más reciente de esta app. Recarga la página e inténtalo de nuevo.',
  damaged:
    'Este archivo está dañado o se modificó después de exportarlo. Elige el archivo original.',
  'too-large': 'Este archivo es más grande que cualquier exportación de esta app.',
  unreadable:
    'Ya no se puede leer este archivo. Es posible que se haya movido o modificado. Elígelo de nuevo.',
}

export const refusedText: Translation<typeof Archive.refusedText> = {
  nothing: 'No se cambió nada.',
  partly: 'Lo que ya se importó se conserva.',
}

export const timeLeftText: Translation<typeof TimeLeft.timeLeftText> = (milliseconds) => {
  const time = roughTime(milliseconds)
  return plural(time.count, {
    one: `queda alrededor de ${formatDuration(time)}`,
    other: `quedan unos ${formatDuration(time)}`,
  })
}

export const collectionText: Translation<typeof Collection.collectionText> = {
  loading: 'Cargando…',
  slow: 'Seguimos intentándolo. Comprueba tu conexión.',
  offline: 'Tus cambios se guardarán cuando vuelvas a tener conexión.',
  refused: (names) => `No se pudieron guardar estos cambios: ${names}.`,
  discard: 'Descartar',
  askDiscard: '¿Descartar los cambios sin guardar?',
  discardLead: (names) => `Estos cambios sin guardar se perderán para siempre: ${names}.`,
  keep: 'Conservar',
}
