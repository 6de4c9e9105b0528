import type { ItemCounts } from '#src/domain/data/itemCounts.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'
import type * as english from '../../text/productText.ts'

type ProductText = Translation<typeof english.productText>

function greetingsIn({ greetings = 0 }: ItemCounts): string {
  if (greetings === 0) return 'ningún saludo'
  return plural(greetings, { one: 'un saludo', other: `${greetings} saludos` })
}

const archive: ProductText['archive'] = {
  exportLead: 'Crea en tu navegador un archivo ZIP con tu saludo y los datos de tu cuenta.',
  contents: (counts) => `Hay ${greetingsIn(counts)}.`,
  unsaved: () => null,
  packing: () => 'Exportando tu saludo…',
  packed: () => 'Solo un momento',
  contained: (counts) => `Contiene ${greetingsIn(counts)}.`,
  missing: {},
  importLead: 'Restaura tu saludo de un archivo ZIP exportado aquí.',
  preview: (counts) => [`Contiene ${greetingsIn(counts)}.`],
  rules: 'Si ya tienes un saludo, se queda como está.',
  soFar: (counts) => `Añadido hasta ahora: ${greetingsIn(counts)}.`,
  outcome: (counts) => [`Añadido: ${greetingsIn(counts)}.`],
  full: () => 'No hay más espacio.',
  leftOut: {},
}

const move: ProductText['move'] = {
  counting: 'Buscando tu saludo…',
  uncounted: 'Tu saludo se moverá contigo.',
  comesAlong: ({ greetings = 0 }) =>
    greetings === 0 ? 'Aún no tienes ningún saludo.' : 'Tu saludo se moverá contigo.',
  unsent: () => '',
  title: 'Mover tu saludo',
  heading: 'Moviendo tu saludo',
  lead: 'Tu saludo de invitado se está moviendo a tu cuenta.',
  steps: { greetings: 'Saludo' },
  notYet: 'Tu saludo aún no se ha movido',
  freeUpSpace: '',
  home: 'Ir a tu saludo',
  movedHeading: 'Tu saludo se movió',
  movedLead: 'Tu saludo de invitado ya está en tu cuenta. La copia de invitado se eliminó.',
  confirmHeading: (account) => `¿Mover el saludo de invitado de este navegador a ${account}?`,
  confirmLead: (account) => `Muévelo solo si ${account} es tu cuenta.`,
  pendingHeading: 'Un saludo de invitado te espera',
  pendingLead:
    'Alguien guardó un saludo como invitado en este navegador antes de que iniciaras sesión. No se le preguntará a nadie más: espera aquí hasta que lo muevas o lo elimines.',
  deletePendingGuest: 'Eliminar el saludo de invitado',
  pendingDeleted: 'El saludo de invitado se eliminó',
  noticeMoving: 'Tu saludo de invitado se está moviendo a tu cuenta…',
  noticeHalted: 'Tu saludo de invitado aún no se ha movido a tu cuenta.',
  noticeArrived:
    'Tu saludo de invitado está en tu cuenta. La copia de invitado aún no se ha eliminado.',
  noticeWaiting: 'Tu saludo de invitado seguirá moviéndose cuando el servidor esté disponible.',
  noticeMoved: 'Tu saludo de invitado ya está en tu cuenta.',
  noticeLeft: 'El saludo de invitado se descartó en otra pestaña.',
  noticeLost: 'La cuenta de invitado cuyo saludo se estaba moviendo ya no existe.',
  noticeUnconfirmed: 'Alguien guardó un saludo como invitado en este navegador.',
}

export const productText: ProductText = {
  archive,
  move,
  deletion: {
    guest: 'El saludo de tu sesión de invitado en este navegador.',
    documents: 'Tu saludo',
    wiped: 'Tu saludo se eliminó. Ahora sigue tu cuenta.',
  },
}
