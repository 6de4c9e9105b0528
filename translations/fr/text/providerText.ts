import type * as english from '#src/text/providerText.ts'
import type { Translation } from '#translations/translation.ts'

export const providerNames: Translation<typeof english.providerNames> = {
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

export const providerText: Translation<typeof english.providerText> = {
  waiting: (name) => `Continuez dans la fenêtre ${name}.`,
  returned: (name) => `${name} n’a pas encore répondu.`,
  cancel: 'Annuler',
  returning: (name) => `Retour depuis ${name}…`,
  closed: 'La fenêtre a été fermée. Rien n’a changé.',
  blocked: (name) => `Votre navigateur a bloqué la fenêtre ${name}.`,
  continueHere: 'Continuer dans cette fenêtre',
  lost: (name) =>
    `${name} vous a renvoyé ici, mais votre navigateur a bloqué le résultat. Veuillez réessayer.`,
  refused: (name) => `La connexion avec ${name} a échoué.`,
  confirmed: (name) => `Confirmé. Choisissez maintenant ${name} à nouveau.`,
}
