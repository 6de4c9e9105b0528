import type * as english from '#src/text/identityText.ts'
import type { Translation } from '#translations/translation.ts'
import { supportContact } from './brandText.ts'

export const identityText: Translation<typeof english.identityText> = {
  heading: 'Confirmez votre identité',
  password: 'Mot de passe actuel',
  confirm: 'Confirmer',
  confirming: 'Vérification…',
  wrongPassword: 'Ce n’est pas votre mot de passe. Réessayez ou utilisez une autre méthode.',
  passwordOnly:
    'Seul votre mot de passe met définitivement fin aux autres sessions. Si vous l’avez oublié ou n’en avez jamais eu, choisissez-en un nouveau : cela déconnecte aussi tous les autres appareils.',
  newPassword: 'Choisir un nouveau mot de passe',
  or: 'ou',
  otherMethod: 'Utiliser une autre méthode',
  secondFactor: 'Votre compte exige un second facteur.',
  noWay: 'Ce compte ne permet pas de confirmer votre identité.',
  cancel: 'Annuler',
}

export const linkConfirmationText: Translation<typeof english.linkConfirmationText> = {
  send: 'Recevoir plutôt un lien',
  sendOnly: 'Recevoir un lien',
  sending: 'Envoi…',
  asWell: (email) =>
    `Un lien envoyé à ${email} fonctionne aussi si vous n’avez jamais défini de mot de passe.`,
  to: (email) => `Il sera envoyé à ${email}.`,
  sent: (email) =>
    `Nous avons envoyé un lien à ${email}. Ouvrez-le dans ce navigateur et cette page se poursuivra.`,
}

export const phoneConfirmationText: Translation<typeof english.phoneConfirmationText> = {
  lead: (number) => `Nous enverrons un code au ${number}.`,
}

export const secondFactorText: Translation<typeof english.secondFactorText> = {
  title: 'Second facteur',
  heading: 'Encore une étape',
  lead: 'Ce compte exige un second facteur.',
  choose: 'Choisissez un second facteur',
  chooseApp: 'Appli d’authentification',
  choosePhone: (number) => `Envoyer un code au ${number}`,
  sending: 'Envoi…',
  enterAppCode: 'Saisissez le code de votre appli d’authentification.',
  enterSentCode: (number) => `Saisissez le code envoyé au ${number}.`,
  submit: 'Continuer',
  submitting: 'Vérification…',
  other: 'Utiliser un autre facteur',
  over: 'Le délai est dépassé. Veuillez vous reconnecter.',
  signInAgain: 'Se reconnecter',
  back: 'Retour à la connexion',
  notAtHand: 'Je n’y ai pas accès',
  noRecoveryCodes: 'Il n’y a pas de codes de récupération. Voici vos possibilités :',
  methodsLeft: [
    'Utilisez un autre facteur, si vous en avez configuré plusieurs.',
    'Sur un appareil où vous êtes encore connecté, ouvrez votre compte et supprimez-y le facteur.',
    `Contactez ${supportContact}, qui pourra le supprimer après avoir vérifié votre identité.`,
  ],
}

export const factorKindText: Translation<typeof english.factorKindText> = {
  totp: 'Appli d’authentification',
  phone: 'SMS',
}
