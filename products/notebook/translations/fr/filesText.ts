import { filesOnNoteLimit } from '#products/notebook/domain/note.ts'
import type * as english from '#products/notebook/text/filesText.ts'
import { fileSizeLimit } from '#src/domain/files/fileLimits.ts'
import { formatCount, formatSize } from '#src/domain/format.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'

export const filesText: Translation<typeof english.filesText> = {
  heading: 'Fichiers',
  stranded: 'Fichiers sur cet appareil',
  add: 'Ajouter des fichiers',
  queueMissing:
    'L’ajout de fichiers n’est pas disponible pour le moment. Votre texte n’est pas concerné.',
  drop: 'Déposez des fichiers pour les ajouter à cette note',
  adding: 'Vérification des fichiers…',
  added: (name) => `« ${name} » a été ajouté.`,
  pastedName: (moment, ending) => `Image collée ${moment}${ending}`,
  unknown:
    'Les fichiers ne peuvent pas être chargés pour le moment. Ils apparaîtront dès que le serveur répondra.',
  open: (name) => `Ouvrir « ${name} »`,
  download: (name) => `Télécharger « ${name} »`,
  delete: (name) => `Supprimer « ${name} »`,
  fetching: 'Téléchargement…',
  cancel: 'Annuler',
  tooLargeToShow: 'Aucun aperçu n’est possible pour cette image. Vous pouvez la télécharger.',
  downloadPicture: 'Télécharger',
  close: 'Fermer',
  deleted: (name) => `« ${name} » sera supprimé.`,
  undo: 'Annuler',
  keepPageOpen: 'Gardez cette page ouverte jusqu’à ce que le fichier soit supprimé.',
  deletionFailed: (name) => `« ${name} » n’a pas encore pu être supprimé. Nous allons réessayer.`,
  tryAgain: 'Réessayer',
}

export const uploadText: Translation<typeof english.uploadText> = {
  progress: (name) => `Progression de l’envoi de « ${name} »`,
  sent: (share, size) => `${share} de ${size}`,
  waiting: 'En attente',
  retrying: 'Nous allons réessayer.',
  paused: 'En pause',
  finishing: 'Finalisation…',
  notPersisted: 'Ce fichier n’est pas stocké sur cet appareil. Gardez cette page ouverte.',
  pause: 'Suspendre',
  resume: 'Reprendre',
  cancel: 'Annuler',
  retry: 'Réessayer',
  download: 'Enregistrer ici',
  remove: 'Retirer',
  labelFor: (action, name) => `${action} : « ${name} »`,
}

export const uploadRefusalText: Translation<typeof english.uploadRefusalText> = {
  'no-room': 'Votre espace de stockage est plein. Supprimez d’autres fichiers, puis réessayez.',
  'note-gone':
    'La note est dans la corbeille ou a été supprimée. Le fichier est toujours sur cet appareil.',
  deleted:
    'Il a été supprimé, peut-être sur un autre appareil. Une copie est toujours sur cet appareil.',
  unreadable: 'Cet appareil ne peut plus le lire. Ajoutez-le à nouveau.',
  'not-allowed': 'Le serveur a refusé ce fichier. Il est toujours sur cet appareil.',
}

const kinds: Readonly<Record<string, string>> = {
  'image/png': 'Image PNG',
  'image/jpeg': 'Image JPEG',
  'image/gif': 'Image GIF',
  'image/webp': 'Image WebP',
  'image/avif': 'Image AVIF',
  'application/pdf': 'PDF',
  'text/plain': 'Texte',
  'text/markdown': 'Markdown',
  'text/csv': 'Tableau (CSV)',
  'application/json': 'JSON',
  'application/zip': 'Archive ZIP',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Document Word',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Feuille de calcul Excel',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation':
    'Présentation PowerPoint',
  'application/vnd.oasis.opendocument.text': 'Texte OpenDocument',
  'application/vnd.oasis.opendocument.spreadsheet': 'Feuille de calcul OpenDocument',
  'application/vnd.oasis.opendocument.presentation': 'Présentation OpenDocument',
  'audio/mpeg': 'Audio MP3',
  'audio/mp4': 'Audio M4A',
  'audio/wav': 'Audio WAV',
  'audio/ogg': 'Audio OGG',
  'video/mp4': 'Vidéo MP4',
  'video/webm': 'Vidéo WebM',
  'video/quicktime': 'Vidéo QuickTime',
}

export const fileKind: Translation<typeof english.fileKind> = (type) => kinds[type] ?? 'Fichier'

export const fileRefusalText: Translation<typeof english.fileRefusalText> = {
  heading: (count) =>
    plural(count, {
      one: 'Un fichier n’a pas été ajouté.',
      other: `${formatCount(count)} fichiers n’ont pas été ajoutés.`,
    }),
  withReason: (name, reason) => `${name} : ${reason}`,
  empty: 'Il est vide.',
  'too-large': `Il dépasse ${formatSize(fileSizeLimit)}.`,
  'type-not-allowed': 'Ce type de fichier n’est pas pris en charge.',
  'not-what-it-says': 'Son contenu ne correspond pas à son nom.',
  'too-many': `Une note peut avoir ${formatCount(filesOnNoteLimit)} fichiers au maximum.`,
  'no-room':
    'Votre espace de stockage est plein. Supprimez d’autres fichiers, puis ajoutez-le à nouveau.',
  unreadable: 'Il n’a pas pu être lu. Vous pouvez ajouter des fichiers, mais pas des dossiers.',
  'not-stored': 'Il n’a pas pu être stocké sur cet appareil. Ajoutez-le à nouveau.',
  supported:
    'Formats pris en charge : images (PNG, JPEG, GIF, WebP, AVIF), PDF, texte, Markdown, CSV, JSON, ZIP, documents Office, audio (MP3, M4A, WAV, OGG) et vidéo (MP4, WebM, MOV).',
  dismiss: 'Fermer',
}
