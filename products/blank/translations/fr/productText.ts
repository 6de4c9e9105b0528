import type { ItemCounts } from '#src/domain/data/itemCounts.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'
import type * as english from '../../text/productText.ts'

type ProductText = Translation<typeof english.productText>

function greetingsIn({ greetings = 0 }: ItemCounts): string {
  if (greetings === 0) return 'aucune salutation'
  return plural(greetings, { one: 'une salutation', other: `${greetings} salutations` })
}

const archive: ProductText['archive'] = {
  exportLead:
    'Crée dans votre navigateur un fichier ZIP avec votre salutation et les détails de votre compte.',
  contents: (counts) => `Contenu : ${greetingsIn(counts)}.`,
  unsaved: () => null,
  packing: () => 'Export de votre salutation…',
  packed: () => 'Juste un instant',
  contained: (counts) => `Il contient : ${greetingsIn(counts)}.`,
  missing: {},
  importLead: 'Restaure votre salutation à partir d’un fichier ZIP exporté ici.',
  preview: (counts) => [`Il contient : ${greetingsIn(counts)}.`],
  rules: 'Une salutation que vous avez déjà reste telle quelle.',
  soFar: (counts) => `Ajouts pour l’instant : ${greetingsIn(counts)}.`,
  outcome: (counts) => [`Ajouts : ${greetingsIn(counts)}.`],
  full: () => 'Il n’y a plus de place.',
  leftOut: {},
}

const move: ProductText['move'] = {
  counting: 'Recherche de votre salutation…',
  uncounted: 'Vous emporterez votre salutation.',
  comesAlong: ({ greetings = 0 }) =>
    greetings === 0 ? 'Vous n’avez pas encore de salutation.' : 'Vous emporterez votre salutation.',
  unsent: () => '',
  title: 'Transférer votre salutation',
  heading: 'Transfert de votre salutation',
  lead: 'Votre salutation d’invité est en cours de transfert vers votre compte.',
  steps: { greetings: 'Salutation' },
  notYet: 'Votre salutation n’a pas encore été transférée',
  freeUpSpace: '',
  home: 'Accéder à votre salutation',
  movedHeading: 'Votre salutation a été transférée',
  movedLead:
    'Votre salutation d’invité est maintenant dans votre compte. La copie du compte invité a été supprimée.',
  confirmHeading: (account) =>
    `Transférer la salutation d’invité de ce navigateur vers ${account} ?`,
  confirmLead: (account) => `Transférez-la uniquement si ${account} est votre compte.`,
  pendingHeading: 'Une salutation d’invité vous attend',
  pendingLead:
    'Quelqu’un a enregistré une salutation en tant qu’invité dans ce navigateur avant votre connexion. Elle ne sera proposée à personne d’autre : elle reste ici jusqu’à ce que vous la transfériez ou la supprimiez.',
  deletePendingGuest: 'Supprimer la salutation d’invité',
  pendingDeleted: 'La salutation d’invité a été supprimée',
  noticeMoving: 'Votre salutation d’invité est en cours de transfert vers votre compte…',
  noticeHalted: 'Votre salutation d’invité n’a pas encore été transférée vers votre compte.',
  noticeArrived:
    'Votre salutation d’invité est dans votre compte. La copie du compte invité n’a pas encore été supprimée.',
  noticeWaiting:
    'Le transfert de votre salutation d’invité reprendra dès que le serveur sera disponible.',
  noticeMoved: 'Votre salutation d’invité est maintenant dans votre compte.',
  noticeLeft: 'La salutation d’invité a été abandonnée dans un autre onglet.',
  noticeLost: 'Le compte invité dont la salutation était transférée n’existe plus.',
  noticeUnconfirmed: 'Quelqu’un a enregistré une salutation en tant qu’invité dans ce navigateur.',
}

export const productText: ProductText = {
  archive,
  move,
  deletion: {
    guest: 'La salutation de votre session d’invité dans ce navigateur.',
    documents: 'Votre salutation',
    wiped: 'Votre salutation est supprimée. Votre compte est le suivant.',
  },
}
