import type * as english from '#products/notebook/text/productText.ts'
import { formatSize, formatCount, formatList } from '#src/domain/format.ts'
import type { ArchiveText, DeletionText, MoveText } from '#src/product/textContract.ts'
import { filesOf } from '#translations/es/counts.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'
import { notesOf } from './notesOf.ts'

export const entryText: Translation<typeof english.entryText> = {
  file: 'Archivo',
  withoutNote: 'Archivos sin nota',
  encrypted: 'Un elemento guardado en este dispositivo',
}

const archive: ArchiveText = {
  exportLead:
    'Crea en tu navegador un archivo ZIP con tus notas como archivos de texto (incluidas las de la papelera), tus archivos y los datos de tu cuenta. No incluye contraseñas.',
  counts: ({ notes = 0, files = 0, bytes = 0 }) => {
    const items = notesAndFilesOf(notes, files)
    if (items === null) return 'Sin notas ni archivos.'
    return files === 0 ? `${items}.` : `${items}, ${formatSize(bytes)} en total.`
  },
  unsaved: ({ unsent = 0 }) =>
    unsent === 0
      ? null
      : plural(unsent, {
          one: 'Incluye 1 cambio que aún no está guardado.',
          other: `Incluye ${formatCount(unsent)} cambios que aún no están guardados.`,
        }),
  packing: (step) => (step === 'files' ? 'Exportando archivos…' : 'Exportando notas…'),
  packed: ({ step, done, total }) =>
    step === 'files' && total !== null
      ? `${formatSize(done)} de ${formatSize(total)}`
      : `${notesOf(done)} hasta ahora`,
  contained: ({ notes = 0, files = 0 }) => {
    const items = notesAndFilesOf(notes, files)
    return items === null ? 'No contiene notas ni archivos.' : `Contiene ${items}.`
  },
  missing: {
    unreadable: 'no se pudo leer',
    'not-arrived': 'aún no se ha subido desde el dispositivo en el que se añadió',
    'too-large': 'es demasiado grande para una exportación',
    encrypted: 'esta versión de la app no puede leerlo y se queda donde está',
  },
  importLead:
    'Restaura notas y archivos de un archivo ZIP exportado aquí, incluso desde otra cuenta. No se cambia ni se reemplaza nada de lo que ya tienes.',
  preview: ({ notes = 0, inTrash = 0, files = 0, bytes = 0, unsent = 0 }) => [
    notesIn(notes, inTrash),
    files === 0 ? 'Ningún archivo' : `${filesOf(files)}, ${formatSize(bytes)} en total`,
    ...(unsent === 0 ? [] : [unsavedChanges(unsent)]),
  ],
  rules:
    'Las notas que ya tienes no cambian. Si una nota es distinta, la versión del archivo se añade como nota aparte. Todo lo que importes tendrá la fecha de hoy.',
  soFar: ({ notesAdded = 0, filesAdded = 0 }) => {
    const items = notesAndFilesOf(notesAdded, filesAdded)
    return items === null ? 'Aún no se ha añadido nada.' : `Añadido hasta ahora: ${items}.`
  },
  outcome: ({
    notesAdded = 0,
    filesAdded = 0,
    notesExisting = 0,
    filesExisting = 0,
    separateNotes = 0,
  }) => {
    const added = notesAndFilesOf(notesAdded, filesAdded)
    const there = notesAndFilesOf(notesExisting, filesExisting)
    return [
      added === null
        ? 'No se añadió nada.'
        : plural(notesAdded + filesAdded, {
            one: `Se añadió ${added}.`,
            other: `Se añadieron ${added}.`,
          }),
      ...(there === null
        ? []
        : [
            plural(notesExisting + filesExisting, {
              one: `${there} ya estaba aquí.`,
              other: `${there} ya estaban aquí.`,
            }),
          ]),
      ...(separateNotes === 0 ? [] : [addedSeparately(separateNotes)]),
    ]
  },
  full: (of) =>
    of === 'notes'
      ? 'Alcanzaste tu límite de notas. Elimina definitivamente algunas notas o verifica tu correo electrónico y luego continúa.'
      : 'No te queda almacenamiento. Elimina algunos archivos o verifica tu correo electrónico y luego continúa.',
  leftOut: {
    'too-long': 'es demasiado largo para una nota',
    'note-gone': 'su nota falta o está en la papelera. Restáurala y vuelve a importar',
    'deleted-here': 'se está eliminando',
    'type-not-allowed':
      'este tipo de archivo no es compatible o su contenido no corresponde a su nombre',
    'not-allowed': 'el servidor lo rechazó',
  },
}

