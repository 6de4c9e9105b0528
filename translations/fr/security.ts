import type * as Connected from '#src/text/security/connectedText.ts'
import type * as Identity from '#src/text/security/identityText.ts'
import type * as MethodsNotice from '#src/text/security/methodsNoticeText.ts'
import type * as Passkey from '#src/text/security/passkeyText.ts'
import type * as PasswordRow from '#src/text/security/passwordRowText.ts'
import type * as SecondFactors from '#src/text/security/secondFactorsText.ts'
import type { Translation } from '#translations/translation.ts'
import { supportContact } from './shared.ts'

export const passwordRowText: Translation<typeof PasswordRow.passwordRowText> = {
  label: 'Mot de passe',
  set: __FEATURES__.emailLink ? 'E-mail avec mot de passe ou lien' : 'E-mail avec mot de passe',
  field: 'Nouveau mot de passe',
  needsEmail: 'Ajoutez une adresse e-mail avant de définir un mot de passe.',
  hint: 'Vous restez connecté ici. Tous les autres appareils sont déconnectés.',
  firstHint:
    'Vous pourrez alors aussi vous connecter avec votre adresse e-mail et ce mot de passe.',
  email: 'Adresse e-mail',
  firstEmailHint:
    'Vous pourrez alors aussi vous connecter avec cette adresse e-mail et ce mot de passe. Nous vous enverrons un lien pour vérifier l’adresse.',
  confirmChange: 'Reconnectez-vous pour modifier votre mot de passe.',
  confirmSet: 'Reconnectez-vous pour définir un mot de passe.',
}

export const secondFactorsText: Translation<typeof SecondFactors.secondFactorsText> = {
  heading: 'Seconds facteurs',
  lead: __FEATURES__.password
    ? 'Avec un second facteur, un mot de passe volé ne suffit pas pour se connecter.'
    : 'Avec un second facteur, l’accès à vos e-mails ne suffit pas pour se connecter.',
  loading: 'Chargement des seconds facteurs…',
  since: (factor, day) => `${factor}, depuis le ${day}`,
  removeQuestion: (name) => `Supprimer « ${name} » ?`,
  removeSentence:
    'Vous n’en aurez plus besoin pour vous connecter. D’autres appareils pourront être déconnectés.',
  removeLast:
    'C’est votre seul second facteur. Sans lui, rien d’autre n’est nécessaire pour se connecter.',
  removed: 'Second facteur supprimé.',
  addRow: 'En ajouter un',
  addTotp: 'Appli d’authentification',
  addPhone: 'SMS',
  added: 'Second facteur ajouté. Vous en aurez besoin lors de votre prochaine connexion.',
  addSecond:
    'Ajoutez-en un de secours : il n’y a pas de codes de récupération si vous perdez celui-ci.',
  needsEmail: 'Ajoutez une adresse e-mail avant de configurer un second facteur.',
  needsVerified: 'Vérifiez votre adresse e-mail avant de configurer un second facteur.',
  confirmAdd: 'Reconnectez-vous pour configurer un second facteur.',
  confirmRemove: 'Reconnectez-vous pour supprimer un second facteur.',
  appName: 'Appli d’authentification',
  phoneName: 'Mon téléphone',
}

export const totpText: Translation<typeof SecondFactors.totpText> = {
  preparing: 'Création d’une clé…',
  scan: 'Scannez ce code avec votre appli',
  qr: 'Code QR contenant la clé pour votre appli d’authentification',
  openApp: 'L’ouvrir dans une appli de cet appareil',
  typeKey: 'Ou saisissez cette clé',
  copy: 'Copier la clé',
  copied: 'Copiée',
  code: 'Nommez l’appli et saisissez le code qu’elle affiche.',
  submit: 'Configurer',
}

