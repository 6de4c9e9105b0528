import type * as english from '#products/notebook/text/notesText.ts'
import { formatCount } from '#src/domain/format.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'

export const notesText: Translation<typeof english.notesText> = {
  title: 'Notas',
  list: 'Tus notas',
  back: 'Todas las notas',
  newNote: 'Nueva nota',
  trash: 'Papelera',
  untitled: 'Sin título',
  loading: 'Cargando notas…',
  mayBeOutdated: 'Puede que falten los últimos cambios. Aparecerán cuando el servidor responda.',
  unreachable: 'Ahora mismo no se pueden cargar tus notas. Aparecerán cuando el servidor responda.',
  unreachableWait:
    'Ahora mismo no se pueden cargar tus otras notas. Aparecerán cuando el servidor responda.',
  emptyTitle: 'Aún no hay notas',
  empty:
    'Todo lo que escribes se guarda automáticamente, incluso sin conexión. Solo tú puedes leerlo.',
  more: 'Mostrar más notas',
  moreComing: 'Cargando más…',
  invitation: 'Elige una nota o crea una nueva.',
  pin: (title) => `Fijar “${title}”`,
  unpin: (title) => `Desfijar “${title}”`,
  moveToTrash: (title) => `Mover “${title}” a la papelera`,
  pinned: 'Fijada',
  conflicted: 'Copia en conflicto',
  onDevice: 'En este dispositivo',
  mayBeDeleted:
    'Este navegador puede borrar los cambios sin guardar si le falta espacio o tras una semana sin visitas. Conéctate pronto o descarga una copia.',
  downloadCopy: 'Descargar una copia',
  inMemory: 'Aún sin guardar',
  refused: 'No se pudo guardar',
}

const inAll = 'en todas tus notas'

export const searchText: Translation<typeof english.searchText> = {
  label: 'Buscar en tus notas',
  clear: 'Borrar la búsqueda',
  found: (count, newest) =>
    count === 0
      ? `Sin resultados ${scopeText(newest)}. No se buscó en la papelera.`
      : `${foundText(count)} ${scopeText(newest)}.`,
  inAll,
  searchAll: 'Buscar en todas',
  searching: (found, loaded) =>
    `${foundText(found)}. Buscando en tus notas: ${formatCount(loaded)} hasta ahora…`,
  stop: 'Detener',
  showMore: 'Mostrar más resultados',
}

export const undoText: Translation<typeof english.undoText> = {
  trashed: 'Nota movida a la papelera.',
  restored: 'Nota restaurada.',
  failed: 'No se pudo cambiar la nota. Inténtalo de nuevo.',
  undo: 'Deshacer',
  dismiss: 'Cerrar',
}

function foundText(count: number): string {
  return count === 0
    ? 'Sin resultados'
    : plural(count, { one: '1 nota encontrada', other: `${formatCount(count)} notas encontradas` })
}

function scopeText(newest: number | null): string {
  return newest === null
    ? inAll
    : plural(newest, {
        one: 'en tu nota más reciente',
        other: `en tus ${formatCount(newest)} notas más recientes`,
      })
}

export const shortcutsText: Translation<typeof english.shortcutsText> = {
  heading: 'Atajos de teclado',
  close: 'Cerrar',
  singleKeys: 'Usar atajos de una sola tecla',
  names: {
    newNote: 'Nueva nota',
    search: 'Buscar en tus notas',
    bold: 'Negrita',
    italic: 'Cursiva',
    save: 'Guardar ahora',
    undo: 'Deshacer el último cambio',
    list: 'Mostrar esta lista',
  },
}

export const deviceText: Translation<typeof english.deviceText> = {
  question:
    '¿Este dispositivo es tuyo? Podemos guardar tus notas aquí para que se abran al instante y funcionen sin conexión.',
  storeHere: 'Guardar notas aquí',
  decline: 'No, gracias',
  nowStored: 'Ahora tus notas se guardan en este dispositivo.',
  nowNotStored: 'Tus notas no se guardan en este dispositivo.',
  label: 'Notas sin conexión',
  stored:
    'Las notas que has abierto se guardan aquí, cifradas, hasta que cierres sesión. Se abren al instante y funcionan sin conexión.',
  notStored: 'Aquí solo se guardan, cifrados, los cambios pendientes.',
  sharedComputer: 'Aquí no se guarda nada, porque este equipo es compartido.',
  stopStoring: 'Dejar de guardar notas aquí',
  notRemoved: 'No se pudieron quitar tus notas de este dispositivo. Inténtalo de nuevo.',
}

export const storageProblemText: Translation<typeof english.storageProblemText> = {
  blocked:
    'Este navegador bloquea el almacenamiento. Mantén la conexión hasta que se guarden tus cambios.',
  full: 'Este dispositivo está lleno. Libera espacio o mantén la conexión hasta que se guarden tus cambios.',
  shared:
    'Este equipo es compartido, así que no se guarda nada en él. Mantén la conexión hasta que se guarden tus cambios.',
  'no-key':
    'Este dispositivo no puede guardar cambios hasta que se haya conectado una vez. Mantén esta página abierta.',
}
