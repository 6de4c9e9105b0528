import { formatDecimal } from '#src/domain/format.ts'
import type * as AccountRow from '#src/text/account/accountRowText.ts'
import type * as Account from '#src/text/account/accountText.ts'
import type * as Picture from '#src/text/account/pictureText.ts'
import type { Translation } from '#translations/translation.ts'

export const accountRowText: Translation<typeof AccountRow.accountRowText> = {
  actionOn: (action, row) => `${action} : ${row}`,
  none: 'Non renseigné',
}

export const accountText: Translation<typeof Account.accountText> = {
  title: 'Votre compte',
  guest: 'Invité',
  profile: 'Profil',
  profileLead: 'Votre nom, votre photo et les moyens de vous joindre.',
  about: 'À propos de vous',
  contact: 'Coordonnées',
  security: 'Sécurité',
  securityLead: 'Vos méthodes de connexion et la protection de votre compte.',
  devices: 'Appareils',
  devicesLead: 'Les appareils où vous êtes connecté et ce qui y est stocké.',
  name: 'Nom',
  nameHint: 'Laissez ce champ vide pour supprimer votre nom.',
  nameMissing: 'Veuillez saisir votre nom.',
  nameTooLong: 'Un nom peut comporter 80 caractères au maximum.',
  signInMethods: 'Méthodes de connexion',
  device: 'Cet appareil',
  signedIn: 'Connexion',
  since: (moment) => `Depuis le ${moment}`,
  sessionDuration: 'Durée de la session',
  keptHere: 'Jusqu’à ce que vous vous déconnectiez, même si vous fermez le navigateur.',
  keptAsShared: 'Seulement jusqu’à la fermeture de cet onglet, car cet ordinateur est partagé.',
  keptInTab:
    'Seulement jusqu’à la fermeture de cet onglet, car ce navigateur n’a pas pu enregistrer votre session.',
  data: 'Données',
  deletion: 'Supprimer le compte',
  deletionLead: 'Supprimez définitivement votre compte et tout son contenu.',
  deletionAction: 'Supprimer le compte',
  confirmChangeName: 'Reconnectez-vous pour modifier votre nom.',
}

export const emailChangeText: Translation<typeof Account.emailChangeText> = {
  label: 'E-mail',
  verified: 'Vérifié',
  unverified: 'Non vérifié',
  verify: 'Vérifier cette adresse',
  guest: 'Les invités n’ont pas d’adresse e-mail.',
  keep: 'Créer un compte',
  none: 'Aucune.',
  addWithPassword: 'Ajouter une adresse e-mail et un mot de passe',
  phoneOnly: 'Aucune. Associez un compte qui en a une.',
  field: 'Nouvelle adresse e-mail',
  hint: 'Nous enverrons un lien à la nouvelle adresse. Votre adresse e-mail changera lorsque vous l’ouvrirez, et vous serez déconnecté de tous vos appareils, y compris celui-ci.',
  missing: 'Saisissez la nouvelle adresse e-mail.',
  same: 'C’est déjà votre adresse e-mail.',
  submit: 'Envoyer le lien',
  sent: (email) =>
    `Nous avons envoyé un e-mail à ${email}. Votre adresse changera lorsque vous ouvrirez le lien qu’il contient.`,
  close: 'Terminé',
  confirmChange: 'Reconnectez-vous pour modifier votre adresse e-mail.',
}

export const phoneRowText: Translation<typeof Account.phoneRowText> = {
  label: 'Téléphone',
  remove: 'Supprimer le numéro',
  removeQuestion: 'Supprimer votre numéro de téléphone ?',
  removeSentence: (number) => `Vous ne pourrez plus vous connecter avec le ${number}.`,
  onlySignInMethod:
    'Ce numéro est votre seule méthode de connexion. Ajoutez-en une autre avant de le supprimer.',
  removed: 'Supprimé',
  confirmSave: 'Reconnectez-vous pour enregistrer votre numéro de téléphone.',
  confirmRemove: 'Reconnectez-vous pour supprimer votre numéro de téléphone.',
}

export const pictureText: Translation<typeof Picture.pictureText> = {
  label: 'Photo',
  confirmChange: 'Reconnectez-vous pour modifier votre photo.',
  hidden: 'Votre photo est hébergée sur un site dont nous ne pouvons pas charger les images.',
  hint: 'Choisissez une image JPEG, PNG, WebP ou GIF, déposez-la ici ou collez-la. Personne d’autre ne peut la voir.',
  choose: 'Choisir une photo',
  chooseAnother: 'En choisir une autre',
  reading: 'Lecture de la photo…',
  remove: 'Supprimer la photo',
  square: 'Zone visible',
  cropHint:
    'Faites glisser pour repositionner, ou touchez le point à centrer. Au clavier, utilisez les flèches, + et −.',
  zoom: 'Zoom',
  zoomOf: (zoom) => `${formatDecimal(zoom)} fois`,
  preview: 'Aperçu',
}

export const pictureRefusals: Translation<typeof Picture.pictureRefusals> = {
  'too-large': 'Ce fichier dépasse 50 Mo. Choisissez-en un plus petit.',
  'too-many-pixels':
    'Cette image compte plus de 40 millions de pixels, ou plus de 10 000 sur un côté. Choisissez-en une plus petite.',
  'not-a-picture': 'Ce n’est pas une image JPEG, PNG, WebP ou GIF. Choisissez un autre fichier.',
  unsupported:
    'Ce navigateur ne peut pas lire les images HEIC. Choisissez un JPEG ou ouvrez cette page dans Safari.',
  unreadable: 'Cette image est illisible. Elle est peut-être endommagée. Choisissez-en une autre.',
  'too-slow': 'La lecture de cette image a pris trop de temps. Choisissez-en une plus petite.',
  'no-room':
    'Votre espace de stockage est plein. Supprimez un fichier, puis enregistrez à nouveau.',
}
