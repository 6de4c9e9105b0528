import type * as english from '#products/notebook/text/productText.ts'
import type { ItemCounts } from '#src/domain/data/itemCounts.ts'
import { capitalized, formatSize, formatCount, formatList } from '#src/domain/format.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'
import { filesOf, notesOf } from './counts.ts'

type ProductText = Translation<typeof english.productText>

const notesAndFilesOf = (notes: number, files: number) =>
  formatList([notesOf(notes), filesOf(files)])

export const entryText: Translation<typeof english.entryText> = {
  file: 'Fichier',
  withoutNote: 'Fichiers sans note',
  encrypted: 'Un élément stocké sur cet appareil',
}

const archive: ProductText['archive'] = {
  exportLead:
    'Crée dans votre navigateur un fichier ZIP avec vos notes au format texte (y compris celles de la corbeille), vos fichiers et les détails de votre compte. Les mots de passe ne sont pas inclus.',
  counts: ({ notes = 0, files = 0, bytes = 0 }) =>
    capitalized(
      files === 0
        ? `${notesAndFilesOf(notes, files)}.`
        : `${notesAndFilesOf(notes, files)}, ${formatSize(bytes)} au total.`,
    ),
  unsaved: ({ unsent = 0 }) =>
    unsent === 0
      ? null
      : plural(unsent, {
          one: 'Une modification pas encore enregistrée est incluse.',
          other: `${formatCount(unsent)} modifications pas encore enregistrées sont incluses.`,
        }),
  packing: (step) => (step === 'files' ? 'Export des fichiers…' : 'Export des notes…'),
  packed: ({ step, done, total }) =>
    step === 'files' && total !== null
      ? `${formatSize(done)} sur ${formatSize(total)}`
      : capitalized(`${notesOf(done)} pour l’instant`),
  contained: (counts) => {
    const items = notesAndFiles(counts)
    return items === null ? 'Il ne contient ni note ni fichier.' : `Il contient ${items}.`
  },
  missing: {
    unreadable: 'lecture impossible',
    'not-arrived': 'envoi pas encore terminé depuis l’appareil d’origine',
    'too-large': 'taille trop importante pour un export',
    encrypted: 'cette version de l’appli ne peut pas le lire, il reste où il est',
  },
  importLead:
    'Restaure les notes et les fichiers d’un fichier ZIP exporté ici, même depuis un autre compte. Ce que vous avez déjà n’est ni modifié ni remplacé.',
  preview: ({ notes = 0, inTrash = 0, files = 0, bytes = 0, unsent = 0 }) => [
    capitalized(
      inTrash === 0
        ? notesOf(notes)
        : `${notesOf(notes)}, dont ${formatCount(inTrash)} dans la corbeille`,
    ),
    capitalized(files === 0 ? filesOf(files) : `${filesOf(files)}, ${formatSize(bytes)} au total`),
    ...(unsent === 0 ? [] : [unsavedChanges(unsent)]),
  ],
  rules:
    'Les notes existantes ne sont pas modifiées. Si une note diffère, la version du fichier est ajoutée comme note distincte. Tout ce que vous importez porte la date du jour.',
  soFar: ({ notesAdded = 0, filesAdded = 0 }) =>
    `Ajouts pour l’instant : ${notesAndFilesOf(notesAdded, filesAdded)}.`,
  outcome: (counts) => {
    const {
      notesAdded = 0,
      filesAdded = 0,
      notesExisting = 0,
      filesExisting = 0,
      separateNotes = 0,
    } = counts
    const added = notesAndFiles({ notes: notesAdded, files: filesAdded })
    const there = notesAndFiles({ notes: notesExisting, files: filesExisting })
    return [
      added === null ? 'Rien n’a été ajouté.' : `Éléments ajoutés : ${added}.`,
      ...(there === null ? [] : [`Éléments déjà présents : ${there}.`]),
      ...(separateNotes === 0 ? [] : [addedSeparately(separateNotes)]),
    ]
  },
  full: (of) =>
    of === 'notes'
      ? 'Vous avez atteint votre limite de notes. Supprimez définitivement des notes ou vérifiez votre adresse e-mail, puis continuez.'
      : 'Votre espace de stockage est plein. Supprimez des fichiers ou vérifiez votre adresse e-mail, puis continuez.',
  leftOut: {
    'too-long': 'texte trop long pour une note',
    'note-gone':
      'sa note est introuvable ou dans la corbeille. Restaurez-la, puis relancez l’import',
    'deleted-here': 'suppression en cours',
    'type-not-allowed':
      'type de fichier non pris en charge, ou contenu qui ne correspond pas au nom',
    'not-allowed': 'refus du serveur',
  },
}