/** The number of notes and files; `null` if there are none. */
function notesAndFilesOf(notes: number, files: number): string | null {
  if (notes > 0 && files > 0) return formatList([notesOf(notes), filesOf(files)])
  if (notes > 0) return notesOf(notes)
  return files > 0 ? filesOf(files) : null
}

function notesIn(notes: number, inTrash: number): string {
  if (notes === 0) return 'Ninguna nota'
  return inTrash === 0
    ? notesOf(notes)
    : `${notesOf(notes)}, ${formatCount(inTrash)} en la papelera`
}

function unsavedChanges(count: number): string {
  return plural(count, {
    one: '1 cambio sin guardar',
    other: `${formatCount(count)} cambios sin guardar`,
  })
}

function addedSeparately(count: number): string {
  return plural(count, {
    one: '1 nota era distinta aquí. La versión del archivo se añadió como nota aparte.',
    other: `${formatCount(count)} notas eran distintas aquí. Las versiones del archivo se añadieron como notas aparte.`,
  })
}

const move: MoveText = {
  counting: 'Comprobando tus notas y archivos…',
  uncounted: 'Tus notas y archivos se moverán contigo.',
  comesAlong: ({ notes = 0, files = 0 }, unsaved) => {
    const items = notesAndFilesOf(notes, files)
    if (items !== null) {
      return plural(notes + files, {
        one: `${items} se moverá contigo.`,
        other: `${items} se moverán contigo.`,
      })
    }
    return unsaved === 0
      ? 'Aún no tienes notas aquí, así que no hay nada que mover.'
      : 'Tus notas se moverán contigo.'
  },
  unsaved: (count) =>
    plural(count, {
      one: '1 nota tiene cambios sin guardar. También se moverán.',
      other: `${formatCount(count)} notas tienen cambios sin guardar. También se moverán.`,
    }),
  title: 'Mover tus notas',
  heading: 'Moviendo tus notas',
  lead: 'Tus notas y archivos de invitado se están moviendo a tu cuenta. Puedes seguir trabajando.',
  steps: { notes: 'Notas', files: 'Archivos' },
  notYet: 'Algunas notas aún no se han movido',
  freeUpSpace:
    'Elimina definitivamente las notas o los archivos que ya no necesites y luego continúa.',
  home: 'Ir a tus notas',
  movedHeading: 'Tus notas se movieron',
  movedLead:
    'Todas tus notas y archivos de invitado ya están en tu cuenta. La copia de invitado se eliminó.',
  confirmHeading: (account, counts) => {
    const { notes = 0, files = 0 } = counts ?? {}
    const items = notesAndFilesOf(notes, files)
    return items !== null
      ? `¿Mover ${items} a ${account}?`
      : `¿Mover las notas de invitado de este navegador a ${account}?`
  },
  confirmLead: (account) =>
    `Alguien escribió notas como invitado en este navegador. Muévelas solo si fuiste tú y ${account} es tu cuenta. Si no, se quedan como están.`,
  pendingHeading: 'Unas notas de invitado te esperan',
  pendingLead:
    'Alguien escribió notas como invitado en este navegador antes de que iniciaras sesión. No se le preguntará a nadie más: esperan aquí hasta que las muevas o las elimines.',
  deletePendingGuest: 'Eliminar las notas de invitado',
  pendingDeleted: 'Las notas de invitado se eliminaron',
  noticeMoving: 'Tus notas de invitado se están moviendo a tu cuenta…',
  noticeStopped: 'Algunas notas de invitado aún no se han movido a tu cuenta.',
  noticeWaiting: 'Tus notas de invitado seguirán moviéndose cuando el servidor esté disponible.',
  noticeMoved: 'Tus notas de invitado ya están en tu cuenta.',
  noticeGuestGone: 'La cuenta de invitado cuyas notas se estaban moviendo ya no existe.',
  noticeUnconfirmed: 'Alguien escribió notas como invitado en este navegador.',
}

const deletion: DeletionText = {
  guest:
    'Las notas y los archivos de tu sesión de invitado en este navegador que no se hayan movido a tu cuenta.',
  documents: 'Tus notas',
  dataDeleted: 'Tus notas y archivos se eliminaron. Ahora sigue tu cuenta.',
}

export const productText: Translation<typeof english.productText> = {
  archive,
  move,
  deletion,
}
