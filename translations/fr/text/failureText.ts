import type * as english from '#src/text/failureText.ts'
import type { Translation } from '#translations/translation.ts'
import { supportContact } from './brandText.ts'

export const failureText: Translation<typeof english.failureText> = {
  'account-exists-with-different-credential':
    'Un compte avec cette adresse e-mail utilise une autre méthode de connexion.',
  'account-refused': __SIGN_UP__.closed
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
  'invalid-credential': __METHODS__.password
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
  'retry-limit-exceeded':
    'Le serveur a mis trop de temps à répondre : plus de deux minutes pour une requête, ou dix pour un envoi.',
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

export const nextActionText: Translation<typeof english.nextActionText> = {
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

export const codeText: Translation<typeof english.codeText> = (code) => `Code : ${code}`

export const coolDownText: Translation<typeof english.coolDownText> = (left) =>
  `Veuillez réessayer dans ${left}.`
