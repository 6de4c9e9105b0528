import type * as Devices from '#src/text/devices/devicesText.ts'
import type { Translation } from '#translations/translation.ts'

export const nameOfDevice: Translation<typeof Devices.nameOfDevice> = ({ browser, system }) => {
  if (browser && system) return `${browser} sur ${system}`
  return browser || system || 'Appareil inconnu'
}

export const devicesText: Translation<typeof Devices.devicesText> = {
  heading: 'Où vous êtes connecté',
  lead: 'Si vous ne reconnaissez pas un appareil ou ne l’utilisez plus, déconnectez tous les autres.',
  loading: 'Chargement de vos appareils…',
  slow: 'Toujours en cours. Vérifiez votre connexion Internet.',
  thisDevice: 'Cet appareil',
  signedInSince: (moment) => `Connecté le ${moment}`,
  lastSeen: (when) => `Dernière activité : ${when}`,
  unlisted: 'Cet appareil ne figure pas encore dans la liste.',
  signingOut: 'Déconnexion…',
  cancel: 'Annuler',
  others: 'Autres appareils',
  othersHint: 'Tous les appareils sauf celui-ci, qu’ils soient dans la liste ou non.',
  signOutAll: 'Tout déconnecter',
  signOutOthers: 'Déconnecter les autres',
  questionOthers: 'Déconnecter tous les autres appareils ?',
  sentenceOthers:
    'Vous restez connecté ici. Nous vous demanderons d’abord de confirmer votre identité. Les autres perdront l’accès dans quelques instants. Les modifications qu’ils n’ont pas enregistrées ne seront envoyées que lorsque vous vous y reconnecterez.',
  methodsLeft: (methods) =>
    `Ces méthodes ouvrent toujours votre compte : ${methods}. Retirez d’abord celles qui ne sont pas à vous.`,
  withoutEmail:
    'Sans adresse e-mail, votre compte ne peut pas mettre complètement fin aux autres sessions : avec un logiciel modifié, l’une d’elles pourrait ajouter une méthode de connexion et revenir.',
  addEmail: 'Ajoutez une adresse e-mail pour l’empêcher.',
  methods: { password: 'e-mail', phone: 'numéro de téléphone' },
  doneOthers: 'Tous les autres appareils ont été déconnectés.',
  confirmOthers: 'Reconnectez-vous pour déconnecter tous les autres appareils.',
}