export const connectedText: Translation<typeof Connected.connectedText> = {
  heading: 'Comptes associés',
  lead: 'Vous pouvez vous connecter avec chaque compte que vous associez.',
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
  confirmConnect: (name) => `Reconnectez-vous pour associer ${name}.`,
  confirmDisconnect: (name) => `Reconnectez-vous pour dissocier ${name}.`,
  confirmWith: (name) => `Confirmer avec ${name}`,
  mismatch: (name) =>
    `Vous êtes connecté à un autre compte ${name}. Choisissez celui qui est associé ici.`,
}

export const identityText: Translation<typeof Identity.identityText> = {
  heading: 'Confirmez votre identité',
  password: 'Mot de passe actuel',
  confirm: 'Confirmer',
  wrongPassword: 'Ce n’est pas votre mot de passe. Réessayez.',
  passwordOnly:
    'Seul votre mot de passe met définitivement fin aux autres sessions. Si vous l’avez oublié ou n’en avez jamais eu, choisissez-en un nouveau : cela déconnecte aussi tous les autres appareils.',
  newPassword: 'Choisir un nouveau mot de passe',
  or: 'ou',
  otherMethod: 'Utiliser une autre méthode',
  secondFactor: 'Saisissez votre second facteur pour continuer.',
  noWay: 'Ce compte ne permet pas de confirmer votre identité.',
}

export const linkConfirmationText: Translation<typeof Identity.linkConfirmationText> = {
  send: 'Recevoir plutôt un lien',
  sendOnly: 'Recevoir un lien',
  asWell: (email) =>
    `Un lien envoyé à ${email} fonctionne aussi si vous n’avez jamais défini de mot de passe.`,
  to: (email) => `Nous enverrons un lien à ${email}.`,
  sent: (email) =>
    `Nous avons envoyé un lien à ${email}. Ouvrez-le dans ce navigateur et cette page se poursuivra.`,
}

export const phoneConfirmationText: Translation<typeof Identity.phoneConfirmationText> = {
  lead: (number) => `Nous enverrons un code au ${number}.`,
}

export const secondFactorText: Translation<typeof Identity.secondFactorText> = {
  title: 'Second facteur',
  heading: 'Encore une étape',
  lead: 'Ce compte exige un second facteur.',
  choose: 'Choisissez un second facteur',
  chooseApp: 'Appli d’authentification',
  choosePhone: (number) => `Envoyer un code au ${number}`,
  enterAppCode: 'Saisissez le code de votre appli d’authentification.',
  enterSentCode: (number) => `Saisissez le code envoyé au ${number}.`,
  other: 'Utiliser un autre facteur',
  expired: 'Le délai est dépassé. Veuillez vous reconnecter.',
  signInAgain: 'Se reconnecter',
  notAtHand: 'Je n’y ai pas accès',
  noRecoveryCodes: 'Il n’y a pas de codes de récupération. Voici vos possibilités :',
  methodsLeft: [
    'Utilisez un autre facteur, si vous en avez configuré plusieurs.',
    'Sur un appareil où vous êtes encore connecté, ouvrez votre compte et supprimez-y le facteur.',
    `Contactez ${supportContact}, qui pourra le supprimer après avoir vérifié votre identité.`,
  ],
}

export const factorKindText: Translation<typeof Identity.factorKindText> = {
  totp: 'Appli d’authentification',
  phone: 'SMS',
}

