import type * as english from '#src/text/sessionEndedText.ts'
import type { Translation } from '#translations/translation.ts'
import { supportContact } from './brandText.ts'

const anotherAccount = __SIGN_UP__.closed ? 'Utiliser un autre compte' : 'Créer un nouveau compte'

export const sessionEndedText: Translation<typeof english.sessionEndedText> = {
  disabled: {
    title: 'Ce compte a été désactivé',
    lead: `Contactez ${supportContact} si vous pensez qu’il s’agit d’une erreur.`,
    action: 'Utiliser un autre compte',
  },
  deleted: {
    title: 'Ce compte n’existe plus',
    lead: 'Il a été supprimé sur un autre appareil ou par l’administration du site.',
    action: anotherAccount,
  },
  expired: {
    title: 'Veuillez vous reconnecter',
    lead: __METHODS__.password
      ? 'Votre session est terminée, par exemple parce que vous avez déconnecté vos autres appareils ou que votre mot de passe ou votre adresse e-mail a été modifié. Une fois connecté, vous retrouverez la page où vous étiez.'
      : 'Votre session est terminée, par exemple parce que vous avez déconnecté vos autres appareils ou que votre adresse e-mail a été modifiée. Une fois connecté, vous retrouverez la page où vous étiez.',
    action: 'Se connecter',
  },
  revoked: {
    title: 'Vous avez été déconnecté depuis un autre appareil',
    lead: 'Ce que vous n’aviez pas enregistré est conservé, chiffré, sur cet appareil. Reconnectez-vous pour le retrouver.',
    action: 'Se connecter',
  },
  left: {
    title: 'Votre compte a été supprimé',
    lead: 'Votre compte et tout son contenu ont été supprimés définitivement.',
    action: anotherAccount,
  },
}

export const guestEndedText: Translation<typeof english.guestEndedText> = {
  title: 'Ce compte invité n’existe plus',
  lead: 'Il avait atteint sa date limite, ou l’administration du site l’a supprimé. Tout son contenu a disparu.',
  action: anotherAccount,
}
