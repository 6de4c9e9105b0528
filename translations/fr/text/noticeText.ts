import type * as english from '#src/text/noticeText.ts'
import type { Translation } from '#translations/translation.ts'

export const methodsNoticeText: Translation<typeof english.methodsNoticeText> = {
  askToLink: (name) =>
    `Vous vous êtes connecté avec ${name} tout à l’heure. Associer ${name} à votre compte ?`,
  link: 'Associer',
  notNow: 'Pas maintenant',
  linking: (name) => `Association avec ${name}…`,
  linked: (name) => `${name} est maintenant associé à votre compte.`,
  linkFailed: (name) => `${name} n’a pas pu être associé à votre compte.`,
  lostPasswordTo: (name) =>
    `Votre mot de passe a été supprimé lors de votre connexion avec ${name}.`,
  lostPassword: 'Votre mot de passe a été supprimé de ce compte.',
  lost: (name) => `${name} n’est plus associé à votre compte.`,
  added: (name) => `${name} a été associé à votre compte sur un autre appareil.`,
  addedEmail: 'La connexion par e-mail a été ajoutée à votre compte sur un autre appareil.',
  addedPhone: 'Un numéro de téléphone a été ajouté à votre compte sur un autre appareil.',
  review: 'Vérifier les méthodes de connexion',
  mine: 'C’était moi',
  changed: 'Votre façon de vous connecter a changé. Vos autres appareils restent connectés.',
  earlierSessions:
    'Ce compte existait avant que vous ne confirmiez son adresse e-mail. Par sécurité, tous les autres appareils ont été déconnectés.',
  earlierPassword:
    'Ce compte existait avant que vous ne confirmiez son adresse e-mail. Par sécurité, son mot de passe a été supprimé et tous les autres appareils ont été déconnectés.',
  earlierPasskeys:
    'Ce compte existait avant que vous ne confirmiez son adresse e-mail. Par sécurité, ses clés d’accès ont été supprimées et tous les autres appareils ont été déconnectés.',
  earlierBoth:
    'Ce compte existait avant que vous ne confirmiez son adresse e-mail. Par sécurité, son mot de passe et ses clés d’accès ont été supprimés et tous les autres appareils ont été déconnectés.',
  otherDevices: 'Autres appareils',
  setPassword: 'Choisir un nouveau mot de passe',
  connectAgain: 'Réassocier',
  dismiss: 'Fermer',
}

export const unfinishedDeletionText: Translation<typeof english.unfinishedDeletionText> = {
  begun:
    'Vous avez commencé à supprimer votre compte. Rien n’a encore été supprimé. Vos nouvelles modifications restent uniquement sur cet appareil.',
  final: 'Votre compte est en cours de suppression. Il n’est plus possible d’annuler.',
  past: 'Votre ancien compte a été supprimé il y a moins d’une heure. Reconnectez-vous plus tard pour enregistrer des modifications.',
  continue: 'Continuer',
  keep: 'Conserver mon compte',
  canceling: 'Un instant…',
  canceled: 'Votre compte n’a pas été supprimé.',
  dismiss: 'Fermer',
}
