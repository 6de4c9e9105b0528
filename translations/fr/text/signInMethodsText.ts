import type * as english from '#src/text/signInMethodsText.ts'
import type { Translation } from '#translations/translation.ts'

export const otherMethodsText: Translation<typeof english.otherMethodsText> = {
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

export const existingPasswordText: Translation<typeof english.existingPasswordText> = {
  signIn: 'Utiliser votre mot de passe',
}

export const guestSignInText: Translation<typeof english.guestSignInText> = {
  enter: 'Continuer en tant qu’invité',
  entering: 'Connexion…',
}

export const linkSignInText: Translation<typeof english.linkSignInText> = {
  offer: 'Recevoir un lien par e-mail',
  title: 'Se connecter par e-mail',
  heading: 'Se connecter par e-mail',
  lead: __METHODS__.password
    ? 'Nous vous enverrons un e-mail contenant un lien de connexion. Aucun mot de passe requis.'
    : 'Nous vous enverrons un e-mail contenant un lien de connexion.',
  email: 'E-mail',
  submit: 'Envoyer le lien',
  submitting: 'Envoi…',
  sentHeading: 'Consultez vos e-mails',
  sent: (email) => `Nous avons envoyé un lien de connexion à ${email}.`,
  back: 'Retour à la connexion',

  openedHeading: 'Vous y êtes presque',
  signInAs: (email) => `Ce lien vous connecte en tant que ${email}.`,
  elsewhereHeading: 'Saisissez votre adresse e-mail',
  elsewhere:
    'Ce lien a été demandé sur un autre appareil ou dans un autre navigateur. Pour confirmer qu’il est à vous, saisissez l’adresse e-mail à laquelle il a été envoyé.',
  follow: 'Se connecter',
  following: 'Connexion…',
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
  guestWaits:
    'Vos données d’invité restent dans ce navigateur. Une fois la connexion établie, nous vous demanderons s’il faut les transférer.',
  signInInstead: 'Se connecter à ce compte',
  stayGuest: 'Rester invité',

  confirmHeading: 'Confirmez votre identité',
  confirmLead: (email) => `Ce lien confirme que vous êtes ${email}.`,
  confirm: 'Confirmer',
  confirmedHeading: 'Identité confirmée',
  confirmed: 'Revenez à la page qui l’a demandé, ou continuez ici.',

  spentHeading: 'Ce lien ne fonctionne pas',
  spent: 'Il a expiré ou a déjà été utilisé. Nous pouvons vous en envoyer un nouveau.',
}

export const customTokenText: Translation<typeof english.customTokenText> = {
  title: 'Se connecter avec un lien',
  heading: 'Se connecter avec ce lien ?',
  lead: (account) => `Ce lien indique qu’il est destiné à ${account}.`,
  leadUnnamed: 'Ce lien n’indique pas à quel compte il est destiné.',
  unproven:
    'Nous ne pourrons le vérifier qu’une fois la connexion établie. Ne continuez que si vous avez demandé ce lien : tout ce que vous écrirez ensuite appartiendra à ce compte.',
  guestWaits:
    'Vos données d’invité restent dans ce navigateur. Une fois la connexion établie, nous vous demanderons s’il faut les transférer.',
  submit: 'Se connecter',
  submitting: 'Connexion…',
  switchHeading: 'Changer de compte ?',
  inAs: (account) =>
    `Vous êtes connecté en tant que ${account}. Si vous continuez, ${account} sera déconnecté ici.`,
  switchAccounts: 'Changer de compte',
  stay: 'Rester connecté',
  signedInHeading: 'Vous êtes connecté',
  signedIn: (account) =>
    `Ce compte appartient à ${account}. Si ce n’est pas vous, déconnectez-vous.`,
  continue: 'Continuer',
  refusedHeading: 'Ce lien ne fonctionne pas',
  refused:
    'Il a expiré ou a été créé pour une autre application. Demandez-en un nouveau là où vous l’avez obtenu.',
  missing: 'Le lien est incomplet. Ouvrez-le à nouveau là où vous l’avez obtenu.',
  home: 'Aller à l’accueil',
}

export const phoneSignInText: Translation<typeof english.phoneSignInText> = {
  offer: 'Continuer par téléphone',
  title: 'Se connecter par téléphone',
  heading: 'Se connecter par téléphone',
  codeTitle: 'Saisissez le code',
  back: 'Utiliser une autre méthode',
}

export const phoneSignUpText: Translation<typeof english.phoneSignUpText> = {
  lead: 'Première visite ? Nous créerons un compte avec ce numéro.',
}
