import { totalOf } from '#src/domain/data/itemCounts.ts'
import { capitalized, formatCount } from '#src/domain/format.ts'
import type * as english from '#src/text/product/defaultProductText.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'

function itemsOf(count: number): string {
  if (count === 0) return 'ningún elemento'
  return plural(count, { one: 'un elemento', other: `${formatCount(count)} elementos` })
}

export const defaultProductText: Translation<typeof english.defaultProductText> = {
  archive: {
    exportLead: 'Crea en tu navegador un archivo ZIP con tus datos y los detalles de tu cuenta.',
    counts: (counts) => capitalized(`${itemsOf(totalOf(counts))}.`),
    unsaved: () => null,
    packing: () => 'Exportando tus datos…',
    packed: ({ done }) => `Exportado hasta ahora: ${itemsOf(done)}`,
    contained: (counts) => `Contiene ${itemsOf(totalOf(counts))}.`,
    missing: {},
    importLead:
      'Restaura datos de un archivo ZIP exportado aquí, incluso desde otra cuenta. Nada de lo que ya tienes se cambia ni se reemplaza.',
    preview: (counts) => [capitalized(itemsOf(totalOf(counts)))],
    rules: 'Los elementos que ya están aquí no se cambian.',
    soFar: ({ added = 0 }) => `Añadido hasta ahora: ${itemsOf(added)}.`,
    outcome: ({ added = 0, existing = 0 }) => [
      added === 0 ? 'No se añadió nada.' : `Añadido: ${itemsOf(added)}.`,
      ...(existing === 0 ? [] : [`Ya estaba aquí: ${itemsOf(existing)}.`]),
    ],
    full: () => 'No te queda espacio de almacenamiento.',
    leftOut: {
      'not-allowed': 'el servidor lo rechazó',
      'no-document': 'el elemento al que pertenece no está aquí',
      unknown: 'esta app ya no lo usa',
    },
  },
  move: {
    counting: 'Comprobando tus datos…',
    uncounted: 'Tus datos se moverán contigo.',
    comesAlong: (kept) => {
      const count = totalOf(kept)
      return count === 0
        ? 'Aún no tienes datos aquí, así que no hay nada que mover.'
        : capitalized(
            plural(count, {
              one: 'un elemento se moverá contigo.',
              other: `${formatCount(count)} elementos se moverán contigo.`,
            }),
          )
    },
    unsaved: () => '',
    title: 'Mover tus datos',
    heading: 'Moviendo tus datos',
    lead: 'Tus datos de invitado se están moviendo a tu cuenta.',
    steps: { documents: 'Elementos' },
    notYet: 'Algunos datos aún no se han movido',
    freeUpSpace: '',
    home: 'Ir a tus datos',
    movedHeading: 'Tus datos se movieron',
    movedLead:
      'Todos tus datos de invitado ya están en tu cuenta. La copia de invitado se eliminó.',
    confirmHeading: (account, kept) =>
      kept && totalOf(kept) > 0
        ? `¿Mover ${itemsOf(totalOf(kept))} a ${account}?`
        : `¿Mover los datos de invitado de este navegador a ${account}?`,
    confirmLead: (account) =>
      `Alguien usó este navegador como invitado. Mueve sus datos solo si fuiste tú y ${account} es tu cuenta. Si no, se quedan como están.`,
    pendingHeading: 'Unos datos de invitado te esperan',
    pendingLead:
      'Alguien usó este navegador como invitado antes de que iniciaras sesión. No se le preguntará a nadie más por sus datos: esperan aquí hasta que los muevas o los elimines.',
    deletePendingGuest: 'Eliminar los datos de invitado',
    pendingDeleted: 'Los datos de invitado se eliminaron',
    noticeMoving: 'Tus datos de invitado se están moviendo a tu cuenta…',
    noticeStopped: 'Algunos datos de invitado aún no se han movido a tu cuenta.',
    noticeWaiting: 'Tus datos de invitado seguirán moviéndose cuando el servidor esté disponible.',
    noticeMoved: 'Tus datos de invitado ya están en tu cuenta.',
    noticeGuestGone: 'La cuenta de invitado cuyos datos se estaban moviendo ya no existe.',
    noticeUnconfirmed: 'Alguien usó este navegador como invitado.',
  },
  deletion: {
    guest:
      'Los datos de tu sesión de invitado en este navegador que no se hayan movido a tu cuenta.',
    documents: 'Tus datos',
    dataDeleted: 'Tus datos se eliminaron. Ahora sigue tu cuenta.',
  },
}

export const defaultUnsavedText: Translation<typeof english.defaultUnsavedText> = {
  untitled: 'Un elemento',
}

export const defaultDeletedText: Translation<typeof english.defaultDeletedText> = {
  label: 'Tus datos',
  counted: (count) => itemsOf(count),
}
