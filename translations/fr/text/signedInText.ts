import type * as english from '#src/text/signedInText.ts'
import type { Translation } from '#translations/translation.ts'

export const signedInText: Translation<typeof english.signedInText> = {
  menuOf: (name) => (name ? `Menu du compte, ${name}` : 'Menu du compte'),
  account: 'Votre compte',
  guestAccount: 'Compte invité',
  notices: 'Notifications',
  lastSeen: 'Contenu de votre dernière visite. Recherche de mises à jour…',
  unverified: 'Votre adresse e-mail n’est pas encore vérifiée.',
  verify: 'Vérifier l’e-mail',
  notNow: 'Pas maintenant',
  dismiss: 'Fermer',
  unasked:
    'Vous êtes toujours connecté, car une partie de cette page n’a pas pu être chargée. Vérifiez votre connexion Internet.',
  tryAgain: 'Réessayer',
}

export const guestBannerText: Translation<typeof english.guestBannerText> = {
  lead: 'Vous utilisez un compte invité. Créez un compte pour pouvoir vous reconnecter plus tard.',
  action: 'Créer un compte',
}

export const guestEndText: Translation<typeof english.guestEndText> = {
  until: (day) => `Compte invité, jusqu’au ${day}`,
  near: (day) => `Ce compte invité sera supprimé le ${day}, avec tout son contenu.`,
  past: 'La date limite de ce compte invité est passée. Il peut être supprimé à tout moment, avec tout son contenu.',
  export: 'Exporter vos données',
}
