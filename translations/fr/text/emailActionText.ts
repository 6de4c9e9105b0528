import type * as english from '#src/text/emailActionText.ts'
import type { Translation } from '#translations/translation.ts'
import { supportContact } from './brandText.ts'

export const emailActionText: Translation<typeof english.emailActionText> = {
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
      __METHODS__.password
        ? `Vous pouvez à nouveau vous connecter avec ${email}. La personne qui l’a modifiée connaît peut-être votre mot de passe : sécurisez votre compte dès maintenant.`
        : `Vous pouvez à nouveau vous connecter avec ${email}. La personne qui l’a modifiée avait accès à votre compte : sécurisez-le dès maintenant.`,
    refused: __METHODS__.password
      ? 'Si vous ne pouvez plus vous connecter, réinitialisez votre mot de passe.'
      : `Contactez ${supportContact} si vous ne pouvez plus vous connecter.`,
  },
  revertSecondFactorAddition: __METHODS__.secondFactors
    ? {
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
          __METHODS__.password
            ? `La connexion au compte ${email} ne l’exige plus. La personne qui l’a ajouté connaît peut-être votre mot de passe : sécurisez votre compte dès maintenant.`
            : `La connexion au compte ${email} ne l’exige plus. La personne qui l’a ajouté avait accès à votre compte : sécurisez-le dès maintenant.`,
        refused: 'Vous pouvez aussi supprimer des seconds facteurs dans votre compte.',
      }
    : undefined,
}

export const anyLinkText: Translation<typeof english.anyLinkText> = {
  checking: 'Vérification du lien…',
  continue: 'Continuer',
  signIn: 'Se connecter',
  account: 'Accéder à votre compte',
  resetPassword: 'Réinitialiser le mot de passe',
  alreadyVerifiedHeading: 'Votre adresse e-mail est déjà vérifiée',
  alreadyVerified: 'Il ne reste rien à faire pour le compte avec lequel vous êtes connecté.',
  newMail: 'Envoyer un nouvel e-mail',
  otherPerson: (who, owner) =>
    who === null
      ? `Vous êtes connecté à un autre compte. Ce lien appartient à ${owner}.`
      : `Vous êtes connecté en tant que ${who}. Ce lien appartient à ${owner}.`,
}

export const secureAccountText: Translation<typeof english.secureAccountText> = {
  heading: 'Sécurisez votre compte',
  signInMethods:
    'Passez en revue vos méthodes de connexion et supprimez celles que vous ne reconnaissez pas.',
  account: 'Accéder à votre compte',
}

export const securePasswordText: Translation<typeof english.securePasswordText> = {
  lead: 'Choisissez un nouveau mot de passe. L’ancien ne fonctionnera plus nulle part.',
  send: 'Recevoir le lien par e-mail',
  sending: 'Envoi…',
  sent: (email) => `Nous avons envoyé un e-mail contenant un lien à ${email}.`,
}

export const verifyEmailText: Translation<typeof english.verifyEmailText> = {
  title: 'Vérifier votre adresse e-mail',
  heading: 'Vérifiez votre adresse e-mail',
  lead: (email) =>
    `Ouvrez le lien que nous avons envoyé à ${email}, sur l’appareil de votre choix. Cette page se mettra à jour automatiquement.`,
  send: 'Renvoyer l’e-mail',
  sending: 'Envoi…',
  sent: (email) => `Nous avons envoyé un nouvel e-mail à ${email}.`,
  wrongAddress: 'L’adresse est incorrecte ?',
  change: 'La modifier',
  later: 'Pas maintenant',
  verifiedHeading: 'Votre adresse e-mail est vérifiée',
  verified: (email) => `Merci d’avoir confirmé ${email}.`,
  noEmailHeading: 'Il n’y a rien à vérifier',
  noEmail: 'Votre compte n’a pas d’adresse e-mail.',
  account: 'Accéder à votre compte',
}

export const newPasswordText: Translation<typeof english.newPasswordText> = {
  title: 'Nouveau mot de passe',
  heading: 'Choisissez un nouveau mot de passe',
  checking: 'Vérification du lien…',
  forAccount: (email) => `Pour le compte ${email}.`,
  password: 'Nouveau mot de passe',
  submit: 'Enregistrer',
  submitting: 'Enregistrement…',
  savedHeading: 'Votre mot de passe a été modifié',
  saved: 'Vous pouvez maintenant vous connecter avec votre nouveau mot de passe.',
  signIn: 'Se connecter',
  refusedHeading: 'Ce lien ne fonctionne pas',
  accountGone: 'Le compte associé à ce lien n’existe plus.',
  newLink: 'Envoyer un nouveau lien',
  uncheckedHeading: 'Nous n’avons pas pu vérifier ce lien',
  check: 'Vérifier à nouveau',
  noCode: 'Le lien est incomplet. Ouvrez-le à nouveau depuis l’e-mail.',
  otherKind: 'Ce type de lien n’est pas pris en charge.',
  home: 'Aller à l’accueil',
}
