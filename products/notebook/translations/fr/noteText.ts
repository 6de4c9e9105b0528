import type * as english from '#products/notebook/text/noteText.ts'
import { formatCount } from '#src/domain/format.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'

export const noteText: Translation<typeof english.noteText> = {
  tab: 'Note',
  title: 'Titre',
  body: 'Texte',
  bodyPlaceholder: 'Commencez à écrire',
  pin: 'Épingler',
  unpin: 'Désépingler',
  toTrash: 'Mettre à la corbeille',
  preview: 'Aperçu',
  picture: 'Image',
  table: 'Tableau',
  code: 'Code',
  task: 'Tâche',
  nothingToPreview: 'Rien à afficher dans l’aperçu.',
  plainPreview: 'Il n’y a pas d’aperçu de ce texte. Le voici tel que vous l’avez écrit.',
  pieceMissing: 'Cette partie n’a pas pu être chargée. Actualisez la page.',
  opening: 'Ouverture…',
  edited: (when) => `Modifiée : ${when}`,
  counts: (words, characters) => `${wordsOf(words)} · ${charactersOf(characters)}`,

  missing: 'Note introuvable',
  missingLead: 'Elle a peut-être été supprimée définitivement, ou le lien est incomplet.',
  unreachable: 'Cette note n’est pas disponible hors ligne',
  unreachableLead:
    'Elle n’est pas sur cet appareil et le serveur est injoignable. Elle s’ouvrira dès que vous serez de nouveau en ligne.',

  saving: 'Enregistrement…',
  saved: 'Enregistrée',
  onDevice: 'Enregistrée sur cet appareil',
  inMemory: 'Pas encore enregistrée. Gardez cette page ouverte.',
  refused: 'Enregistrement impossible',

  titleTooLong: 'Le titre est trop long.',
  bodyTooLong: 'Le texte est trop long.',
  excess: (characters) =>
    plural(characters, {
      one: 'Raccourcissez-le d’un caractère.',
      other: `Raccourcissez-le de ${formatCount(characters)} caractères.`,
    }),

  inTrash: 'Cette note est dans la corbeille.',
  restore: 'Restaurer',
}

function wordsOf(count: number): string {
  return plural(count, { one: `${formatCount(count)} mot`, other: `${formatCount(count)} mots` })
}

function charactersOf(count: number): string {
  return plural(count, {
    one: `${formatCount(count)} caractère`,
    other: `${formatCount(count)} caractères`,
  })
}

export const conflictText: Translation<typeof english.conflictText> = {
  notice: 'Copie en conflit',
  noticeLead:
    'Ce texte a aussi été modifié dans un autre onglet ou sur un autre appareil : les deux versions ont été conservées.',
  compare: 'Comparer',
  heading: 'Comparer les versions',
  opening: 'Ouverture de l’autre version…',
  legend:
    'Le texte présent uniquement dans cette version est souligné. Le texte présent uniquement dans l’autre version est barré.',
  title: 'Titre',
  body: 'Texte',
  same: 'Les deux versions sont identiques.',
  skipped: 'Texte inchangé',
  thisVersion: 'Cette version',
  otherVersion: 'Autre version',
  inTrash:
    'L’autre version est dans la corbeille. Elle sera restaurée, sauf si vous gardez les deux.',
  outcome:
    'La version que vous ne gardez pas est placée dans la corbeille, d’où vous pouvez la restaurer pendant 30 jours. Si vous gardez les deux, elles deviennent deux notes distinctes.',
  outcomeOfFiles: 'Les fichiers joints à cette version restent avec celle que vous gardez.',
  originalDeleted:
    'L’autre version a été supprimée définitivement. Vous pouvez garder cette copie comme note.',
  unreachable: 'L’autre version n’est pas sur cet appareil et le serveur est injoignable.',
  failed: {
    saving: 'L’autre version n’a pas pu être mise à jour. Réessayez.',
    movingFiles:
      'Cette copie contient des fichiers qui ne peuvent pas être déplacés pour le moment. Réessayez une fois de nouveau en ligne.',
  },
  keepThis: 'Garder celle-ci',
  keepOther: 'Garder l’autre',
  keeping: 'Enregistrement…',
  keepBoth: 'Garder les deux',
  keepAsNote: 'Garder comme note',
  close: 'Décider plus tard',
}

export const refusedNoteText: Translation<typeof english.refusedNoteText> = {
  notAllowed: 'Le serveur a refusé cette note. Votre texte est toujours là.',
  tooMany: (limit) =>
    `Vous avez atteint la limite de ${formatCount(limit)} notes. Supprimez définitivement une note de la corbeille, puis réessayez.`,
  tooManyUnverified: (limit) =>
    `Vous avez atteint la limite de ${formatCount(limit)} notes. Vérifiez votre adresse e-mail pour en enregistrer bien plus.`,
  openTrash: 'Ouvrir la corbeille',
  verifyEmail: 'Vérifier l’e-mail',
  createAccount: 'Créer un compte',
  tryAgain: 'Réessayer',
  copy: 'Copier le texte',
  copied: 'Copié',
  download: 'Télécharger',
  discard: 'Abandonner',
  askDiscard: 'Abandonner les modifications non enregistrées ?',
  discardLead:
    'Tout ce que vous avez écrit depuis le dernier enregistrement sera définitivement perdu.',
  keep: 'Conserver les modifications',
}

export const trashText: Translation<typeof english.trashText> = {
  title: 'Corbeille',
  lead: 'Les notes de la corbeille sont supprimées définitivement après 30 jours.',
  empty: 'La corbeille est vide.',
  loading: 'Chargement de la corbeille…',
  unreachable:
    'La corbeille ne peut pas être chargée pour le moment. Elle apparaîtra dès que le serveur répondra.',
  restore: 'Restaurer',
  restoreNote: (title) => `Restaurer « ${title} »`,
  delete: 'Supprimer définitivement',
  deleteNote: (title) => `Supprimer définitivement : « ${title} »`,
  goesSoon: 'Supprimée d’ici demain',
  goesIn: (days) =>
    plural(days, {
      one: 'Supprimée dans un jour',
      other: `Supprimée dans ${formatCount(days)} jours`,
    }),
  emptyTrash: 'Vider la corbeille',
  askOne: (title) => `Supprimer définitivement « ${title} » ?`,
  askAll: 'Vider la corbeille ?',
  cannotUndo: 'Cette action est irréversible.',
  confirmOne: 'Supprimer définitivement',
  confirmAll: 'Tout supprimer',
  keepOne: 'Conserver',
  keepAll: 'Conserver',
  deleting: (count) =>
    count === 0
      ? 'Suppression…'
      : plural(count, {
          one: 'Une note supprimée pour l’instant…',
          other: `${formatCount(count)} notes supprimées pour l’instant…`,
        }),
  deleted: (count) =>
    count === 0
      ? 'Rien n’a été supprimé.'
      : plural(count, {
          one: 'Une note supprimée.',
          other: `${formatCount(count)} notes supprimées.`,
        }),
  stop: 'Arrêter',
  cancel: 'Annuler',
}
