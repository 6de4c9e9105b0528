import { formatCount, formatList } from '#src/domain/format.ts'
import type * as GuestNotice from '#src/text/guest/guestNoticeText.ts'
import type * as Guest from '#src/text/guest/guestText.ts'
import type { Translation } from '#translations/translation.ts'

export const guestUpgradeText: Translation<typeof Guest.guestUpgradeText> = {
  title: 'Créer un compte',
  lead: 'Vous garderez tout ce que vous avez ici.',
  email: 'E-mail',
  password: 'Mot de passe',
  submit: 'Créer un compte',
  submitting: 'Création du compte…',
  or: 'ou',
  phone: 'Utiliser un numéro de téléphone',
  upgradedTitle: 'Votre compte est prêt',
  upgraded: 'Vous pouvez maintenant vous connecter sur n’importe quel appareil.',
  emailTaken:
    'Un compte avec cette adresse e-mail existe déjà. Connectez-vous avec son mot de passe.',
  existingPassword: 'Mot de passe de ce compte',
  signIn: 'Se connecter à ce compte',
  signingIn: 'Connexion…',
  providerTaken: (name) =>
    `${name} est déjà associé à un autre compte. Vous pouvez vous y connecter.`,
  providerEmailTaken: (name) =>
    `Un compte avec l’adresse e-mail de votre compte ${name} existe déjà. Vous pouvez vous y connecter.`,
  notConnected: (name) =>
    `Ce compte n’est pas associé à ${name}. Choisissez la méthode avec laquelle vous vous connectez d’habitude.`,
}

export const moveText: Translation<typeof Guest.moveText> = {
  deletingLead:
    'Tout ce qui a été transféré est dans votre compte. Le compte invité est en cours de suppression.',
  waiting: 'Un autre onglet de ce navigateur doit d’abord terminer.',
  steps: 'Étapes',
  stepChanges: 'Modifications non enregistrées',
  stepVerifying: 'Vérification',
  stepDeleting: 'Suppression du compte invité',
  outOf: (copied, all) => `${formatCount(copied)} sur ${formatCount(all)}`,
  pause: 'Suspendre',
  pausedLead:
    'Tout ce qui a déjà été copié est dans votre compte. Vous pouvez transférer le reste à tout moment.',
  failedLead:
    'Tout ce qui a déjà été copié est dans votre compte, et rien n’a été supprimé. Vous pouvez reprendre à tout moment.',
  offlineLead:
    'Tout ce qui a déjà été copié est dans votre compte. Le transfert reprendra dès que vous serez de nouveau en ligne.',
  coolingDownLead: 'Le serveur est très sollicité. Le transfert reprendra dans un instant.',
  overQuotaLead:
    'Tout ne tient pas dans votre compte. Ce qui tenait a été transféré ; le reste est toujours dans le compte invité.',
  verify: 'Vérifiez votre adresse e-mail pour obtenir plus d’espace',
  undeleted: 'Le compte invité n’a pas encore été supprimé',
  undeletedLead:
    'Tout ce qui a été transféré est dans votre compte. Vous pouvez reprendre à tout moment.',
  undeletedOfflineLead:
    'Tout ce qui a été transféré est dans votre compte. La suppression reprendra dès que vous serez de nouveau en ligne.',
  noticeUndeleted:
    'Tout ce qui a été transféré est dans votre compte. Le compte invité n’a pas encore été supprimé.',
  discardConfirmation: (items) =>
    items.length === 0
      ? 'Oui, supprimer tout ce qui n’a pas été transféré, y compris les modifications non enregistrées qui ne peuvent pas être lues ici. Cette action est irréversible.'
      : `Oui, supprimer tout ce qui n’a pas été transféré (${formatList(items)}), y compris les modifications non enregistrées qui ne peuvent pas être lues ici. Cette action est irréversible.`,
  itemsOfStep: (step, count) => `${step} : ${formatCount(count)}`,
  discard: 'Abandonner le reste',
  goneHeading: 'Le compte invité n’existe plus',
  goneLead:
    'Le compte invité a été supprimé ou converti en compte complet, ou sa session est terminée : plus rien ne peut être transféré. Tout ce qui a déjà été copié reste dans votre compte.',
  nothingHeading: 'Il n’y a rien à transférer',
  nothingLead: 'Tout ce que vous avez est déjà dans ce compte.',

  confirm: 'Oui, transférer',
  decideLater: 'Décider plus tard',
  keepPending: 'Conserver et se déconnecter',
  deleteConfirmation: 'Oui, supprimer ce que l’invité a laissé. Cette action est irréversible.',
  deleting: 'Suppression…',

  view: 'Afficher',
}

export const guestNoticeText: Translation<typeof GuestNotice.guestNoticeText> = {
  lead: 'Vous utilisez un compte invité. Créez un compte pour pouvoir vous reconnecter plus tard.',
  action: 'Créer un compte',
}

export const guestEndText: Translation<typeof GuestNotice.guestEndText> = {
  until: (day) => `Compte invité, jusqu’au ${day}`,
  near: (day) => `Ce compte invité sera supprimé le ${day}, avec tout son contenu.`,
  past: 'La date limite de ce compte invité est passée. Il peut être supprimé à tout moment, avec tout son contenu.',
  export: 'Exporter vos données',
}
