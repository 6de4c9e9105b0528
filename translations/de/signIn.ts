import type * as EmailAction from '#src/text/signIn/emailActionText.ts'
import type * as PasswordReset from '#src/text/signIn/passwordResetText.ts'
import type * as Lead from '#src/text/signIn/signInLeadText.ts'
import type * as SignInMethods from '#src/text/signIn/signInMethodsText.ts'
import type * as SignIn from '#src/text/signIn/signInText.ts'
import type { Translation } from '#translations/translation.ts'
import { supportContact } from './shared.ts'

export const emailActionText: Translation<typeof EmailAction.emailActionText> = {
  verifyEmail: {
    title: 'E-Mail-Adresse bestätigen',
    heading: 'Bestätige deine E-Mail-Adresse',
    lead: ({ email }) => `Bestätige, dass ${email} deine Adresse ist.`,
    submit: 'E-Mail bestätigen',
    submitting: 'Wird bestätigt …',
    appliedHeading: 'Deine E-Mail-Adresse ist bestätigt',
    applied: ({ email }) => `Danke, dass du ${email} bestätigt hast.`,
    refused: 'Melde dich an, dann senden wir dir einen neuen.',
  },
  verifyAndChangeEmail: {
    title: 'Neue E-Mail-Adresse',
    heading: 'E-Mail-Adresse ändern',
    lead: ({ email, previousEmail }) =>
      previousEmail
        ? `Du meldest dich künftig mit ${email} statt mit ${previousEmail} an. Alle deine Geräte werden abgemeldet.`
        : `Du meldest dich künftig mit ${email} an. Alle deine Geräte werden abgemeldet.`,
    submit: 'Adresse ändern',
    submitting: 'Wird geändert …',
    appliedHeading: 'Deine E-Mail-Adresse wurde geändert',
    applied: ({ email }) =>
      `Melde dich ab jetzt mit ${email} an. Alle deine Geräte wurden abgemeldet.`,
    refused: 'In deinem Konto kannst du einen neuen anfordern.',
  },
  recoverEmail: {
    title: 'E-Mail-Adresse wiederherstellen',
    heading: 'E-Mail-Adresse wiederherstellen',
    lead: ({ email, previousEmail }) =>
      previousEmail
        ? `Die E-Mail-Adresse deines Kontos wurde in ${previousEmail} geändert. Wenn du das nicht warst, stelle ${email} wieder her.`
        : `Die E-Mail-Adresse deines Kontos wurde geändert. Wenn du das nicht warst, stelle ${email} wieder her.`,
    submit: 'Wiederherstellen',
    submitting: 'Wird wiederhergestellt …',
    appliedHeading: 'Deine E-Mail-Adresse wurde wiederhergestellt',
    applied: ({ email }) =>
      `Du kannst dich wieder mit ${email} anmelden. Wer sie geändert hat, hatte Zugriff auf dein Konto. Sichere es jetzt.`,
    refused: __FEATURES__.password
      ? 'Wenn du dich nicht mehr anmelden kannst, setze dein Passwort zurück.'
      : `Wende dich an ${supportContact}, wenn du dich nicht mehr anmelden kannst.`,
  },
  revertSecondFactorAddition: {
    title: 'Zweiten Faktor entfernen',
    heading: 'Zweiten Faktor entfernen',
    lead: ({ email, factor }) =>
      factor
        ? `Zum Konto ${email} wurde der zweite Faktor „${factor}“ hinzugefügt. Wenn du das nicht warst, entferne ihn.`
        : `Zum Konto ${email} wurde ein zweiter Faktor hinzugefügt. Wenn du das nicht warst, entferne ihn.`,
    submit: 'Zweiten Faktor entfernen',
    submitting: 'Wird entfernt …',
    appliedHeading: 'Der zweite Faktor wurde entfernt',
    applied: ({ email }) =>
      `Die Anmeldung bei ${email} erfordert ihn nicht mehr. Wer ihn hinzugefügt hat, hatte Zugriff auf dein Konto. Sichere es jetzt.`,
    refused: 'Du kannst zweite Faktoren auch in deinem Konto entfernen.',
  },
}

export const anyLinkText: Translation<typeof EmailAction.anyLinkText> = {
  checking: 'Link wird geprüft …',
  uncheckedHeading: 'Dieser Link konnte nicht geprüft werden',
  check: 'Erneut prüfen',
  refusedHeading: 'Dieser Link funktioniert nicht',
  accountGone: 'Das Konto zu diesem Link gibt es nicht mehr.',
  noCode: 'Der Link ist unvollständig. Öffne ihn noch einmal aus der E-Mail.',
  otherKind: 'Diese Art von Link wird nicht unterstützt.',
  newLink: 'Neuen Link senden',
  signIn: 'Anmelden',
  resetPassword: 'Passwort zurücksetzen',
  alreadyVerifiedHeading: 'Deine E-Mail-Adresse ist bereits bestätigt',
  alreadyVerified: 'Für das Konto, mit dem du angemeldet bist, ist nichts mehr zu tun.',
  sendNewEmail: 'Neue E-Mail senden',
  otherPerson: (who, owner) =>
    who === null
      ? `Du bist mit einem anderen Konto angemeldet. Dieser Link gehört zu ${owner}.`
      : `Du bist als ${who} angemeldet. Dieser Link gehört zu ${owner}.`,
}

