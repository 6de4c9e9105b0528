import { oneDecimal } from '#src/domain/format.ts'
import type * as english from '#src/text/accountText.ts'
import type { Translation } from '#translations/translation.ts'

export const accountText: Translation<typeof english.accountText> = {
  title: 'Votre compte',
  guest: 'Invité',
  profile: 'Profil',
  profileLead: 'Votre présentation et les moyens de vous joindre.',
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
    'Seulement jusqu’à la fermeture de cet onglet, car ce navigateur bloque le stockage de données.',
  signOut: 'Se déconnecter',
  signingOut: 'Déconnexion…',
  data: 'Données',
  deletion: 'Supprimer le compte',
  deletionLead: 'Supprimez définitivement votre compte et tout son contenu.',
  deletionAction: 'Supprimer le compte',
  none: 'Non renseigné',
  change: 'Modifier',
  add: 'Ajouter',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Enregistré',
  cancel: 'Annuler',
  toChangeName: 'Reconnectez-vous pour modifier votre nom.',
}

export const passwordRowText: Translation<typeof english.passwordRowText> = {
  label: 'Mot de passe',
  set: __METHODS__.emailLink ? 'E-mail avec mot de passe ou lien' : 'E-mail avec mot de passe',
  field: 'Nouveau mot de passe',
  needsEmail: 'Ajoutez une adresse e-mail avant de définir un mot de passe.',
  hint: 'Vous restez connecté ici. Tous les autres appareils sont déconnectés.',
  firstHint:
    'Vous pourrez alors aussi vous connecter avec votre adresse e-mail et ce mot de passe.',
  email: 'Adresse e-mail',
  firstEmailHint:
    'Vous pourrez alors aussi vous connecter avec cette adresse e-mail et ce mot de passe. Nous vous enverrons un lien pour vérifier l’adresse.',
  toChange: 'Reconnectez-vous pour modifier votre mot de passe.',
  toSet: 'Reconnectez-vous pour définir un mot de passe.',
}

export const emailChangeText: Translation<typeof english.emailChangeText> = {
  label: 'E-mail',
  verified: 'Vérifié',
  unverified: 'Non vérifié',
  verify: 'Vérifier cette adresse',
  guest: 'Les invités n’ont pas d’adresse e-mail.',
  keep: 'Créer un compte',
  none: 'Aucune.',
  addWithPassword: 'Ajouter une adresse e-mail et un mot de passe',
  phoneOnly: __METHODS__.providers ? 'Aucune. Associez un compte qui en a une.' : 'Aucune.',
  field: 'Nouvelle adresse e-mail',
  hint: 'Nous enverrons un lien à la nouvelle adresse. Votre adresse e-mail changera lorsque vous l’ouvrirez, et vous serez déconnecté de tous vos appareils, y compris celui-ci.',
  missing: 'Saisissez la nouvelle adresse e-mail.',
  same: 'C’est déjà votre adresse e-mail.',
  submit: 'Envoyer le lien',
  submitting: 'Envoi…',
  sent: (email) =>
    `Nous avons envoyé un e-mail à ${email}. Votre adresse changera lorsque vous ouvrirez le lien qu’il contient.`,
  close: 'Terminé',
  toChange: 'Reconnectez-vous pour modifier votre adresse e-mail.',
}

export const phoneRowText: Translation<typeof english.phoneRowText> = {
  label: 'Téléphone',
  add: 'Ajouter',
  change: 'Modifier',
  cancel: 'Annuler',
  remove: 'Supprimer le numéro',
  removeQuestion: 'Supprimer votre numéro de téléphone ?',
  removeSentence: (number) => `Vous ne pourrez plus vous connecter avec le ${number}.`,
  removing: 'Suppression…',
  keep: 'Conserver',
  onlySignInMethod:
    'Ce numéro est votre seule méthode de connexion. Ajoutez-en une autre avant de le supprimer.',
  saved: 'Enregistré',
  removed: 'Supprimé',
  pendingSave: 'Reconnectez-vous pour enregistrer votre numéro de téléphone.',
  pendingRemove: 'Reconnectez-vous pour supprimer votre numéro de téléphone.',
}

