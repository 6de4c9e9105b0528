import type * as Action from '#src/text/shared/actionText.ts'
import type * as App from '#src/text/shared/appText.ts'
import type * as Brand from '#src/text/shared/brandText.ts'
import type * as Email from '#src/text/shared/emailText.ts'
import type * as Failure from '#src/text/shared/failureText.ts'
import type * as Field from '#src/text/shared/fieldText.ts'
import type * as Phone from '#src/text/shared/phoneText.ts'
import type * as Prerendered from '#src/text/shared/prerenderedText.ts'
import type * as Provider from '#src/text/shared/providerText.ts'
import type * as Sentences from '#src/text/shared/sentencesText.ts'
import type { Translation } from '#translations/translation.ts'

export const actionText: Translation<typeof Action.actionText> = {
  add: 'Ajouter',
  backToSignIn: 'Retour à la connexion',
  cancel: 'Annuler',
  change: 'Modifier',
  checking: 'Vérification…',
  continue: 'Continuer',
  dismiss: 'Fermer',
  goHome: 'Aller à l’accueil',
  keepIt: 'Conserver',
  notNow: 'Pas maintenant',
  remove: 'Supprimer',
  removing: 'Suppression…',
  resume: 'Continuer',
  save: 'Enregistrer',
  saved: 'Enregistré',
  saving: 'Enregistrement…',
  sending: 'Envoi…',
  stayGuest: 'Rester invité',
  toAccount: 'Accéder à votre compte',
  tryAgain: 'Réessayer',
  verifyEmail: 'Vérifier l’e-mail',
}

export const supportContact: Translation<typeof Brand.supportContact> = __BRAND__.support
  ? `l’assistance (${__BRAND__.support})`
  : 'l’assistance'

export const brandLinksText: Translation<typeof Brand.brandLinksText> = {
  heading: 'Aide et conditions',
  terms: 'Conditions',
  privacy: 'Confidentialité',
  support: 'Assistance',
}

export const emailText: Translation<typeof Email.emailText> = {
  email: 'E-mail',
  spam: 'Cela peut prendre une minute. Regardez aussi dans vos spams.',
  resend: 'Renvoyer l’e-mail',
  resendIn: (left) => `Renvoyer dans ${left}`,
  otherEmail: 'Utiliser une autre adresse',
}

export const failureText: Translation<typeof Failure.failureText> = {
  'account-exists-with-different-credential':
    'Un compte avec cette adresse e-mail utilise une autre méthode de connexion.',
  'account-refused': __FEATURES__.closedSignUp
    ? 'Il vous faut une invitation pour créer un compte.'
    : 'Ce compte ne peut pas être utilisé ici.',
  'account-being-deleted': 'Votre compte est en cours de suppression.',
  'app-not-authorized': 'Cette application n’est pas configurée correctement.',
  'captcha-check-failed': 'La vérification reCAPTCHA a échoué.',
  'code-expired': 'Ce code a expiré.',
  'credential-already-in-use': 'Cette méthode de connexion appartient à un autre compte.',
  'email-already-in-use': 'Un compte avec cette adresse e-mail existe déjà.',
  'internal-error': 'Une erreur s’est produite de notre côté.',
  'invalid-action-code': 'Ce lien a expiré ou a déjà été utilisé.',
  'invalid-credential': __FEATURES__.password
    ? 'Adresse e-mail ou mot de passe incorrect.'
    : 'Nous n’avons pas pu vérifier cette connexion.',
  'invalid-email': 'Saisissez une adresse e-mail valide.',
  'invalid-phone-number': 'Saisissez un numéro de téléphone valide.',
  'invalid-verification-code': 'Ce code est incorrect. Vérifiez-le et réessayez.',
  'maximum-second-factor-count-exceeded':
    'Ce compte a atteint le nombre maximal de seconds facteurs.',
  'missing-password': 'Saisissez votre mot de passe.',
  'multi-factor-auth-required': 'Ce compte exige un second facteur.',
  'multi-factor-info-not-found': 'Ce second facteur n’appartient pas à votre compte.',
  'network-request-failed': 'Le serveur est injoignable.',
  'no-such-provider': 'Cette méthode de connexion n’est pas associée à votre compte.',
  'object-not-found': 'Ce fichier n’existe plus.',
  'operation-not-allowed': 'Cette méthode de connexion n’est pas disponible.',
  'out-of-space': 'Le serveur n’a plus d’espace de stockage.',
  'outdated-password':
    'Votre mot de passe ne remplit plus les conditions requises. Choisissez-en un nouveau.',
  'popup-blocked': 'Votre navigateur a bloqué la fenêtre.',
  'popup-closed-by-user': 'La fenêtre a été fermée avant la fin de la connexion.',
  'provider-already-linked': 'Cette méthode de connexion est déjà associée.',
  'requires-recent-login': 'Confirmez votre identité pour continuer.',
  'retry-limit-exceeded': 'Le serveur a mis trop de temps à répondre.',
  'script-blocked':
    'Un script de Google n’a pas pu être chargé. Un bloqueur de contenu ou votre réseau l’a peut-être bloqué.',
  'second-factor-already-in-use': 'Ce second facteur est déjà configuré.',
  'too-many-requests': 'Trop de tentatives.',
  unauthorized: 'Vous n’avez pas l’autorisation nécessaire.',
  'unauthorized-domain': 'Cette application n’est pas autorisée sur ce domaine.',
  unknown: 'Une erreur s’est produite.',
  'unsupported-first-factor':
    'Cette méthode de connexion n’est pas compatible avec les seconds facteurs.',
  'unverified-email': 'Vérifiez d’abord votre adresse e-mail.',
  'user-disabled': 'Ce compte a été désactivé.',
  'user-mismatch': 'Ce n’est pas le compte avec lequel vous êtes connecté.',
  'user-token-expired': 'Votre session est terminée.',
  'weak-password':
    'Ce mot de passe ne remplit pas les conditions requises. Choisissez-en un autre.',
  'web-storage-unsupported':
    'Ce navigateur bloque le stockage de données, nécessaire à la connexion.',
}

