import type * as english from '#products/notebook/text/notesText.ts'
import { formatCount } from '#src/domain/format.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'

export const notesText: Translation<typeof english.notesText> = {
  title: 'Notes',
  list: 'Vos notes',
  back: 'Toutes les notes',
  newNote: 'Nouvelle note',
  trash: 'Corbeille',
  untitled: 'Sans titre',
  loading: 'Chargement des notes…',
  mayBeOutdated:
    'Les dernières modifications manquent peut-être. Elles apparaîtront dès que le serveur répondra.',
  unreachable:
    'Vos notes ne peuvent pas être chargées pour le moment. Elles apparaîtront dès que le serveur répondra.',
  unreachableWait:
    'Vos autres notes ne peuvent pas être chargées pour le moment. Elles apparaîtront dès que le serveur répondra.',
  emptyTitle: 'Aucune note pour l’instant',
  empty:
    'Tout ce que vous écrivez est enregistré automatiquement, même hors ligne. Personne d’autre ne peut le lire.',
  more: 'Afficher plus de notes',
  moreComing: 'Chargement de la suite…',
  invitation: 'Sélectionnez une note ou créez-en une.',
  pin: (title) => `Épingler « ${title} »`,
  unpin: (title) => `Désépingler « ${title} »`,
  moveToTrash: (title) => `Mettre « ${title} » à la corbeille`,
  pinned: 'Épinglée',
  conflicted: 'Copie en conflit',
  onDevice: 'Sur cet appareil',
  mayBeDeleted:
    'Ce navigateur peut supprimer les modifications non enregistrées s’il manque d’espace, ou après une semaine sans visite. Reconnectez-vous bientôt à Internet ou téléchargez une copie.',
  downloadCopy: 'Télécharger une copie',
  inMemory: 'Pas encore enregistrée',
  refused: 'Enregistrement impossible',
}

export const searchText: Translation<typeof english.searchText> = {
  label: 'Rechercher une note',
  clear: 'Effacer la recherche',
  found: (count, newest) =>
    count === 0
      ? `Aucun résultat ${scopeText(newest)}. La corbeille n’a pas été parcourue.`
      : `${resultsOf(count)} ${scopeText(newest)}.`,
  inAll: 'dans toutes vos notes',
  searchAll: 'Rechercher partout',
  searching: (found, loaded) => `${resultsOf(found)}. Notes parcourues : ${formatCount(loaded)}…`,
  stop: 'Arrêter',
  showMore: 'Afficher plus de résultats',
}

export const undoText: Translation<typeof english.undoText> = {
  trashed: 'Note mise à la corbeille.',
  restored: 'Note restaurée.',
  failed: 'La note n’a pas pu être modifiée. Réessayez.',
  undo: 'Annuler',
  dismiss: 'Fermer',
}

function resultsOf(count: number): string {
  if (count === 0) return 'Aucun résultat'
  return plural(count, { one: 'Un résultat', other: `${formatCount(count)} résultats` })
}

function scopeText(newest: number | null): string {
  if (newest === null) return searchText.inAll
  return plural(newest, {
    one: 'dans votre note la plus récente',
    other: `dans vos ${formatCount(newest)} notes les plus récentes`,
  })
}

export const shortcutsText: Translation<typeof english.shortcutsText> = {
  heading: 'Raccourcis clavier',
  close: 'Fermer',
  singleKeys: 'Utiliser les raccourcis à une seule touche',
  names: {
    newNote: 'Nouvelle note',
    search: 'Rechercher une note',
    bold: 'Gras',
    italic: 'Italique',
    save: 'Enregistrer maintenant',
    undo: 'Annuler la dernière modification',
    list: 'Afficher cette liste',
  },
}

export const deviceText: Translation<typeof english.deviceText> = {
  question:
    'Cet appareil est-il le vôtre ? Nous pouvons y stocker vos notes pour qu’elles s’ouvrent rapidement et fonctionnent hors ligne.',
  storeHere: 'Stocker les notes ici',
  decline: 'Non, merci',
  nowStored: 'Vos notes sont maintenant stockées sur cet appareil.',
  nowNotStored: 'Vos notes ne sont pas stockées sur cet appareil.',
  label: 'Notes hors ligne',
  stored:
    'Les notes que vous avez ouvertes sont stockées ici, chiffrées, jusqu’à votre déconnexion. Elles s’ouvrent rapidement et fonctionnent hors ligne.',
  notStored: 'Seules les modifications non enregistrées sont stockées ici, chiffrées.',
  sharedComputer: 'Rien n’est stocké ici, car cet ordinateur est partagé.',
  stopStoring: 'Ne plus stocker ici',
  notRemoved: 'Vos notes n’ont pas pu être supprimées de cet appareil. Réessayez.',
}

export const storageProblemText: Translation<typeof english.storageProblemText> = {
  blocked:
    'Ce navigateur bloque le stockage de données. Restez en ligne jusqu’à ce que vos modifications soient enregistrées.',
  full: 'Cet appareil est plein. Libérez de l’espace, ou restez en ligne jusqu’à ce que vos modifications soient enregistrées.',
  shared:
    'Cet ordinateur est partagé : rien n’y est donc stocké. Restez en ligne jusqu’à ce que vos modifications soient enregistrées.',
  'no-key':
    'Cet appareil ne pourra stocker des modifications qu’après une première connexion à Internet. Gardez cette page ouverte.',
}