export const secureAccountText: Translation<typeof EmailAction.secureAccountText> = {
  heading: 'Sichere dein Konto',
  signInMethods: 'Prüfe deine Anmeldemethoden und entferne alle, die du nicht kennst.',
}

export const securePasswordText: Translation<typeof EmailAction.securePasswordText> = {
  lead: 'Wähle ein neues Passwort. Das alte gilt dann nirgends mehr.',
  send: 'Link per E-Mail senden',
  sent: (email) => `Wir haben eine E-Mail mit einem Link an ${email} gesendet.`,
}

export const newPasswordText: Translation<typeof EmailAction.newPasswordText> = {
  title: 'Neues Passwort',
  heading: 'Wähle ein neues Passwort',
  forAccount: (email) => `Für das Konto ${email}.`,
  password: 'Neues Passwort',
  submit: 'Passwort speichern',
  savedHeading: 'Dein Passwort wurde geändert',
  saved: 'Du kannst dich jetzt mit deinem neuen Passwort anmelden.',
  signIn: 'Anmelden',
}

export const otherMethodsText: Translation<typeof SignInMethods.otherMethodsText> = {
  heading: 'Andere Anmeldemethoden',
  or: 'oder',
  continueWith: (name) => `Mit ${name} fortfahren`,
  lastUsed: 'Zuletzt genutzt',
  passwordLastUsed: 'E-Mail und Passwort:',
  notYou: 'Nicht du?',
  existing: (email, name) =>
    `Für ${email} gibt es bereits ein Konto. Melde dich wie bisher an, um ${name} damit zu verknüpfen.`,
  inApp: (app) =>
    app === null
      ? 'Du bist im Browser einer anderen App. Die meisten Anmeldemethoden funktionieren nur in einem vollwertigen Browser wie Chrome oder Safari.'
      : `Du bist im Browser von ${app}. Die meisten Anmeldemethoden funktionieren nur in einem vollwertigen Browser wie Chrome oder Safari.`,
  copyAddress: 'Adresse kopieren',
  copied: 'Kopiert. Füge sie in deinem Browser ein.',
}

export const existingPasswordText: Translation<typeof SignInMethods.existingPasswordText> = {
  signIn: 'Mit Passwort anmelden',
}

export const guestSignInText: Translation<typeof SignInMethods.guestSignInText> = {
  continueAsGuest: 'Als Gast fortfahren',
  signingIn: 'Wird angemeldet …',
}

export const guestDataText: Translation<typeof SignInMethods.guestDataText> = {
  waits:
    'Deine Gastdaten bleiben in diesem Browser. Nach der Anmeldung fragen wir, ob sie übertragen werden sollen.',
}

export const emailLinkText: Translation<typeof SignInMethods.emailLinkText> = {
  label: 'Anmeldelink per E-Mail senden',
  title: 'Mit E-Mail-Link anmelden',
  heading: 'Mit E-Mail-Link anmelden',
  lead: 'Wir senden dir per E-Mail einen Link, der dich anmeldet.',
  email: 'E-Mail',
  submit: 'Link senden',
  submitting: 'Wird gesendet …',
  sentHeading: 'Sieh in deinem Postfach nach',
  sent: (email) => `Wir haben einen Anmeldelink an ${email} gesendet.`,

  openedHeading: 'Fast geschafft',
  signInAs: (email) => `Der Link meldet dich als ${email} an.`,
  elsewhereHeading: 'Gib deine E-Mail-Adresse ein',
  elsewhere:
    'Dieser Link wurde auf einem anderen Gerät oder in einem anderen Browser angefordert. Gib zur Bestätigung die E-Mail-Adresse ein, an die er gesendet wurde.',
  signIn: 'Anmelden',
  signingIn: 'Wird angemeldet …',
  otherEmail: 'Andere E-Mail-Adresse',
  wrongEmail: 'Dieser Link wurde an eine andere E-Mail-Adresse gesendet.',
  inAs: (who) =>
    who === null
      ? 'Du bist mit einem anderen Konto angemeldet. Wenn du fortfährst, wird es abgemeldet.'
      : `Du bist als ${who} angemeldet. Wenn du fortfährst, wird ${who} abgemeldet.`,
  keepGuest: 'Meine Gastdaten behalten',
  keepGuestHint:
    'Sonst bleiben sie in diesem Browser, bis du entscheidest, ob sie übertragen werden.',

  takenHeading: 'Für diese E-Mail-Adresse gibt es schon ein Konto',
  taken: (email) =>
    `Für ${email} gibt es bereits ein Konto. Du kannst dich stattdessen dort anmelden.`,
  signInInstead: 'Im Konto anmelden',

  confirmHeading: 'Bestätige deine Identität',
  confirmLead: (email) => `Dieser Link bestätigt, dass du ${email} bist.`,
  confirm: 'Bestätigen',
  confirmedHeading: 'Identität bestätigt',
  confirmed: 'Geh zurück zu der Seite, die danach gefragt hat, oder fahre hier fort.',

  refusedHeading: 'Dieser Link funktioniert nicht',
  refused: 'Er ist abgelaufen oder wurde bereits verwendet. Wir können dir einen neuen senden.',
}

