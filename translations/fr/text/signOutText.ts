import { grouped } from '#src/domain/format.ts'
import type { signOutText as english } from '#src/text/signOutText.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'

export const signOutText: Translation<typeof english> = {
  heading: 'Tout n’est pas encore enregistré',
  leadOfEdits: (count) =>
    plural(count, {
      one: 'Les modifications d’un élément sont uniquement sur cet appareil :',
      other: `Les modifications de ${grouped(count)} éléments sont uniquement sur cet appareil :`,
    }),
  leadOfFiles: (count) =>
    plural(count, {
      one: 'Un fichier est uniquement sur cet appareil :',
      other: `${grouped(count)} fichiers sont uniquement sur cet appareil :`,
    }),
  more: (count) => plural(count, { one: 'et un autre', other: `et ${grouped(count)} autres` }),
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
  uncertainHeading: 'Vous êtes toujours connecté',
  uncertain:
    'Nous n’avons pas pu vérifier que tout est enregistré. Fermez les autres onglets de cette application, puis réessayez.',
  tryAgain: 'Réessayer',
  discardConfirmation: (hasChanges, hasFiles) => {
    if (hasChanges && hasFiles) return 'Oui, abandonner ces modifications et ces fichiers'
    return hasFiles ? 'Oui, abandonner ces fichiers' : 'Oui, abandonner ces modifications'
  },
  discard: 'Abandonner et se déconnecter',
}
