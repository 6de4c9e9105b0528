import type * as english from '#products/notebook/text/noteText.ts'
import { formatCount } from '#src/domain/format.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'

export const noteText: Translation<typeof english.noteText> = {
  tab: 'Nota',
  title: 'Título',
  body: 'Texto',
  bodyPlaceholder: 'Empieza a escribir',
  pin: 'Fijar',
  unpin: 'Desfijar',
  toTrash: 'Mover a la papelera',
  preview: 'Vista previa',
  picture: 'Imagen',
  table: 'Tabla',
  code: 'Código',
  task: 'Tarea',
  nothingToPreview: 'No hay nada que previsualizar.',
  plainPreview: 'No hay vista previa de este texto. Aquí está tal como lo escribiste.',
  pieceMissing: 'No se pudo cargar esta parte. Recarga la página.',
  opening: 'Abriendo…',
  edited: (when) => `Última edición: ${when}`,
  counts: (words, characters) =>
    `${plural(words, { one: '1 palabra', other: `${formatCount(words)} palabras` })} · ${charactersOf(characters)}`,

  missing: 'Nota no encontrada',
  missingLead: 'Es posible que se haya eliminado definitivamente o que el enlace esté incompleto.',
  unreachable: 'Esta nota no está disponible sin conexión',
  unreachableLead:
    'No está en este dispositivo y no podemos conectar con el servidor. Se abrirá cuando vuelvas a tener conexión.',

  saving: 'Guardando…',
  saved: 'Guardado',
  onDevice: 'Guardado en este dispositivo',
  inMemory: 'Aún sin guardar. Mantén esta página abierta.',
  refused: 'No se pudo guardar',

  titleTooLong: 'El título es demasiado largo.',
  bodyTooLong: 'El texto es demasiado largo.',
  excess: (characters) => `Quítale ${charactersOf(characters)}.`,

  inTrash: 'Esta nota está en la papelera.',
  restore: 'Restaurar',
}

function charactersOf(count: number): string {
  return plural(count, { one: '1 carácter', other: `${formatCount(count)} caracteres` })
}

export const conflictText: Translation<typeof english.conflictText> = {
  notice: 'Copia en conflicto',
  noticeLead:
    'Este texto también se cambió en otra pestaña o en otro dispositivo, así que se conservaron ambas versiones.',
  compare: 'Comparar',
  heading: 'Comparar versiones',
  opening: 'Abriendo la otra versión…',
  legend:
    'El texto que solo está en esta versión aparece subrayado. El que solo está en la otra aparece tachado.',
  title: 'Título',
  body: 'Texto',
  same: 'Ambas versiones son iguales.',
  skipped: 'Texto sin cambios',
  thisVersion: 'Esta versión',
  otherVersion: 'Otra versión',
  inTrash: 'La otra versión está en la papelera. Se restaurará, salvo que conserves ambas.',
  outcome:
    'La versión que no conserves irá a la papelera, desde donde podrás restaurarla durante 30 días. Si conservas ambas, serán dos notas independientes.',
  outcomeOfFiles: 'Los archivos adjuntos a esta versión se quedan con la que conserves.',
  originalDeleted:
    'La otra versión se eliminó definitivamente. Puedes conservar esta copia como nota.',
  unreachable: 'La otra versión no está en este dispositivo y no podemos conectar con el servidor.',
  failed: {
    saving: 'No pudimos actualizar la otra versión. Inténtalo de nuevo.',
    movingFiles:
      'Esta copia tiene archivos que ahora no se pueden mover. Inténtalo de nuevo cuando vuelvas a tener conexión.',
  },
  keepThis: 'Conservar esta versión',
  keepOther: 'Conservar la otra',
  keeping: 'Conservando…',
  keepBoth: 'Conservar ambas',
  keepAsNote: 'Conservar como nota',
  close: 'Decidir después',
}

export const refusedNoteText: Translation<typeof english.refusedNoteText> = {
  notAllowed: 'El servidor rechazó esta nota. Tu texto sigue aquí.',
  tooMany: (limit) =>
    `Alcanzaste el límite de ${formatCount(limit)} notas. Elimina definitivamente una nota de la papelera e inténtalo de nuevo.`,
  tooManyUnverified: (limit) =>
    `Alcanzaste el límite de ${formatCount(limit)} notas. Verifica tu correo electrónico para guardar muchas más.`,
  openTrash: 'Abrir la papelera',
  verifyEmail: 'Verificar tu correo',
  createAccount: 'Crear una cuenta',
  tryAgain: 'Reintentar',
  copy: 'Copiar texto',
  copied: 'Copiado',
  download: 'Descargar',
  discard: 'Descartar',
  askDiscard: '¿Descartar los cambios sin guardar?',
  discardLead: 'Todo lo que escribiste desde la última vez que se guardó se perderá para siempre.',
  keep: 'Conservar los cambios',
}

export const trashText: Translation<typeof english.trashText> = {
  title: 'Papelera',
  lead: 'Las notas de la papelera se eliminan definitivamente después de 30 días.',
  empty: 'La papelera está vacía.',
  loading: 'Cargando la papelera…',
  unreachable: 'Ahora mismo no se puede cargar la papelera. Aparecerá cuando el servidor responda.',
  restore: 'Restaurar',
  restoreNote: (title) => `Restaurar “${title}”`,
  delete: 'Eliminar definitivamente',
  deleteNote: (title) => `Eliminar definitivamente: “${title}”`,
  goesSoon: 'Se eliminará en menos de un día',
  goesIn: (days) =>
    plural(days, {
      one: 'Se eliminará en 1 día',
      other: `Se eliminará en ${formatCount(days)} días`,
    }),
  emptyTrash: 'Vaciar papelera',
  askOne: (title) => `¿Eliminar “${title}” definitivamente?`,
  askAll: '¿Vaciar la papelera?',
  cannotUndo: 'Esta acción no se puede deshacer.',
  confirmOne: 'Eliminar definitivamente',
  confirmAll: 'Eliminar todo',
  keepOne: 'Conservar',
  keepAll: 'Conservarlas',
  deleting: (count) =>
    count === 0
      ? 'Eliminando…'
      : plural(count, {
          one: '1 nota eliminada hasta ahora…',
          other: `${formatCount(count)} notas eliminadas hasta ahora…`,
        }),
  deleted: (count) =>
    count === 0
      ? 'No se eliminó nada.'
      : plural(count, {
          one: '1 nota eliminada.',
          other: `${formatCount(count)} notas eliminadas.`,
        }),
  stop: 'Detener',
  cancel: 'Cancelar',
}