export const customTokenText: Translation<typeof SignInMethods.customTokenText> = {
  title: 'Mit einem Link anmelden',
  heading: 'Mit diesem Link anmelden?',
  lead: (account) => `Laut dem Link ist er für ${account} bestimmt.`,
  leadUnnamed: 'Der Link verrät nicht, für welches Konto er bestimmt ist.',
  unproven:
    'Das können wir erst nach der Anmeldung prüfen. Fahre nur fort, wenn du diesen Link angefordert hast: Alles, was du danach schreibst, gehört zu diesem Konto.',
  submit: 'Anmelden',
  submitting: 'Wird angemeldet …',
  switchHeading: 'Konto wechseln?',
  inAs: (account) =>
    `Du bist als ${account} angemeldet. Wenn du fortfährst, wird ${account} hier abgemeldet.`,
  switchAccounts: 'Konto wechseln',
  stay: 'Angemeldet bleiben',
  signedInHeading: 'Du bist angemeldet',
  signedIn: (account) =>
    `Dieses Konto gehört ${account}. Wenn du das nicht bist, melde dich auf der nächsten Seite ab.`,
  refusedHeading: 'Dieser Link funktioniert nicht',
  refused:
    'Er ist abgelaufen oder für eine andere App bestimmt. Fordere dort, wo du ihn bekommen hast, einen neuen an.',
  missing: 'Der Link ist unvollständig. Öffne ihn noch einmal dort, wo du ihn bekommen hast.',
}

export const phoneSignInText: Translation<typeof SignInMethods.phoneSignInText> = {
  label: 'Mit Telefonnummer fortfahren',
  title: 'Per Telefon anmelden',
  heading: 'Per Telefon anmelden',
  codeTitle: 'Gib den Code ein',
  back: 'Andere Anmeldemethode',
}

export const phoneSignUpText: Translation<typeof SignInMethods.phoneSignUpText> = {
  lead: 'Neu hier? Wir erstellen ein Konto mit dieser Nummer.',
}

export const signInText: Translation<typeof SignIn.signInText> = {
  title: 'Anmelden',
  heading: 'Willkommen zurück',
  sharedComputer: 'Gemeinsamer Computer: beim Schließen des Tabs alles vergessen',
}

export const passwordSignInText: Translation<typeof SignIn.passwordSignInText> = {
  email: 'E-Mail',
  password: 'Passwort',
  forgot: 'Passwort vergessen?',
  submit: 'Anmelden',
  submitting: 'Wird angemeldet …',
}

export const workEmailText: Translation<typeof SignIn.workEmailText> = {
  lead: (domain, name) => `Mit einer Adresse von ${domain} meldest du dich über ${name} an.`,
  submit: (name) => `Mit ${name} fortfahren`,
}

export const defaultSignInLead: Translation<typeof Lead.defaultSignInLead> =
  `Melde dich bei ${__BRAND__.name} an.`

export const firstVisitText: Translation<typeof SignIn.firstVisitText> = { heading: 'Willkommen' }

export const newAccountText: Translation<typeof SignIn.newAccountText> = {
  question: 'Neu hier?',
  link: 'Konto erstellen',
}

export const invitationText: Translation<typeof SignIn.invitationText> = {
  question: 'Neu hier?',
  link: 'Einladung anfragen',
  only: 'Neue Konten gibt es nur mit Einladung.',
}

export const tokenLinkText: Translation<typeof SignIn.tokenLinkText> = {
  lead: 'Öffne zum Anmelden den Link, den du von uns bekommen hast.',
}

export const passwordResetText: Translation<typeof PasswordReset.passwordResetText> = {
  title: 'Passwort vergessen',
  heading: 'Setze dein Passwort zurück',
  lead: 'Wir senden dir per E-Mail einen Link, über den du ein neues wählen kannst.',
  submit: 'E-Mail senden',
  submitting: 'Wird gesendet …',
  sentHeading: 'Sieh in deinem Postfach nach',
  sent: (email) =>
    `Falls es ein Konto mit ${email} gibt, haben wir eine E-Mail mit einem Link dorthin gesendet.`,
}