export const nextActionText: Translation<typeof Failure.nextActionText> = {
  allowPopups: 'Autorisez les pop-ups pour ce site, puis réessayez.',
  allowStorage: 'Autorisez ce site à stocker des données, puis réessayez.',
  chooseAnotherMethod: 'Choisissez une autre méthode.',
  confirmIdentity: 'Confirmer mon identité',
  enterSecondFactor: 'Saisir le second facteur',
  requestNewCode: 'Envoyer un nouveau code',
  requestNewLink: 'Envoyer un nouveau lien',
  resetPassword: 'Réinitialiser le mot de passe',
  retry: 'Réessayer',
  signIn: 'Se connecter',
  contactSupport: `Contactez ${supportContact}.`,
  verifyEmail: 'Vérifier l’e-mail',
  wait: 'Veuillez patienter.',
}

export const codeText: Translation<typeof Failure.codeText> = (code) => `Code : ${code}`

export const coolDownText: Translation<typeof Failure.coolDownText> = (left) =>
  `Veuillez réessayer dans ${left}.`

export const languageText: Translation<typeof App.languageText> = {
  label: 'Langue',
  offline: 'Vous pourrez changer de langue une fois de nouveau en ligne.',
}

export const newBuildText: Translation<typeof App.newBuildText> = {
  isReady: 'Une nouvelle version est prête.',
  reload: 'Recharger',
}

export const notFoundText: Translation<typeof App.notFoundText> = {
  title: 'Page introuvable',
  lead: 'Il n’y a rien à cette adresse.',
}

export const phoneText: Translation<typeof Phone.phoneText> = {
  charge: 'Nous vous enverrons un code par SMS. Des frais d’opérateur peuvent s’appliquer.',
  send: 'Envoyer le code',
  sent: (number) => `Nous avons envoyé un code au ${number}.`,
  check: 'Vérifier le code',
  otherNumber: 'Utiliser un autre numéro',
  factorName: 'Nom',
  factorNameMissing: 'Saisissez un nom.',
  taken: 'Ce numéro appartient à un autre compte.',
}

export const phoneFieldText: Translation<typeof Phone.phoneFieldText> = {
  number: 'Numéro de téléphone',
  country: 'Pays',
  missing: 'Saisissez votre numéro de téléphone.',
}

export const phoneProblemText: Translation<typeof Phone.phoneProblemText> = {
  tooShort: 'Ce numéro est trop court pour ce pays.',
  tooLong: 'Ce numéro est trop long pour ce pays.',
  noNumber: 'Ce numéro de téléphone n’est pas valide.',
  noCountry: 'Commencez par + et l’indicatif du pays.',
  otherCountry:
    'Aucun numéro de ce pays n’a cette forme. Choisissez le bon pays ou commencez par +.',
  otherRegion:
    'Nous ne pouvons pas envoyer de SMS vers ce pays. Utilisez un numéro d’un autre pays.',
}

