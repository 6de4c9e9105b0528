import { formatCount } from '#src/domain/format.ts'
import type * as Claims from '#src/text/session/claimsText.ts'
import type * as SentBack from '#src/text/session/sentBackText.ts'
import type * as SessionEnded from '#src/text/session/sessionEndedText.ts'
import type * as SignedIn from '#src/text/session/signedInText.ts'
import type * as SignOut from '#src/text/session/signOutText.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'
import { supportContact } from './shared.ts'

export const claimsText: Translation<typeof Claims.claimsText> = {
  title: 'Du hast keinen Zugriff auf diese Seite',
  lead: `Wende dich an ${supportContact}, wenn du glaubst, dass du Zugriff haben solltest. Wenn du ihn gerade erst bekommen hast, prüfe es noch einmal.`,
  unknownTitle: 'Wir konnten deinen Zugriff nicht prüfen',
  checkAgain: 'Erneut prüfen',
}

const anotherAccount = __FEATURES__.closedSignUp
  ? 'Mit anderem Konto anmelden'
  : 'Neues Konto erstellen'

export const sessionEndedText: Translation<typeof SessionEnded.sessionEndedText> = {
  disabled: {
    title: 'Dieses Konto wurde deaktiviert',
    lead: `Wende dich an ${supportContact}, falls du das für einen Fehler hältst.`,
    action: 'Mit anderem Konto anmelden',
  },
  deletedElsewhere: {
    title: 'Dieses Konto gibt es nicht mehr',
    lead: 'Es wurde auf einem anderen Gerät oder von einem Administrator gelöscht.',
    action: anotherAccount,
  },
  endedByFirebase: {
    title: 'Bitte melde dich noch einmal an',
    lead: 'Deine Sitzung ist beendet, etwa weil du andere Geräte abgemeldet hast oder dein Passwort oder deine E-Mail-Adresse geändert wurde. Nach der Anmeldung kommst du dorthin zurück, wo du warst.',
    action: 'Anmelden',
  },
  inactive: {
    title: 'Bitte melde dich noch einmal an',
    lead: 'Du wurdest abgemeldet, weil du eine Weile nicht aktiv warst. Nach der Anmeldung kommst du dorthin zurück, wo du warst.',
    action: 'Anmelden',
  },
  tooOld: {
    title: 'Bitte melde dich noch einmal an',
    lead: 'Deine Sitzung hat ihre Höchstdauer erreicht. Nach der Anmeldung kommst du dorthin zurück, wo du warst.',
    action: 'Anmelden',
  },
  signedOutElsewhere: {
    title: 'Du wurdest von einem anderen Gerät aus abgemeldet',
    lead: 'Melde dich in diesem Tab wieder an, um zurückzubekommen, was du noch nicht gespeichert hattest.',
    action: 'Anmelden',
  },
  deletedHere: {
    title: 'Dein Konto wurde gelöscht',
    lead: 'Dein Konto und alles darin wurde endgültig gelöscht.',
    action: anotherAccount,
  },
}

export const guestEndedText: Translation<typeof SessionEnded.guestEndedText> = {
  title: 'Dieses Gastkonto gibt es nicht mehr',
  lead: 'Seine Zeit war abgelaufen, oder es wurde von einem Administrator gelöscht. Alles darin ist weg.',
  action: anotherAccount,
}

export const signOutText: Translation<typeof SignOut.signOutText> = {
  heading: 'Noch ist nicht alles gespeichert',
  leadOfEdits: (count) =>
    plural(count, {
      one: 'Änderungen an einem Eintrag sind nur auf diesem Gerät:',
      other: `Änderungen an ${formatCount(count)} Einträgen sind nur auf diesem Gerät:`,
    }),
  leadOfFiles: (count) =>
    plural(count, {
      one: 'Eine Datei ist nur auf diesem Gerät:',
      other: `${formatCount(count)} Dateien sind nur auf diesem Gerät:`,
    }),
  more: (count) => `und ${formatCount(count)} weitere`,
  signedInAs: (who) =>
    who === null ? 'Du bist als Gast angemeldet.' : `Du bist als ${who} angemeldet.`,
  stay: 'Angemeldet bleiben',
  keep: 'Auf diesem Gerät behalten und abmelden',
  keepHint:
    'Alles bleibt verschlüsselt auf diesem Gerät. Melde dich hier wieder an, um es zu öffnen und zu speichern.',
  keepHintAtRisk:
    'Alles bleibt verschlüsselt auf diesem Gerät. Dieser Browser löscht es aber möglicherweise, wenn der Speicherplatz knapp wird oder du eine Woche lang nicht hier warst. Melde dich hier bald wieder an, um es zu speichern.',
  cannotKeep:
    'Dieses Gerät kann nichts davon behalten. Wenn du dich jetzt abmeldest, geht alles verloren.',
  guestCannotReturn:
    'Als dieser Gast kannst du dich nicht wieder anmelden. Wenn du dich jetzt abmeldest, geht alles verloren.',
  uncertain:
    'Wir konnten nicht prüfen, ob alles gespeichert ist. Schließe andere Tabs dieser App und versuche es noch einmal.',
  discardConfirmation: (hasChanges, hasFiles) => {
    if (hasChanges && hasFiles) return 'Ja, diese Änderungen und Dateien verwerfen'
    return hasFiles ? 'Ja, diese Dateien verwerfen' : 'Ja, diese Änderungen verwerfen'
  },
  discard: 'Verwerfen und abmelden',
}

export const signedInText: Translation<typeof SignedIn.signedInText> = {
  menuOf: (name) => (name ? `Kontomenü, ${name}` : 'Kontomenü'),
  account: 'Dein Konto',
  guestAccount: 'Gastkonto',
  notices: 'Mitteilungen',
  fromLastVisit: 'Stand deines letzten Besuchs. Neues wird geladen …',
  unverified: 'Deine E-Mail-Adresse ist noch nicht bestätigt.',
  stillSignedIn: 'Du bist noch angemeldet',
  signOutFailed:
    'Du bist noch angemeldet, weil ein Teil dieser Seite nicht geladen werden konnte. Prüfe deine Verbindung.',
}

export const sentBackText: Translation<typeof SentBack.sentBackText> = {
  title: 'Diese Seite schickt dich immer wieder zur Anmeldung',
  lead: (who) =>
    who === null
      ? 'Du bist als Gast angemeldet, aber die Seite schickt dich hierher zurück. Melde dich ab, um ein Konto zu benutzen.'
      : `Du bist als ${who} angemeldet, aber die Seite schickt dich hierher zurück. Melde dich ab, um ein anderes Konto zu benutzen, oder prüfe dieses.`,
  inDevelopment: (address) =>
    `Nur in der Entwicklung zu sehen: Deine App schickt unter ${address} angemeldete Personen zurück. Hat sie denselben apiKey? Wartet ihre Prüfung auf onAuthStateChanged? Schickt sie Gäste oder Personen ohne bestätigte E-Mail-Adresse zur Anmeldung?`,
}
