import type * as english from '#src/text/passkeyText.ts'
import type { Translation } from '#translations/translation.ts'

export const passkeysText: Translation<typeof english.passkeysText> = {
  heading: 'Clés d’accès',
  lead: 'Connectez-vous avec votre empreinte digitale, votre visage ou le code de votre appareil.',
  loading: 'Chargement des clés d’accès…',
  none: 'Aucune clé d’accès pour l’instant.',
  unnamed: 'Clé d’accès sans nom',
  only: 'C’est votre seule méthode de connexion. Ajoutez-en une autre avant de la supprimer.',
  addRow: 'Nouvelle clé d’accès',
  add: 'Ajouter',
  hint: 'Donnez-lui le nom de l’endroit où elle sera enregistrée, comme cet appareil ou votre gestionnaire de mots de passe.',
  create: 'Créer une clé d’accès',
  creating: 'En attente de votre navigateur…',
  dismissed: 'Aucune clé d’accès n’a été créée. Réessayez quand vous serez prêt.',
  existing:
    'Cet appareil a déjà une clé d’accès pour votre compte. Pour en ajouter une, choisissez un autre appareil.',
  added: 'Clé d’accès ajoutée. Vous pouvez désormais l’utiliser pour vous connecter.',
  unsupported: 'Ce navigateur ne prend pas en charge les clés d’accès.',
  remove: 'Supprimer',
  removing: 'Suppression…',
  keep: 'Conserver',
  removeQuestion: (name) => `Supprimer « ${name} » ?`,
  removeSentence:
    'Vous ne pourrez plus vous connecter avec cette clé. Supprimez-la aussi sur votre appareil pour qu’elle ne vous soit plus proposée.',
  removed: 'Clé d’accès supprimée.',
  pendingAdd: 'Reconnectez-vous pour ajouter une clé d’accès.',
  pendingRemove: 'Reconnectez-vous pour supprimer une clé d’accès.',
}

export const passkeyRequestText: Translation<typeof english.passkeyRequestText> = {
  signIn: 'Utiliser une clé d’accès',
  confirm: 'Confirmer avec une clé d’accès',
  waiting: 'En attente de votre navigateur…',
  dismissed: 'Aucune clé d’accès n’a été utilisée. Réessayez ou choisissez une autre méthode.',
  unknown:
    'Cette clé d’accès ne fonctionne plus. Connectez-vous autrement, puis ajoutez-en une nouvelle à votre compte.',
  unknownHere: 'Cette clé d’accès ne fonctionne plus. Choisissez une autre méthode.',
}
