import type * as english from '#src/text/signUpText.ts'
import type { Translation } from '#translations/translation.ts'

export const signUpText: Translation<typeof english.signUpText> = {
  title: 'Créer un compte',
  heading: 'Créer un compte',
  lead: __SIGN_UP__.profile
    ? 'Cela ne prend qu’une minute.'
    : 'Une adresse e-mail et un mot de passe suffisent.',
  email: 'E-mail',
  password: 'Mot de passe',
  submit: 'Créer un compte',
  submitting: 'Création du compte…',
  hasAccount: 'Vous avez déjà un compte ?',
  signIn: 'Se connecter',
}

export const passwordResetText: Translation<typeof english.passwordResetText> = {
  title: 'Mot de passe oublié',
  heading: 'Réinitialisez votre mot de passe',
  lead: 'Nous vous enverrons par e-mail un lien pour en choisir un nouveau.',
  submit: 'Envoyer l’e-mail',
  submitting: 'Envoi…',
  sentHeading: 'Consultez vos e-mails',
  sent: (email) =>
    `S’il existe un compte avec l’adresse ${email}, nous y avons envoyé un e-mail contenant un lien.`,
  back: 'Retour à la connexion',
}
