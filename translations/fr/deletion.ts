import { formatCount } from '#src/domain/format.ts'
import type * as Deletion from '#src/text/deletion/deletionText.ts'
import type { Translation } from '#translations/translation.ts'

export const deletionText: Translation<typeof Deletion.deletionText> = {
  title: 'Supprimer le compte',
  heading: 'Supprimer votre compte',
  lead: 'Cette action est irréversible. Nous ne pouvons pas restaurer un compte supprimé.',
  deleted: 'Ce qui sera supprimé',
  deletedAccount: (hasPhone) =>
    hasPhone
      ? 'Votre compte, avec son nom, sa photo, son adresse e-mail et son numéro de téléphone.'
      : 'Votre compte, avec son nom, sa photo et son adresse e-mail.',
  deletedMethods: 'Vos méthodes de connexion.',
  uncounted: 'Nous ne pouvons pas afficher les totaux, car le serveur ne répond pas.',
  confirm: 'Confirmez-vous la suppression ?',
  typeEmail: (email) => `Pour supprimer votre compte, saisissez ${email}`,
  typeWord: (word) => `Pour supprimer votre compte, saisissez « ${word} »`,
  word: 'supprimer',
  notTheSame: 'Cela ne correspond pas.',
  submit: 'Supprimer mon compte',
  submitting: 'Un instant…',
  packing: 'Votre export est en cours. Attendez la fin ou annulez-le avant de continuer.',
  keep: 'Conserver mon compte',
  confirmDelete: 'Reconnectez-vous pour supprimer votre compte.',
  deleting: 'Suppression de votre compte',
  steps: 'Étapes',
  stepOf: {
    locking: 'Verrouillage de votre compte',
    files: 'Vos fichiers',
    verifying: 'Vérification qu’il ne reste rien',
    accountDocuments: 'Autres données du compte',
  },
  stepServices: 'Services connectés',
  stepAccount: 'Votre compte',
  progress: 'Progression',
  doneOf: (done, total) => `Suppression : ${formatCount(done)} sur ${formatCount(total)}`,
  counting: 'Calcul…',
  begunLead:
    'Rien n’a encore été supprimé. Vous pouvez annuler tant que la première étape n’est pas terminée.',
  finalLead:
    'Il n’est plus possible d’annuler. Vous pouvez fermer cette page et terminer plus tard sur n’importe quel appareil.',
  cancelHint: 'Si vous annulez maintenant, vous conservez votre compte et tout son contenu.',
  cancel: 'Annuler et conserver mon compte',
  canceling: 'Annulation…',
  canceled: 'Votre compte n’a pas été supprimé.',
}

export const deletedFactorsText: Translation<typeof Deletion.deletedFactorsText> = {
  deleted: 'Vos seconds facteurs.',
}

export const deletedAnswersText: Translation<typeof Deletion.deletedAnswersText> = {
  deleted: 'Vos réponses à la création du compte.',
}

export const stepText: Translation<typeof Deletion.stepText> = {
  done: 'terminé',
  inProgress: 'en cours…',
  stopped: 'arrêté',
  waiting: 'en attente',
}

export const receiptText: Translation<typeof Deletion.receiptText> = {
  save: 'Télécharger le reçu',
  lead: 'Le reçu indique ce qui a été supprimé et quand. Il n’est disponible que sur cette page.',
  file: `${__BRAND__.fileName}-deletion-receipt.json`,
  remaining: [
    {
      what: 'Un enregistrement de l’identifiant de votre compte, du début de sa suppression et du fait qu’elle est définitive. Il empêche les appareils encore connectés d’enregistrer quoi que ce soit.',
      until: 'Il est supprimé automatiquement au bout de 30 jours environ.',
    },
    {
      what: 'Les sauvegardes conservées par Google Cloud, auxquelles cette application n’a pas accès.',
      until:
        'Aussi longtemps que le projet est configuré pour les conserver : par défaut, sept jours pour les fichiers et jusqu’à 180 jours pour les comptes.',
    },
  ],
}

export const unfinishedDeletionText: Translation<typeof Deletion.unfinishedDeletionText> = {
  begun:
    'Vous avez commencé à supprimer votre compte. Rien n’a encore été supprimé. Vos nouvelles modifications restent uniquement sur cet appareil.',
  final: 'Votre compte est en cours de suppression. Il n’est plus possible d’annuler.',
  stale:
    'Votre ancien compte a été supprimé il y a moins d’une heure. Reconnectez-vous plus tard pour enregistrer des modifications.',
  keep: 'Conserver mon compte',
  canceling: 'Un instant…',
  canceled: 'Votre compte n’a pas été supprimé.',
}
