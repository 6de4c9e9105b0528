import type * as english from '#src/text/devicesText.ts'
import type { Translation } from '#src/languages/translation.ts'

export const devicesText: Translation<typeof english.devicesText> = {
  heading: 'Où vous êtes connecté',
  lead: 'Déconnectez les appareils que vous ne reconnaissez pas ou n’utilisez plus.',
  loading: 'Chargement de vos appareils…',
  slow: 'Toujours en cours. Vérifiez votre connexion Internet.',
  thisDevice: 'Cet appareil',
  signedInSince: (moment) => `Connecté le ${moment}`,
  deviceSince: (device, moment) => `${device}, connecté le ${moment}`,
  lastSeen: (when) => `Dernière activité : ${when}`,
  unlisted: 'Cet appareil ne figure pas encore dans la liste.',
  signOut: 'Déconnecter',
  signingOut: 'Déconnexion…',
  keep: 'Annuler',
  question: (name) => `Déconnecter ${name} ?`,
  sentence:
    'Cet appareil perdra l’accès dans quelques instants. Les modifications qu’il n’a pas enregistrées y resteront chiffrées jusqu’à ce que vous vous y reconnectiez.',
  done: 'Appareil déconnecté.',
  others: 'Autres appareils',
  othersHint: 'Tous les appareils sauf celui-ci, qu’ils soient dans la liste ou non.',
  signOutAll: 'Tout déconnecter',
  signOutOthers: 'Déconnecter les autres',
  questionOthers: 'Déconnecter tous les autres appareils ?',
  sentenceOthers:
    'Vous restez connecté ici. Nous vous demanderons d’abord de confirmer votre identité.',
  doneOthers: 'Tous les autres appareils ont été déconnectés.',
  pending: 'Reconnectez-vous pour déconnecter cet appareil.',
  pendingOthers: 'Reconnectez-vous pour déconnecter tous les autres appareils.',
  full: 'Vous ne pouvez plus déconnecter d’appareils un par un. Vous pouvez toujours déconnecter tous les autres.',
}
