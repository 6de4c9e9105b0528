import { filesOnNoteLimit } from '#products/notebook/domain/note.ts'
import type * as english from '#products/notebook/text/filesText.ts'
import { fileSizeLimit } from '#src/domain/files/fileLimits.ts'
import { formatSize, formatCount } from '#src/domain/format.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'

export const filesText: Translation<typeof english.filesText> = {
  heading: 'Archivos',
  stranded: 'Archivos en este dispositivo',
  add: 'Añadir archivos',
  queueMissing: 'Ahora mismo no se pueden añadir archivos. Tu texto no se ve afectado.',
  drop: 'Suelta los archivos para añadirlos a esta nota',
  adding: 'Comprobando archivos…',
  added: (name) => `Se añadió “${name}”.`,
  pastedName: (moment, ending) => `Imagen pegada ${moment}${ending}`,
  unknown: 'Ahora mismo no se pueden cargar los archivos. Aparecerán cuando el servidor responda.',
  open: (name) => `Abrir “${name}”`,
  download: (name) => `Descargar “${name}”`,
  delete: (name) => `Eliminar “${name}”`,
  fetching: 'Descargando…',
  cancel: 'Cancelar',
  tooLargeToShow: 'Esta imagen no tiene vista previa. Puedes descargarla.',
  downloadPicture: 'Descargar',
  close: 'Cerrar',
  deleted: (name) => `“${name}” se eliminará.`,
  undo: 'Deshacer',
  keepPageOpen: 'Mantén esta página abierta hasta que se elimine el archivo.',
  deletionFailed: (name) => `“${name}” aún no se pudo eliminar. Seguiremos intentándolo.`,
  tryAgain: 'Reintentar',
}

export const uploadText: Translation<typeof english.uploadText> = {
  progress: (name) => `Progreso de la subida de “${name}”`,
  sent: (share, size) => `${share} de ${size}`,
  waiting: 'En espera',
  retrying: 'Seguiremos intentándolo.',
  paused: 'En pausa',
  finishing: 'Finalizando…',
  notPersisted: 'Este archivo no está guardado en este dispositivo. Mantén esta página abierta.',
  pause: 'Pausar',
  resume: 'Reanudar',
  cancel: 'Cancelar',
  retry: 'Reintentar',
  download: 'Guardar en el dispositivo',
  remove: 'Quitar',
  labelFor: (action, name) => `${action}: “${name}”`,
}

export const uploadRefusalText: Translation<typeof english.uploadRefusalText> = {
  'no-room': 'No te queda almacenamiento. Elimina otros archivos e inténtalo de nuevo.',
  'note-gone': 'La nota está en la papelera o se eliminó. El archivo sigue en este dispositivo.',
  deleted: 'Se eliminó, quizá en otro dispositivo. Aún hay una copia en este dispositivo.',
  unreadable: 'Este dispositivo ya no puede leerlo. Vuelve a añadirlo.',
  'not-allowed': 'El servidor rechazó este archivo. Sigue en este dispositivo.',
}

const kinds: Readonly<Record<string, string>> = {
  'image/png': 'Imagen PNG',
  'image/jpeg': 'Imagen JPEG',
  'image/gif': 'Imagen GIF',
  'image/webp': 'Imagen WebP',
  'image/avif': 'Imagen AVIF',
  'application/pdf': 'PDF',
  'text/plain': 'Texto',
  'text/markdown': 'Markdown',
  'text/csv': 'Tabla (CSV)',
  'application/json': 'JSON',
  'application/zip': 'Archivo ZIP',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Documento de Word',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Hoja de cálculo de Excel',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation':
    'Presentación de PowerPoint',
  'application/vnd.oasis.opendocument.text': 'Texto de OpenDocument',
  'application/vnd.oasis.opendocument.spreadsheet': 'Hoja de cálculo de OpenDocument',
  'application/vnd.oasis.opendocument.presentation': 'Presentación de OpenDocument',
  'audio/mpeg': 'Audio MP3',
  'audio/mp4': 'Audio M4A',
  'audio/wav': 'Audio WAV',
  'audio/ogg': 'Audio OGG',
  'video/mp4': 'Video MP4',
  'video/webm': 'Video WebM',
  'video/quicktime': 'Video QuickTime',
}

export const fileKind: Translation<typeof english.fileKind> = (type) => kinds[type] ?? 'Archivo'

export const fileRefusalText: Translation<typeof english.fileRefusalText> = {
  heading: (count) =>
    plural(count, {
      one: 'No se añadió 1 archivo.',
      other: `No se añadieron ${formatCount(count)} archivos.`,
    }),
  withReason: (name, reason) => `${name}: ${reason}`,
  empty: 'Está vacío.',
  'too-large': `Supera los ${formatSize(fileSizeLimit)}.`,
  'type-not-allowed': 'Este tipo de archivo no es compatible.',
  'not-what-it-says': 'Su contenido no corresponde a su nombre.',
  'too-many': `Una nota puede tener ${formatCount(filesOnNoteLimit)} archivos como máximo.`,
  'no-room': 'No te queda almacenamiento. Elimina otros archivos y vuelve a añadirlo.',
  unreadable: 'No se pudo leer. Puedes añadir archivos, pero no carpetas.',
  'not-stored': 'No se pudo guardar en este dispositivo. Vuelve a añadirlo.',
  supported:
    'Se admiten imágenes (PNG, JPEG, GIF, WebP, AVIF), PDF, texto, Markdown, CSV, JSON, ZIP, documentos de Office, audio (MP3, M4A, WAV, OGG) y video (MP4, WebM, MOV).',
  dismiss: 'Cerrar',
}
