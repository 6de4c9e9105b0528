import type * as EmailAction from '#src/text/signIn/emailActionText.ts'
import type * as PasswordReset from '#src/text/signIn/passwordResetText.ts'
import type * as Lead from '#src/text/signIn/signInLeadText.ts'
import type * as SignInMethods from '#src/text/signIn/signInMethodsText.ts'
import type * as SignIn from '#src/text/signIn/signInText.ts'
import type { Translation } from '#translations/translation.ts'
import { supportContact } from './shared.ts'

export const emailActionText: Translation<typeof EmailAction.emailActionText> = {
  verifyEmail: {
    title: 'Vérifier votre adresse e-mail',
    heading: 'Vérifiez votre adresse e-mail',
    lead: ({ email }) => `Confirmez que ${email} est bien votre adresse.`,
    submit: 'Vérifier l’e-mail',
    submitting: 'Vérification…',
    appliedHeading: 'Votre adresse e-mail est vérifiée',
    applied: ({ email }) => `Merci d’avoir confirmé ${email}.`,
    refused: 'Connectez-vous et nous vous en enverrons un nouveau.',
  },
  verifyAndChangeEmail: {
    title: 'Nouvelle adresse e-mail',
    heading: 'Changer d’adresse e-mail',
    lead: ({ email, previousEmail }) =>
      previousEmail
        ? `Vous vous connecterez désormais avec ${email} et non plus avec ${previousEmail}. Tous vos appareils seront déconnectés.`
        : `Vous vous connecterez désormais avec ${email}. Tous vos appareils seront déconnectés.`,
    submit: 'Changer d’adresse',
    submitting: 'Modification…',
    appliedHeading: 'Votre adresse e-mail a été modifiée',
    applied: ({ email }) =>
      `Connectez-vous désormais avec ${email}. Tous vos appareils ont été déconnectés.`,
    refused: 'Vous pouvez en demander un nouveau depuis votre compte.',
  },
  recoverEmail: {
    title: 'Rétablir votre adresse e-mail',
    heading: 'Rétablir votre adresse e-mail',
    lead: ({ email, previousEmail }) =>
      previousEmail
        ? `L’adresse e-mail de votre compte est maintenant ${previousEmail}. Si vous n’êtes pas à l’origine de ce changement, rétablissez ${email}.`
        : `L’adresse e-mail de votre compte a été modifiée. Si vous n’êtes pas à l’origine de ce changement, rétablissez ${email}.`,
    submit: 'Rétablir l’adresse',
    submitting: 'Rétablissement…',
    appliedHeading: 'Votre adresse e-mail a été rétablie',
    applied: ({ email }) =>
      `Vous pouvez à nouveau vous connecter avec ${email}. La personne qui l’a modifiée avait accès à votre compte : sécurisez-le dès maintenant.`,
    refused: __FEATURES__.password
      ? 'Si vous ne pouvez plus vous connecter, réinitialisez votre mot de passe.'
      : `Contactez ${supportContact} si vous ne pouvez plus vous connecter.`,
  },
  revertSecondFactorAddition: {
    title: 'Supprimer un second facteur',
    heading: 'Supprimer un second facteur',
    lead: ({ email, factor }) =>
      factor
        ? `Le second facteur « ${factor} » a été ajouté au compte ${email}. Si ce n’était pas vous, supprimez-le.`
        : `Un second facteur a été ajouté au compte ${email}. Si ce n’était pas vous, supprimez-le.`,
    submit: 'Supprimer le second facteur',
    submitting: 'Suppression…',
    appliedHeading: 'Le second facteur a été supprimé',
    applied: ({ email }) =>
      `La connexion au compte ${email} ne l’exige plus. La personne qui l’a ajouté avait accès à votre compte : sécurisez-le dès maintenant.`,
    refused: 'Vous pouvez aussi supprimer des seconds facteurs dans votre compte.',
  },
}

export const anyLinkText: Translation<typeof EmailAction.anyLinkText> = {
  checking: 'Vérification du lien…',
  uncheckedHeading: 'Nous n’avons pas pu vérifier ce lien',
  check: 'Vérifier à nouveau',
  refusedHeading: 'Ce lien ne fonctionne pas',
  accountGone: 'Le compte associé à ce lien n’existe plus.',
  noCode: 'Le lien est incomplet. Ouvrez-le à nouveau depuis l’e-mail.',
  otherKind: 'Ce type de lien n’est pas pris en charge.',
  newLink: 'Envoyer un nouveau lien',
  signIn: 'Se connecter',
  resetPassword: 'Réinitialiser le mot de passe',
  alreadyVerifiedHeading: 'Votre adresse e-mail est déjà vérifiée',
  alreadyVerified: 'Il ne reste rien à faire pour le compte avec lequel vous êtes connecté.',
  sendNewEmail: 'Envoyer un nouvel e-mail',
  otherPerson: (who, owner) =>
    who === null
      ? `Vous êtes connecté à un autre compte. Ce lien appartient à ${owner}.`
      : `Vous êtes connecté en tant que ${who}. Ce lien appartient à ${owner}.`,
}