export const codeFieldText: Translation<typeof Phone.codeFieldText> = {
  code: 'Code',
  missing: 'Saisissez le code.',
  incomplete: 'Le code comporte six chiffres.',
  resend: 'Renvoyer le code',
  cancelSending: 'Annuler l’envoi',
  resendIn: (left) => `Renvoyer dans ${left}`,
}

export const prerenderedText: Translation<typeof Prerendered.prerenderedText> = {
  loadFailed:
    'Cette page n’a pas fini de se charger. Vérifiez votre connexion, puis actualisez-la.',
  reload: 'Actualiser',
}

export const providerNames: Translation<typeof Provider.providerNames> = {
  'apple.com': 'Apple',
  'facebook.com': 'Facebook',
  'github.com': 'GitHub',
  'google.com': 'Google',
  'microsoft.com': 'Microsoft',
  'twitter.com': 'X',
  'yahoo.com': 'Yahoo',
  password: 'Mot de passe',
  phone: 'Téléphone',
}

export const providerText: Translation<typeof Provider.providerText> = {
  waiting: (name) => `Continuez dans la fenêtre ${name}.`,
  returned: (name) => `${name} n’a pas encore répondu.`,
  cancel: 'Annuler',
  signingIn: (name) => `Connexion avec ${name}…`,
  returning: (name) => `Retour depuis ${name}…`,
  closed: 'La fenêtre a été fermée. Rien n’a changé.',
  blocked: (name) => `Votre navigateur a bloqué la fenêtre ${name}.`,
  continueHere: 'Continuer dans cette fenêtre',
  redirectLost: (name) =>
    `${name} vous a renvoyé ici, mais votre navigateur a bloqué le résultat. Veuillez réessayer.`,
  refused: (name) => `La connexion avec ${name} a échoué.`,
  confirmed: (name) => `Confirmé. Choisissez maintenant ${name} à nouveau.`,
}

export const sentencesText: Translation<typeof Sentences.sentencesText> = (...all) => all.join(' ')

export const passwordText: Translation<typeof Field.passwordText> = {
  show: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
  spaces: 'Il commence ou se termine par une espace.',
  capsLock: 'La touche Verr. Maj est activée.',
}

export const validationText: Translation<typeof Field.validationText> = {
  emailMissing: 'Saisissez votre adresse e-mail.',
  passwordMissing: 'Saisissez un mot de passe.',
  notAnEmail: 'Saisissez une adresse comme nom@example.com.',
}

export const appText: Translation<typeof App.appText> = {
  name: __BRAND__.name,
  title: (page) => `${page} · ${__BRAND__.name}`,
  skip: 'Aller au contenu',
  themeToLight: 'Utiliser le thème clair',
  themeToDark: 'Utiliser le thème sombre',
  signOut: 'Se déconnecter',
  signingOut: 'Déconnexion…',
  offline: 'Vous êtes hors ligne.',
  reconnecting: 'Reconnexion…',
  unreachable: 'Serveur injoignable. Nouvelle tentative…',
  retryNow: 'Essayer maintenant',
  broken: 'Cette page ne peut plus rien charger ni enregistrer tant qu’elle n’est pas actualisée.',
  persistenceProblem: {
    blocked:
      'Ce navigateur bloque le stockage de données : vous devrez vous reconnecter la prochaine fois.',
    full: 'Cet appareil est plein : vous devrez peut-être vous reconnecter la prochaine fois.',
  },
}

export const errorPageText: Translation<typeof App.errorPageText> = {
  loadFailedTitle: 'Cette page n’a pas pu être chargée',
  loadFailed: 'Vérifiez votre connexion, puis revenez en arrière ou actualisez cette page.',
  crashTitle: 'Une erreur s’est produite',
  crash: 'Cela vient de nous. En général, il suffit d’actualiser la page.',
  reload: 'Actualiser',
  stalledTitle: 'Cela prend plus de temps que d’habitude',
  stalled: 'Nous n’avons pas pu vérifier si vous êtes connecté. Rien n’est perdu.',
  retry: 'Réessayer',
  signInAgain: 'Se reconnecter',
}
