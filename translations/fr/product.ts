import { totalOf } from '#src/domain/data/itemCounts.ts'
import { capitalized, formatCount } from '#src/domain/format.ts'
import type * as english from '#src/text/product/defaultProductText.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'

function itemsOf(count: number): string {
  if (count === 0) return 'aucun élément'
  return plural(count, { one: 'un élément', other: `${formatCount(count)} éléments` })
}

export const defaultProductText: Translation<typeof english.defaultProductText> = {
  archive: {
    exportLead:
      'Crée dans votre navigateur un fichier ZIP contenant vos données et les informations de votre compte.',
    counts: (counts) => capitalized(`${itemsOf(totalOf(counts))}.`),
    unsaved: () => null,
    packing: () => 'Exportation de vos données…',
    packed: ({ done }) => `Exportation en cours : ${itemsOf(done)}`,
    contained: (counts) => `Contenu : ${itemsOf(totalOf(counts))}.`,
    missing: {},
    importLead:
      'Restaure les données d’un fichier ZIP exporté ici, même depuis un autre compte. Rien de ce que vous avez déjà n’est modifié ni remplacé.',
    preview: (counts) => [capitalized(itemsOf(totalOf(counts)))],
    rules: 'Les éléments déjà présents ne sont pas modifiés.',
    soFar: ({ added = 0 }) => `Ajoutés jusqu’ici : ${itemsOf(added)}.`,
    outcome: ({ added = 0, existing = 0 }) => [
      added === 0 ? 'Rien n’a été ajouté.' : `Ajout effectué : ${itemsOf(added)}.`,
      ...(existing === 0 ? [] : [`Déjà présents : ${itemsOf(existing)}.`]),
    ],
    full: () => 'Vous n’avez plus d’espace de stockage.',
    leftOut: {
      'not-allowed': 'le serveur l’a refusé',
      'no-document': 'l’élément auquel il appartient n’est pas ici',
      unknown: 'cette application ne l’utilise plus',
    },
  },
  move: {
    counting: 'Vérification de vos données…',
    uncounted: 'Vos données seront transférées avec vous.',
    comesAlong: (kept) => {
      const count = totalOf(kept)
      return count === 0
        ? 'Vous n’avez pas encore de données ici : il n’y a rien à transférer.'
        : capitalized(
            plural(count, {
              one: 'un élément sera transféré avec vous.',
              other: `${formatCount(count)} éléments seront transférés avec vous.`,
            }),
          )
    },
    unsaved: () => '',
    title: 'Transférer vos données',
    heading: 'Transfert de vos données',
    lead: 'Vos données d’invité sont en cours de transfert vers votre compte.',
    steps: { documents: 'Éléments' },
    notYet: 'Certaines données n’ont pas encore été transférées',
    freeUpSpace: '',
    home: 'Accéder à vos données',
    movedHeading: 'Vos données ont été transférées',
    movedLead:
      'Toutes vos données d’invité sont maintenant dans votre compte. La copie du compte invité a été supprimée.',
    confirmHeading: (account, kept) =>
      kept && totalOf(kept) > 0
        ? `Transférer ${itemsOf(totalOf(kept))} vers le compte ${account} ?`
        : `Transférer les données d’invité de ce navigateur vers le compte ${account} ?`,
    confirmLead: (account) =>
      `Quelqu’un a utilisé ce navigateur en tant qu’invité. Transférez ses données uniquement si c’était vous et si ${account} est votre compte. Sinon, elles restent telles quelles.`,
    pendingHeading: 'Des données d’invité vous attendent',
    pendingLead:
      'Quelqu’un a utilisé ce navigateur en tant qu’invité avant votre connexion. Ses données ne seront proposées à personne d’autre : elles restent ici jusqu’à ce que vous les transfériez ou les supprimiez.',
    deletePendingGuest: 'Supprimer les données d’invité',
    pendingDeleted: 'Les données d’invité ont été supprimées',
    noticeMoving: 'Vos données d’invité sont en cours de transfert vers votre compte…',
    noticeStopped: 'Certaines données d’invité n’ont pas encore été transférées vers votre compte.',
    noticeWaiting:
      'Le transfert de vos données d’invité reprendra dès que le serveur sera disponible.',
    noticeMoved: 'Vos données d’invité sont maintenant dans votre compte.',
    noticeGuestGone: 'Le compte invité dont les données étaient transférées n’existe plus.',
    noticeUnconfirmed: 'Quelqu’un a utilisé ce navigateur en tant qu’invité.',
  },
  deletion: {
    guest:
      'Les données de votre session d’invité dans ce navigateur qui n’ont pas été transférées vers votre compte.',
    documents: 'Vos données',
    dataDeleted: 'Vos données sont supprimées. Votre compte est le suivant.',
  },
}

export const defaultUnsavedText: Translation<typeof english.defaultUnsavedText> = {
  untitled: 'Un élément',
}

export const defaultDeletedText: Translation<typeof english.defaultDeletedText> = {
  label: 'Vos données',
  counted: (count) => itemsOf(count),
}