export const secureAccountText: Translation<typeof EmailAction.secureAccountText> = {
  heading: 'Sécurisez votre compte',
  signInMethods:
    'Passez en revue vos méthodes de connexion et supprimez celles que vous ne reconnaissez pas.',
}

export const securePasswordText: Translation<typeof EmailAction.securePasswordText> = {
  lead: 'Choisissez un nouveau mot de passe. L’ancien ne fonctionnera plus nulle part.',
  send: 'Recevoir le lien par e-mail',
  sent: (email) => `Nous avons envoyé un e-mail contenant un lien à ${email}.`,
}

export const newPasswordText: Translation<typeof EmailAction.newPasswordText> = {
  title: 'Nouveau mot de passe',
  heading: 'Choisissez un nouveau mot de passe',
  forAccount: (email) => `Pour le compte ${email}.`,
  password: 'Nouveau mot de passe',
  submit: 'Enregistrer',
  savedHeading: 'Votre mot de passe a été modifié',
  saved: 'Vous pouvez maintenant vous connecter avec votre nouveau mot de passe.',
  signIn: 'Se connecter',
}

export const otherMethodsText: Translation<typeof SignInMethods.otherMethodsText> = {
  heading: 'Autres méthodes de connexion',
  or: 'ou',
  continueWith: (name) => `Continuer avec ${name}`,
  lastUsed: 'Utilisé récemment',
  passwordLastUsed: 'E-mail et mot de passe :',
  notYou: 'Pas vous ?',
  existing: (email, name) =>
    `${email} a déjà un compte. Connectez-vous comme d’habitude pour y associer ${name}.`,
  inApp: (app) =>
    app === null
      ? 'Vous êtes dans le navigateur intégré à une autre application. La plupart des méthodes de connexion ne fonctionnent que dans un navigateur complet, comme Chrome ou Safari.'
      : `Vous êtes dans le navigateur intégré à ${app}. La plupart des méthodes de connexion ne fonctionnent que dans un navigateur complet, comme Chrome ou Safari.`,
  copyAddress: 'Copier l’adresse',
  copied: 'Adresse copiée. Collez-la dans votre navigateur.',
}

export const existingPasswordText: Translation<typeof SignInMethods.existingPasswordText> = {
  signIn: 'Utiliser votre mot de passe',
}

export const guestSignInText: Translation<typeof SignInMethods.guestSignInText> = {
  continueAsGuest: 'Continuer en tant qu’invité',
  signingIn: 'Connexion…',
}

export const guestDataText: Translation<typeof SignInMethods.guestDataText> = {
  waits:
    'Vos données d’invité restent dans ce navigateur. Une fois la connexion établie, nous vous demanderons s’il faut les transférer.',
}

export const emailLinkText: Translation<typeof SignInMethods.emailLinkText> = {
  label: 'Recevoir un lien par e-mail',
  title: 'Se connecter par e-mail',
  heading: 'Se connecter par e-mail',
  lead: 'Nous vous enverrons un e-mail contenant un lien de connexion.',
  email: 'E-mail',
  submit: 'Envoyer le lien',
  submitting: 'Envoi…',
  sentHeading: 'Consultez vos e-mails',
  sent: (email) => `Nous avons envoyé un lien de connexion à ${email}.`,

  openedHeading: 'Vous y êtes presque',
  signInAs: (email) => `Ce lien vous connecte en tant que ${email}.`,
  elsewhereHeading: 'Saisissez votre adresse e-mail',
  elsewhere:
    'Ce lien a été demandé sur un autre appareil ou dans un autre navigateur. Pour confirmer qu’il est à vous, saisissez l’adresse e-mail à laquelle il a été envoyé.',
  signIn: 'Se connecter',
  signingIn: 'Connexion…',
  otherEmail: 'Utiliser une autre adresse',
  wrongEmail: 'Ce lien a été envoyé à une autre adresse e-mail.',
  inAs: (who) =>
    who === null
      ? 'Vous êtes connecté à un autre compte. Si vous continuez, il sera déconnecté.'
      : `Vous êtes connecté en tant que ${who}. Si vous continuez, ${who} sera déconnecté.`,
  keepGuest: 'Garder mes données d’invité',
  keepGuestHint:
    'Sinon, elles restent dans ce navigateur jusqu’à ce que vous décidiez de les transférer ou non.',

  takenHeading: 'Cette adresse e-mail a déjà un compte',
  taken: (email) => `${email} a déjà un compte. Vous pouvez vous y connecter.`,
  signInInstead: 'Se connecter à ce compte',

  confirmHeading: 'Confirmez votre identité',
  confirmLead: (email) => `Ce lien confirme que vous êtes ${email}.`,
  confirm: 'Confirmer',
  confirmedHeading: 'Identité confirmée',
  confirmed: 'Revenez à la page qui l’a demandé, ou continuez ici.',

  refusedHeading: 'Ce lien ne fonctionne pas',
  refused: 'Il a expiré ou a déjà été utilisé. Nous pouvons vous en envoyer un nouveau.',
}