export const pictureText: Translation<typeof english.pictureText> = {
  label: 'Photo',
  toChange: 'Reconnectez-vous pour modifier votre photo.',
  hidden: 'Votre photo est hébergée sur un site dont nous ne pouvons pas charger les images.',
  add: 'Ajouter',
  change: 'Modifier',
  hint: 'Choisissez une image JPEG, PNG, WebP ou GIF, déposez-la ici ou collez-la. Personne d’autre ne peut la voir.',
  choose: 'Choisir une photo',
  chooseAnother: 'En choisir une autre',
  reading: 'Lecture de la photo…',
  remove: 'Supprimer la photo',
  cancel: 'Annuler',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Enregistré',
  square: 'Zone visible',
  cropHint:
    'Faites glisser pour repositionner, ou touchez le point à centrer. Au clavier, utilisez les flèches, + et −.',
  zoom: 'Zoom',
  zoomOf: (zoom) => `${oneDecimal(zoom)} fois`,
  preview: 'Aperçu',
}

export const pictureRefusals: Translation<typeof english.pictureRefusals> = {
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

export const secondFactorsText: Translation<typeof english.secondFactorsText> = {
  heading: 'Seconds facteurs',
  lead: __METHODS__.password
    ? 'Avec un second facteur, un mot de passe volé ne suffit pas pour se connecter.'
    : 'Avec un second facteur, l’accès à vos e-mails ne suffit pas pour se connecter.',
  loading: 'Chargement des seconds facteurs…',
  since: (factor, day) => `${factor}, depuis le ${day}`,
  remove: 'Supprimer',
  removing: 'Suppression…',
  keep: 'Conserver',
  removeQuestion: (name) => `Supprimer « ${name} » ?`,
  removeSentence:
    'Vous n’en aurez plus besoin pour vous connecter. D’autres appareils pourront être déconnectés.',
  removeLast: __METHODS__.password
    ? 'C’est votre seul second facteur. Sans lui, votre mot de passe suffit pour se connecter.'
    : 'C’est votre seul second facteur. Sans lui, rien d’autre n’est nécessaire pour se connecter.',
  removed: 'Second facteur supprimé.',
  addRow: 'En ajouter un',
  addTotp: 'Appli d’authentification',
  addPhone: 'SMS',
  cancel: 'Annuler',
  added: 'Second facteur ajouté. Vous en aurez besoin lors de votre prochaine connexion.',
  addSecond:
    'Ajoutez-en un de secours : il n’y a pas de codes de récupération si vous perdez celui-ci.',
  needsEmail: 'Ajoutez une adresse e-mail avant de configurer un second facteur.',
  needsVerified: 'Vérifiez votre adresse e-mail avant de configurer un second facteur.',
  verify: 'Vérifier l’e-mail',
  pendingAdd: 'Reconnectez-vous pour configurer un second facteur.',
  pendingRemove: 'Reconnectez-vous pour supprimer un second facteur.',
  appName: 'Appli d’authentification',
  phoneName: 'Mon téléphone',
}

export const totpText: Translation<typeof english.totpText> = {
  preparing: 'Création d’une clé…',
  retry: 'Réessayer',
  scan: 'Scannez ce code avec votre appli',
  qr: 'Code QR contenant la clé pour votre appli d’authentification',
  openApp: 'L’ouvrir dans une appli de cet appareil',
  typeKey: 'Ou saisissez cette clé',
  copy: 'Copier la clé',
  copied: 'Copiée',
  code: 'Nommez l’appli et saisissez le code qu’elle affiche.',
  submit: 'Configurer',
  submitting: 'Vérification…',
}

export const factsText: Translation<typeof english.factsText> = {
  heading: 'Détails du compte',
  lead: 'Tout ce que contient la fiche de votre compte.',
  yes: 'Oui',
  no: 'Non',
  uid: 'Identifiant',
  email: 'E-mail',
  emailVerified: 'E-mail vérifié',
  displayName: 'Nom',
  photoURL: 'Photo',
  phoneNumber: 'Téléphone',
  isAnonymous: 'Invité',
  tenantId: 'Locataire',
  providerData: 'Méthodes de connexion',
  creationTime: 'Création du compte',
  lastSignInTime: 'Dernière connexion',
}
