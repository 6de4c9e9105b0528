import type * as english from '#src/text/sessionEndedText.ts'
import type { Translation } from '#translations/translation.ts'
import { supportContact } from './brandText.ts'

const anotherAccount = __SIGN_UP__.closed ? 'Mit anderem Konto anmelden' : 'Neues Konto erstellen'

export const sessionEndedText: Translation<typeof english.sessionEndedText> = {
  disabled: {
    title: 'Dieses Konto wurde deaktiviert',
    lead: `Wende dich an ${supportContact}, falls du das für einen Fehler hältst.`,
    action: 'Mit anderem Konto anmelden',
  },
  deleted: {
    title: 'Dieses Konto gibt es nicht mehr',
    lead: 'Es wurde auf einem anderen Gerät oder von einem Administrator gelöscht.',
    action: anotherAccount,
  },
  expired: {
    title: 'Bitte melde dich noch einmal an',
    lead: __METHODS__.password
      ? 'Deine Sitzung ist beendet, etwa weil du andere Geräte abgemeldet hast oder dein Passwort oder deine E-Mail-Adresse geändert wurde. Nach der Anmeldung kommst du dorthin zurück, wo du warst.'
      : 'Deine Sitzung ist beendet, etwa weil du andere Geräte abgemeldet hast oder deine E-Mail-Adresse geändert wurde. Nach der Anmeldung kommst du dorthin zurück, wo du warst.',
    action: 'Anmelden',
  },
  revoked: {
    title: 'Du wurdest von einem anderen Gerät aus abgemeldet',
    lead: 'Was du noch nicht gespeichert hattest, liegt verschlüsselt auf diesem Gerät. Melde dich wieder an, um darauf zuzugreifen.',
    action: 'Anmelden',
  },
  left: {
    title: 'Dein Konto wurde gelöscht',
    lead: 'Dein Konto und alles darin wurde endgültig gelöscht.',
    action: anotherAccount,
  },
}

export const guestEndedText: Translation<typeof english.guestEndedText> = {
  title: 'Dieses Gastkonto gibt es nicht mehr',
  lead: 'Seine Zeit war abgelaufen, oder es wurde von einem Administrator gelöscht. Alles darin ist weg.',
  action: anotherAccount,
}
