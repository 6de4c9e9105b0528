import { formatCount } from '#src/domain/format.ts'
import type * as Claims from '#src/text/session/claimsText.ts'
import type * as SentBack from '#src/text/session/sentBackText.ts'
import type * as SessionEnded from '#src/text/session/sessionEndedText.ts'
import type * as SignedIn from '#src/text/session/signedInText.ts'
import type * as SignOut from '#src/text/session/signOutText.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'
import { supportContact } from './shared.ts'

export const claimsText: Translation<typeof Claims.claimsText> = {
  title: 'Vous n’avez pas accès à cette page',
  lead: `Contactez ${supportContact} si vous pensez que vous devriez y avoir accès. Si cet accès vient de vous être accordé, vérifiez à nouveau.`,
  unknownTitle: 'Nous n’avons pas pu vérifier votre accès',
  checkAgain: 'Vérifier à nouveau',
}

const anotherAccount = __FEATURES__.closedSignUp
  ? 'Utiliser un autre compte'
  : 'Créer un nouveau compte'

export const sessionEndedText: Translation<typeof SessionEnded.sessionEndedText> = {
  disabled: {
    title: 'Ce compte a été désactivé',
    lead: `Contactez ${supportContact} si vous pensez qu’il s’agit d’une erreur.`,
    action: 'Utiliser un autre compte',
  },
  deletedElsewhere: {
    title: 'Ce compte n’existe plus',
    lead: 'Il a été supprimé sur un autre appareil ou par l’administration du site.',
    action: anotherAccount,
  },
  endedByFirebase: {
    title: 'Veuillez vous reconnecter',
    lead: 'Votre session est terminée, par exemple parce que vous avez déconnecté vos autres appareils ou que votre mot de passe ou votre adresse e-mail a été modifié. Une fois connecté, vous retrouverez la page où vous étiez.',
    action: 'Se connecter',
  },
  inactive: {
    title: 'Veuillez vous reconnecter',
    lead: 'Vous avez été déconnecté après un moment d’inactivité. Une fois connecté, vous retrouverez la page où vous étiez.',
    action: 'Se connecter',
  },
  tooOld: {
    title: 'Veuillez vous reconnecter',
    lead: 'Votre session a atteint sa durée maximale. Une fois connecté, vous retrouverez la page où vous étiez.',
    action: 'Se connecter',
  },
  signedOutElsewhere: {
    title: 'Vous avez été déconnecté depuis un autre appareil',
    lead: 'Reconnectez-vous dans cet onglet pour retrouver ce que vous n’aviez pas enregistré.',
    action: 'Se connecter',
  },
  deletedHere: {
    title: 'Votre compte a été supprimé',
    lead: 'Votre compte et tout son contenu ont été supprimés définitivement.',
    action: anotherAccount,
  },
}

export const guestEndedText: Translation<typeof SessionEnded.guestEndedText> = {
  title: 'Ce compte invité n’existe plus',
  lead: 'Il avait atteint sa date limite, ou l’administration du site l’a supprimé. Tout son contenu a disparu.',
  action: anotherAccount,
}

export const signOutText: Translation<typeof SignOut.signOutText> = {
  heading: 'Tout n’est pas encore enregistré',
  leadOfEdits: (count) =>
    plural(count, {
      one: 'Les modifications d’un élément sont uniquement sur cet appareil :',
      other: `Les modifications de ${formatCount(count)} éléments sont uniquement sur cet appareil :`,
    }),
  leadOfFiles: (count) =>
    plural(count, {
      one: 'Un fichier est uniquement sur cet appareil :',
      other: `${formatCount(count)} fichiers sont uniquement sur cet appareil :`,
    }),
  more: (count) => plural(count, { one: 'et un autre', other: `et ${formatCount(count)} autres` }),
  signedInAs: (who) =>
    who === null
      ? 'Vous êtes connecté en tant qu’invité.'
      : `Vous êtes connecté en tant que ${who}.`,
  stay: 'Rester connecté',
  keep: 'Garder ici et se déconnecter',
  keepHint:
    'Tout reste chiffré sur cet appareil. Reconnectez-vous ici pour l’ouvrir et l’enregistrer.',
  keepHintAtRisk:
    'Tout reste chiffré sur cet appareil, mais ce navigateur peut le supprimer s’il manque d’espace, ou après une semaine sans visite. Reconnectez-vous bientôt ici pour l’enregistrer.',
  cannotKeep:
    'Cet appareil ne peut rien conserver. Si vous vous déconnectez maintenant, tout sera perdu.',
  guestCannotReturn:
    'Vous ne pourrez pas vous reconnecter à ce compte invité. Si vous vous déconnectez maintenant, tout sera perdu.',
  uncertain:
    'Nous n’avons pas pu vérifier que tout est enregistré. Fermez les autres onglets de cette application, puis réessayez.',
  discardConfirmation: (hasChanges, hasFiles) => {
    if (hasChanges && hasFiles) return 'Oui, abandonner ces modifications et ces fichiers'
    return hasFiles ? 'Oui, abandonner ces fichiers' : 'Oui, abandonner ces modifications'
  },
  discard: 'Abandonner et se déconnecter',
}

export const signedInText: Translation<typeof SignedIn.signedInText> = {
  menuOf: (name) => (name ? `Menu du compte, ${name}` : 'Menu du compte'),
  account: 'Votre compte',
  guestAccount: 'Compte invité',
  notices: 'Notifications',
  fromLastVisit: 'Contenu de votre dernière visite. Recherche de mises à jour…',
  unverified: 'Votre adresse e-mail n’est pas encore vérifiée.',
  stillSignedIn: 'Vous êtes toujours connecté',
  signOutFailed:
    'Vous êtes toujours connecté, car une partie de cette page n’a pas pu être chargée. Vérifiez votre connexion Internet.',
}

export const sentBackText: Translation<typeof SentBack.sentBackText> = {
  title: 'Cette page vous demande sans cesse de vous connecter',
  lead: (who) =>
    who === null
      ? 'Vous êtes connecté en tant qu’invité, mais la page vous renvoie ici. Déconnectez-vous pour utiliser un compte.'
      : `Vous êtes connecté en tant que ${who}, mais la page vous renvoie ici. Déconnectez-vous pour utiliser un autre compte, ou vérifiez celui-ci.`,
  inDevelopment: (address) =>
    `Affiché uniquement en développement : votre application à l’adresse ${address} renvoie les personnes connectées. Utilise-t-elle la même apiKey ? Son contrôle attend-il onAuthStateChanged ? Envoie-t-elle les invités, ou les personnes sans adresse e-mail vérifiée, vers la connexion ?`,
}
