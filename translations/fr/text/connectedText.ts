import type { connectedText as english } from '#src/text/connectedText.ts'
import type { Translation } from '#translations/translation.ts'

export const connectedText: Translation<typeof english> = {
  heading: 'Comptes associés',
  lead: 'Vous pouvez vous connecter avec n’importe lequel d’entre eux.',
  notConnected: 'Non associé',
  connected: 'Associé',
  only: 'C’est votre seule méthode de connexion. Ajoutez-en une autre avant de la dissocier.',
  connect: 'Associer',
  disconnect: 'Dissocier',
  disconnecting: 'Dissociation…',
  askHeading: (name) => `Dissocier ${name} ?`,
  ask: (name) => `Vous ne pourrez plus vous connecter avec ${name}.`,
  askApple:
    'Apple vous demandera de vous reconnecter afin de révoquer l’accès de cette application.',
  keep: 'Conserver',
  nowConnected: (name) => `${name} est maintenant associé à votre compte.`,
  nowDisconnected: (name) => `${name} n’est plus associé à votre compte.`,
  toConnect: (name) => `Reconnectez-vous pour associer ${name}.`,
  toDisconnect: (name) => `Reconnectez-vous pour dissocier ${name}.`,
  confirmWith: (name) => `Confirmer avec ${name}`,
  mismatch: (name) =>
    `Vous êtes connecté à un autre compte ${name}. Choisissez celui qui est associé ici.`,
}
