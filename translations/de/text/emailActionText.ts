import type * as english from '#src/text/emailActionText.ts'
import type { Translation } from '#translations/translation.ts'
import { supportContact } from './brandText.ts'

export const emailActionText: Translation<typeof english.emailActionText> = {
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
      __METHODS__.password
        ? `Du kannst dich wieder mit ${email} anmelden. Wer sie geändert hat, kennt vielleicht dein Passwort. Sichere jetzt dein Konto.`
        : `Du kannst dich wieder mit ${email} anmelden. Wer sie geändert hat, hatte Zugriff auf dein Konto. Sichere es jetzt.`,
    refused: __METHODS__.password
      ? 'Wenn du dich nicht mehr anmelden kannst, setze dein Passwort zurück.'
      : `Wende dich an ${supportContact}, wenn du dich nicht mehr anmelden kannst.`,
  },
  revertSecondFactorAddition: __METHODS__.secondFactors
    ? {
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
          __METHODS__.password
            ? `Die Anmeldung bei ${email} erfordert ihn nicht mehr. Wer ihn hinzugefügt hat, kennt vielleicht dein Passwort. Sichere jetzt dein Konto.`
            : `Die Anmeldung bei ${email} erfordert ihn nicht mehr. Wer ihn hinzugefügt hat, hatte Zugriff auf dein Konto. Sichere es jetzt.`,
        refused: 'Du kannst zweite Faktoren auch in deinem Konto entfernen.',
      }
    : undefined,
}

export const anyLinkText: Translation<typeof english.anyLinkText> = {
  checking: 'Link wird geprüft …',
  continue: 'Weiter',
  signIn: 'Anmelden',
  account: 'Zu deinem Konto',
  resetPassword: 'Passwort zurücksetzen',
  alreadyVerifiedHeading: 'Deine E-Mail-Adresse ist bereits bestätigt',
  alreadyVerified: 'Für das Konto, mit dem du angemeldet bist, ist nichts mehr zu tun.',
  newMail: 'Neue E-Mail senden',
  otherPerson: (who, owner) =>
    who === null
      ? `Du bist mit einem anderen Konto angemeldet. Dieser Link gehört zu ${owner}.`
      : `Du bist als ${who} angemeldet. Dieser Link gehört zu ${owner}.`,
}

export const secureAccountText: Translation<typeof english.secureAccountText> = {
  heading: 'Sichere dein Konto',
  signInMethods: 'Prüfe deine Anmeldemethoden und entferne alle, die du nicht kennst.',
  account: 'Zu deinem Konto',
}

export const securePasswordText: Translation<typeof english.securePasswordText> = {
  lead: 'Wähle ein neues Passwort. Das alte gilt dann nirgends mehr.',
  send: 'Link per E-Mail senden',
  sending: 'Wird gesendet …',
  sent: (email) => `Wir haben eine E-Mail mit einem Link an ${email} gesendet.`,
}

export const verifyEmailText: Translation<typeof english.verifyEmailText> = {
  title: 'E-Mail-Adresse bestätigen',
  heading: 'Bestätige deine E-Mail-Adresse',
  lead: (email) =>
    `Öffne den Link, den wir an ${email} gesendet haben, auf einem beliebigen Gerät. Diese Seite aktualisiert sich von selbst.`,
  send: 'E-Mail erneut senden',
  sending: 'Wird gesendet …',
  sent: (email) => `Wir haben eine neue E-Mail an ${email} gesendet.`,
  wrongAddress: 'Falsche Adresse?',
  change: 'Ändern',
  later: 'Jetzt nicht',
  verifiedHeading: 'Deine E-Mail-Adresse ist bestätigt',
  verified: (email) => `Danke, dass du ${email} bestätigt hast.`,
  noEmailHeading: 'Hier gibt es nichts zu bestätigen',
  noEmail: 'Dein Konto hat keine E-Mail-Adresse.',
  account: 'Zu deinem Konto',
}

export const newPasswordText: Translation<typeof english.newPasswordText> = {
  title: 'Neues Passwort',
  heading: 'Wähle ein neues Passwort',
  checking: 'Link wird geprüft …',
  forAccount: (email) => `Für das Konto ${email}.`,
  password: 'Neues Passwort',
  submit: 'Passwort speichern',
  submitting: 'Wird gespeichert …',
  savedHeading: 'Dein Passwort wurde geändert',
  saved: 'Du kannst dich jetzt mit deinem neuen Passwort anmelden.',
  signIn: 'Anmelden',
  refusedHeading: 'Dieser Link funktioniert nicht',
  accountGone: 'Das Konto zu diesem Link gibt es nicht mehr.',
  newLink: 'Neuen Link senden',
  uncheckedHeading: 'Dieser Link konnte nicht geprüft werden',
  check: 'Erneut prüfen',
  noCode: 'Der Link ist unvollständig. Öffne ihn noch einmal aus der E-Mail.',
  otherKind: 'Diese Art von Link wird nicht unterstützt.',
  home: 'Zur Startseite',
}