export const methodsNoticeText: Translation<typeof MethodsNotice.methodsNoticeText> = {
  askToLink: (name) =>
    `Vous avez essayé de vous connecter avec ${name}. Associer ${name} à votre compte ?`,
  link: 'Associer',
  linking: (name) => `Association avec ${name}…`,
  linked: (name) => `${name} est maintenant associé à votre compte.`,
  linkFailed: (name) => `${name} n’a pas pu être associé à votre compte.`,
  lostPasswordTo: (name) =>
    `Votre mot de passe a été supprimé lors de votre connexion avec ${name}.`,
  lostPassword: 'Votre mot de passe a été supprimé de ce compte.',
  removed: (name) => `${name} n’est plus associé à votre compte.`,
  added: (name) => `${name} a été associé à votre compte sur un autre appareil.`,
  addedEmail: 'La connexion par e-mail a été ajoutée à votre compte sur un autre appareil.',
  addedPhone: 'Un numéro de téléphone a été ajouté à votre compte sur un autre appareil.',
  review: 'Vérifier les méthodes de connexion',
  mine: 'C’était moi',
  changed: 'Votre façon de vous connecter a changé. Vos autres appareils restent connectés.',
  earlierSessions:
    'Ce compte existait avant que vous ne confirmiez son adresse e-mail. Par sécurité, tous les autres appareils ont été déconnectés.',
  earlierPassword:
    'Ce compte existait avant que vous ne confirmiez son adresse e-mail. Par sécurité, son mot de passe a été supprimé et tous les autres appareils ont été déconnectés.',
  earlierPasskeys:
    'Ce compte existait avant que vous ne confirmiez son adresse e-mail. Par sécurité, ses clés d’accès ont été supprimées et tous les autres appareils ont été déconnectés.',
  earlierPasswordAndPasskeys:
    'Ce compte existait avant que vous ne confirmiez son adresse e-mail. Par sécurité, son mot de passe et ses clés d’accès ont été supprimés et tous les autres appareils ont été déconnectés.',
  otherDevices: 'Autres appareils',
  setPassword: 'Choisir un nouveau mot de passe',
  connectAgain: 'Réassocier',
}

export const passkeysText: Translation<typeof Passkey.passkeysText> = {
  heading: 'Clés d’accès',
  lead: 'Connectez-vous avec votre empreinte digitale, votre visage ou le code de votre appareil.',
  loading: 'Chargement des clés d’accès…',
  none: 'Aucune clé d’accès pour l’instant.',
  unnamed: 'Clé d’accès sans nom',
  only: 'C’est votre seule méthode de connexion. Ajoutez-en une autre avant de la supprimer.',
  addRow: 'Nouvelle clé d’accès',
  hint: 'Donnez-lui le nom de l’endroit où elle sera enregistrée, comme cet appareil ou votre gestionnaire de mots de passe.',
  create: 'Créer une clé d’accès',
  creating: 'En attente de votre navigateur…',
  dismissed: 'Aucune clé d’accès n’a été créée. Réessayez quand vous serez prêt.',
  existing:
    'Cet appareil a déjà une clé d’accès pour votre compte. Pour en ajouter une, choisissez un autre appareil.',
  added: 'Clé d’accès ajoutée. Vous pouvez désormais l’utiliser pour vous connecter.',
  unsupported: 'Ce navigateur ne prend pas en charge les clés d’accès.',
  removing: 'Suppression…',
  removeQuestion: (name) => `Supprimer « ${name} » ?`,
  removeSentence:
    'Vous ne pourrez plus vous connecter avec cette clé. Supprimez-la aussi sur votre appareil pour qu’elle ne vous soit plus proposée.',
  removed: 'Clé d’accès supprimée.',
  confirmAdd: 'Reconnectez-vous pour ajouter une clé d’accès.',
  confirmRemove: 'Reconnectez-vous pour supprimer une clé d’accès.',
}

export const passkeyRequestText: Translation<typeof Passkey.passkeyRequestText> = {
  signIn: 'Utiliser une clé d’accès',
  confirm: 'Confirmer avec une clé d’accès',
  waiting: 'En attente de votre navigateur…',
  dismissed: 'Aucune clé d’accès n’a été utilisée. Réessayez.',
  unknown:
    'Cette clé d’accès ne fonctionne plus. Connectez-vous autrement, puis ajoutez-en une nouvelle à votre compte.',
  unknownHere: 'Cette clé d’accès ne fonctionne plus. Choisissez une autre méthode.',
}

export const requiredFactorText: Translation<typeof SecondFactors.requiredFactorText> = {
  title: 'Configurez un second facteur',
  lead: 'Votre compte s’ouvrira dès que vous aurez configuré un second facteur.',
  alreadySetUp: 'Si vous en avez déjà un, déconnectez-vous, puis reconnectez-vous avec celui-ci.',
}