function unsavedChanges(count: number): string {
  return plural(count, {
    one: 'Une modification non enregistrée',
    other: `${formatCount(count)} modifications non enregistrées`,
  })
}

function addedSeparately(count: number): string {
  return plural(count, {
    one: 'Une note était différente ici. La version du fichier a été ajoutée comme note distincte.',
    other: `${formatCount(count)} notes étaient différentes ici. Les versions du fichier ont été ajoutées comme notes distinctes.`,
  })
}

/** The number of notes and files; `null` if there are none. */
function notesAndFiles({ notes = 0, files = 0 }: ItemCounts): string | null {
  if (notes > 0 && files > 0) return notesAndFilesOf(notes, files)
  if (notes > 0) return notesOf(notes)
  return files > 0 ? filesOf(files) : null
}

const move: ProductText['move'] = {
  counting: 'Vérification de vos notes et fichiers…',
  uncounted: 'Vous emporterez vos notes et vos fichiers.',
  comesAlong: (counts, unsaved) => {
    const items = notesAndFiles(counts)
    if (items !== null) return `Vous emporterez ${items}.`
    return unsaved === 0
      ? 'Vous n’avez pas encore de notes ici : il n’y a rien à transférer.'
      : 'Vous emporterez vos notes.'
  },
  unsaved: (count) =>
    plural(count, {
      one: 'Une note a des modifications non enregistrées. Elles seront transférées aussi.',
      other: `${formatCount(count)} notes ont des modifications non enregistrées. Elles seront transférées aussi.`,
    }),
  title: 'Transférer vos notes',
  heading: 'Transfert de vos notes',
  lead: 'Vos notes et fichiers d’invité sont en cours de transfert vers votre compte. Vous pouvez continuer à travailler.',
  steps: { notes: 'Notes', files: 'Fichiers' },
  notYet: 'Certaines notes n’ont pas encore été transférées',
  freeUpSpace:
    'Supprimez définitivement les notes ou fichiers dont vous n’avez plus besoin, puis continuez.',
  home: 'Accéder à vos notes',
  movedHeading: 'Vos notes ont été transférées',
  movedLead:
    'Toutes vos notes et tous vos fichiers d’invité sont maintenant dans votre compte. La copie du compte invité a été supprimée.',
  confirmHeading: (account, counts) => {
    const items = counts && notesAndFiles(counts)
    return items
      ? `Transférer ${items} vers le compte ${account} ?`
      : `Transférer les notes d’invité de ce navigateur vers le compte ${account} ?`
  },
  confirmLead: (account) =>
    `Quelqu’un a écrit des notes en tant qu’invité dans ce navigateur. Transférez-les uniquement si c’était vous et si ${account} est votre compte. Sinon, elles restent telles quelles.`,
  pendingHeading: 'Des notes d’invité vous attendent',
  pendingLead:
    'Quelqu’un a écrit des notes en tant qu’invité dans ce navigateur avant votre connexion. Elles ne seront proposées à personne d’autre : elles restent ici jusqu’à ce que vous les transfériez ou les supprimiez.',
  deletePendingGuest: 'Supprimer les notes d’invité',
  pendingDeleted: 'Les notes d’invité ont été supprimées',
  noticeMoving: 'Vos notes d’invité sont en cours de transfert vers votre compte…',
  noticeStopped: 'Certaines notes d’invité n’ont pas encore été transférées vers votre compte.',
  noticeWaiting: 'Le transfert de vos notes d’invité reprendra dès que le serveur sera disponible.',
  noticeMoved: 'Vos notes d’invité sont maintenant dans votre compte.',
  noticeGuestGone: 'Le compte invité dont les notes étaient transférées n’existe plus.',
  noticeUnconfirmed: 'Quelqu’un a écrit des notes en tant qu’invité dans ce navigateur.',
}

const deletion: ProductText['deletion'] = {
  guest:
    'Les notes et fichiers de votre session d’invité dans ce navigateur qui n’ont pas été transférés vers votre compte.',
  documents: 'Vos notes',
  dataDeleted: 'Vos notes et fichiers sont supprimés. Votre compte est le suivant.',
}

export const productText: ProductText = { archive, move, deletion }
