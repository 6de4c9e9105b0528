import { formatDuration, formatCount, roughTime } from '#src/domain/format.ts'
import type * as AccountDetails from '#src/text/data/accountDetailsText.ts'
import type * as Archive from '#src/text/data/archiveText.ts'
import type * as Collection from '#src/text/data/collectionText.ts'
import type * as TimeLeft from '#src/text/data/timeLeftText.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'

export const accountDetailsText: Translation<typeof AccountDetails.accountDetailsText> = {
  heading: 'Détails du compte',
  lead: 'Tout ce que contient la fiche de votre compte.',
  yes: 'Oui',
  no: 'Non',
  uid: 'Identifiant',
  email: 'E-mail',
  emailVerified: 'E-mail vérifié',
  displayName: 'Nom',
  photoURL: 'Photo',
  phoneNumber: 'Téléphone',
  isAnonymous: 'Invité',
  tenantId: 'Locataire',
  providerData: 'Méthodes de connexion',
  emailLink: 'Lien par e-mail',
  creationTime: 'Création du compte',
  lastSignInTime: 'Dernière connexion',
}

export const dataText: Translation<typeof Archive.dataText> = {
  title: 'Vos données',
  lead: 'Exportez tout ou importez un export précédent.',
}

export const stayText: Translation<typeof Archive.stayText> = {
  heading: 'Quitter cette page ?',
  stay: 'Rester',
  leave: 'Arrêter et quitter',
}

const keepOpen = 'Gardez cette page ouverte jusqu’à la fin.'

export const exportText: Translation<typeof Archive.exportText> = {
  heading: 'Tout exporter',
  counting: 'Calcul…',
  start: 'Tout exporter',
  progress: 'Progression de l’export',
  stay: keepOpen,
  stopsThen: 'Votre export est en cours. Si vous quittez cette page, il sera annulé.',
  diskFull:
    'Cet appareil n’a pas assez d’espace pour votre export. Libérez de l’espace et réessayez.',
  done: (name, size) =>
    `Votre export est prêt et a été transmis à votre navigateur : ${name}, ${size}.`,
  withPicture: 'Votre photo est incluse.',
  downloadAgain: 'Télécharger à nouveau',
  exportAgain: 'Exporter à nouveau',
  missing: (count) =>
    plural(count, {
      one: 'Un élément n’a pas été inclus :',
      other: `${formatCount(count)} éléments n’ont pas été inclus :`,
    }),
  missingAll: 'La liste complète se trouve dans manifest.json.',
  picture: 'photo',
}

export const missingText: Translation<typeof Archive.missingText> = {
  unreadable: 'lecture impossible',
}

export const namedText: Translation<typeof Archive.namedText> = {
  withReason: (name, reason) => `« ${name} » : ${reason}`,
  more: (count) => plural(count, { one: 'et un autre', other: `et ${formatCount(count)} autres` }),
}

export const importText: Translation<typeof Archive.importText> = {
  heading: 'Importer',
  choose: 'Choisir un fichier ZIP',
  chooseOther: 'Choisir un autre fichier',
  drop: 'Ou déposez-le sur cette page.',
  checking: 'Vérification du fichier…',
  checkingProgress: 'Progression de la vérification',
  contains: 'Cet export contient :',
  from: (moment) => `Exporté le ${moment}`,
  missing: (count) =>
    plural(count, {
      one: 'Un élément n’a pas été inclus dans cet export.',
      other: `${formatCount(count)} éléments n’ont pas été inclus dans cet export.`,
    }),
  account: 'Votre compte n’est pas modifié.',
  picture: 'Votre compte n’est pas modifié. La photo du fichier n’est pas importée.',
  start: 'Importer',
  restoring: 'Import en cours…',
  stopsThen:
    'Votre import est en cours. Si vous quittez cette page, il s’arrête. Ce qui a déjà été importé est conservé ; importez à nouveau le fichier pour obtenir le reste.',
  restoringProgress: 'Progression de l’import',
  stay: keepOpen,
  pause: 'Suspendre',
  finish: 'Terminer',
  paused: 'Import suspendu.',
  failed: 'L’import a été interrompu.',
  done: 'Import terminé.',
  leftOut: (count) =>
    plural(count, {
      one: 'Un élément n’a pas été importé. Il est toujours dans le fichier :',
      other: `${formatCount(count)} éléments n’ont pas été importés. Ils sont toujours dans le fichier :`,
    }),
  another: 'Importer un autre fichier',
}

export const archiveRefusalText: Translation<typeof Archive.archiveRefusalText> = {
  'not-ours': 'Ce n’est pas un export de cette application.',
  newer:
    'Ce fichier provient d’une version plus récente de cette application. Actualisez la page, puis réessayez.',
  damaged:
    'Ce fichier est endommagé ou a été modifié après son export. Choisissez le fichier d’origine.',
  'too-large': 'Ce fichier est plus volumineux que tout export de cette application.',
  unreadable:
    'Ce fichier n’est plus lisible. Il a peut-être été déplacé ou modifié. Choisissez-le à nouveau.',
}

export const refusedText: Translation<typeof Archive.refusedText> = {
  nothing: 'Rien n’a été modifié.',
  partly: 'Ce qui a déjà été importé est conservé.',
}

export const timeLeftText: Translation<typeof TimeLeft.timeLeftText> = (milliseconds) =>
  `encore ${formatDuration(roughTime(milliseconds))} environ`

export const collectionText: Translation<typeof Collection.collectionText> = {
  loading: 'Chargement…',
  slow: 'Toujours en cours. Vérifiez votre connexion Internet.',
  offline: 'Vos modifications seront enregistrées une fois de nouveau en ligne.',
  refused: (names) => `Ces modifications n’ont pas pu être enregistrées : ${names}.`,
  discard: 'Abandonner',
  askDiscard: 'Abandonner les modifications non enregistrées ?',
  discardLead: (names) =>
    `Ces modifications non enregistrées seront définitivement perdues : ${names}.`,
  keep: 'Conserver',
}
