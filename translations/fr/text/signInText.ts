import type * as english from '#src/text/signInText.ts'
import type { Translation } from '#translations/translation.ts'

export const signInText: Translation<typeof english.signInText> = {
  title: 'Se connecter',
  heading: 'Bon retour parmi nous',
  sharedComputer: 'Ordinateur partagé : tout oublier à la fermeture de l’onglet',
}

export const passwordSignInText: Translation<typeof english.passwordSignInText> = {
  email: 'E-mail',
  password: 'Mot de passe',
  forgot: 'Mot de passe oublié ?',
  submit: 'Se connecter',
  submitting: 'Connexion…',
}

export const newAccountText: Translation<typeof english.newAccountText> = {
  question: 'Première visite ?',
  link: 'Créer un compte',
}

export const invitationText: Translation<typeof english.invitationText> = {
  question: 'Première visite ?',
  link: 'Demander une invitation',
  only: 'Les nouveaux comptes sont créés sur invitation uniquement.',
}

export const tokenLinkText: Translation<typeof english.tokenLinkText> = {
  lead: 'Pour vous connecter, ouvrez le lien que vous avez reçu de notre part.',
}

export const passwordText: Translation<typeof english.passwordText> = {
  show: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
  spaces: 'Il commence ou se termine par une espace.',
  capsLock: 'La touche Verr. Maj est activée.',
}

export const validationText: Translation<typeof english.validationText> = {
  emailMissing: 'Saisissez votre adresse e-mail.',
  passwordMissing: 'Saisissez un mot de passe.',
  notAnEmail: 'Saisissez une adresse comme nom@example.com.',
}

export const appText: Translation<typeof english.appText> = {
  name: __BRAND__.name,
  title: (page) => `${page} · ${__BRAND__.name}`,
  skip: 'Aller au contenu',
  themeToLight: 'Utiliser le thème clair',
  themeToDark: 'Utiliser le thème sombre',
  signOut: 'Se déconnecter',
  signingOut: 'Déconnexion…',
  offline: 'Vous êtes hors ligne. Vos modifications restent sur cet appareil.',
  reconnecting: 'Reconnexion…',
  unreachable: 'Serveur injoignable. Nouvelle tentative…',
  retryNow: 'Essayer maintenant',
  broken:
    'Cette page ne peut plus rien charger ni enregistrer tant qu’elle n’est pas actualisée. Vos modifications restent sur cet appareil.',
  notRemembered: {
    blocked:
      'Ce navigateur bloque le stockage de données : vous devrez vous reconnecter la prochaine fois.',
    full: 'Cet appareil est plein : vous devrez peut-être vous reconnecter la prochaine fois.',
  },
}

export const errorPageText: Translation<typeof english.errorPageText> = {
  missingTitle: 'Cette page n’a pas pu être chargée',
  missing: 'Vérifiez votre connexion, puis revenez en arrière ou actualisez cette page.',
  crashTitle: 'Une erreur s’est produite',
  crash: 'Cela vient de nous. En général, il suffit d’actualiser la page.',
  reload: 'Actualiser',
  stalledTitle: 'Cela prend plus de temps que d’habitude',
  stalled: 'Nous n’avons pas pu vérifier si vous êtes connecté. Rien n’est perdu.',
  retry: 'Réessayer',
  signInAgain: 'Se reconnecter',
}