export const customTokenText: Translation<typeof SignInMethods.customTokenText> = {
  title: 'Se connecter avec un lien',
  heading: 'Se connecter avec ce lien ?',
  lead: (account) => `Ce lien indique qu’il est destiné à ${account}.`,
  leadUnnamed: 'Ce lien n’indique pas à quel compte il est destiné.',
  unproven:
    'Nous ne pourrons le vérifier qu’une fois la connexion établie. Ne continuez que si vous avez demandé ce lien : tout ce que vous écrirez ensuite appartiendra à ce compte.',
  submit: 'Se connecter',
  submitting: 'Connexion…',
  switchHeading: 'Changer de compte ?',
  inAs: (account) =>
    `Vous êtes connecté en tant que ${account}. Si vous continuez, ${account} sera déconnecté ici.`,
  switchAccounts: 'Changer de compte',
  stay: 'Rester connecté',
  signedInHeading: 'Vous êtes connecté',
  signedIn: (account) =>
    `Ce compte appartient à ${account}. Si ce n’est pas vous, déconnectez-vous à la page suivante.`,
  refusedHeading: 'Ce lien ne fonctionne pas',
  refused:
    'Il a expiré ou a été créé pour une autre application. Demandez-en un nouveau là où vous l’avez obtenu.',
  missing: 'Le lien est incomplet. Ouvrez-le à nouveau là où vous l’avez obtenu.',
}

export const phoneSignInText: Translation<typeof SignInMethods.phoneSignInText> = {
  label: 'Continuer par téléphone',
  title: 'Se connecter par téléphone',
  heading: 'Se connecter par téléphone',
  codeTitle: 'Saisissez le code',
  back: 'Utiliser une autre méthode',
}

export const phoneSignUpText: Translation<typeof SignInMethods.phoneSignUpText> = {
  lead: 'Première visite ? Nous créerons un compte avec ce numéro.',
}

export const signInText: Translation<typeof SignIn.signInText> = {
  title: 'Se connecter',
  heading: 'Bon retour parmi nous',
  sharedComputer: 'Ordinateur partagé : tout oublier à la fermeture de l’onglet',
}

export const passwordSignInText: Translation<typeof SignIn.passwordSignInText> = {
  email: 'E-mail',
  password: 'Mot de passe',
  forgot: 'Mot de passe oublié ?',
  submit: 'Se connecter',
  submitting: 'Connexion…',
}

export const workEmailText: Translation<typeof SignIn.workEmailText> = {
  lead: (domain, name) => `Avec une adresse ${domain}, vous vous connectez avec ${name}.`,
  submit: (name) => `Continuer avec ${name}`,
}

export const defaultSignInLead: Translation<typeof Lead.defaultSignInLead> =
  `Connectez-vous à ${__BRAND__.name}.`

export const firstVisitText: Translation<typeof SignIn.firstVisitText> = { heading: 'Bienvenue' }

export const newAccountText: Translation<typeof SignIn.newAccountText> = {
  question: 'Première visite ?',
  link: 'Créer un compte',
}

export const invitationText: Translation<typeof SignIn.invitationText> = {
  question: 'Première visite ?',
  link: 'Demander une invitation',
  only: 'Les nouveaux comptes sont créés sur invitation uniquement.',
}

export const tokenLinkText: Translation<typeof SignIn.tokenLinkText> = {
  lead: 'Pour vous connecter, ouvrez le lien que vous avez reçu de notre part.',
}

export const passwordResetText: Translation<typeof PasswordReset.passwordResetText> = {
  title: 'Mot de passe oublié',
  heading: 'Réinitialisez votre mot de passe',
  lead: 'Nous vous enverrons par e-mail un lien pour en choisir un nouveau.',
  submit: 'Envoyer l’e-mail',
  submitting: 'Envoi…',
  sentHeading: 'Consultez vos e-mails',
  sent: (email) =>
    `S’il existe un compte avec l’adresse ${email}, nous y avons envoyé un e-mail contenant un lien.`,
}
