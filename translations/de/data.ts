import { formatDuration, formatCount, roughTime } from '#src/domain/format.ts'
import type * as AccountDetails from '#src/text/data/accountDetailsText.ts'
import type * as Archive from '#src/text/data/archiveText.ts'
import type * as Collection from '#src/text/data/collectionText.ts'
import type * as TimeLeft from '#src/text/data/timeLeftText.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'

export const accountDetailsText: Translation<typeof AccountDetails.accountDetailsText> = {
  heading: 'Kontodetails',
  lead: 'Alles, was in deinem Kontodatensatz steht.',
  yes: 'Ja',
  no: 'Nein',
  uid: 'Benutzer-ID',
  email: 'E-Mail',
  emailVerified: 'E-Mail bestätigt',
  displayName: 'Name',
  photoURL: 'Bild',
  phoneNumber: 'Telefon',
  isAnonymous: 'Gast',
  tenantId: 'Mandant',
  providerData: 'Anmeldemethoden',
  emailLink: 'E-Mail-Link',
  creationTime: 'Konto erstellt',
  lastSignInTime: 'Letzte Anmeldung',
}

export const dataText: Translation<typeof Archive.dataText> = {
  title: 'Deine Daten',
  lead: 'Exportiere alles oder importiere einen früheren Export.',
}

export const stayText: Translation<typeof Archive.stayText> = {
  heading: 'Diese Seite verlassen?',
  stay: 'Bleiben',
  leave: 'Beenden und verlassen',
}

const keepOpen = 'Lass diese Seite geöffnet, bis alles fertig ist.'

export const exportText: Translation<typeof Archive.exportText> = {
  heading: 'Alles exportieren',
  counting: 'Wird gezählt …',
  start: 'Alles exportieren',
  progress: 'Fortschritt des Exports',
  stay: keepOpen,
  stopsThen: 'Dein Export läuft noch. Wenn du diese Seite verlässt, wird er abgebrochen.',
  diskFull:
    'Auf diesem Gerät ist nicht genug Platz für deinen Export. Schaffe Platz und versuche es noch einmal.',
  done: (name, size) =>
    `Dein Export ist fertig und wurde an deinen Browser übergeben: ${name}, ${size}.`,
  withPicture: 'Dein Bild ist enthalten.',
  downloadAgain: 'Erneut herunterladen',
  exportAgain: 'Neu exportieren',
  missing: (count) =>
    plural(count, {
      one: 'Ein Eintrag wurde ausgelassen:',
      other: `${formatCount(count)} Einträge wurden ausgelassen:`,
    }),
  missingAll: 'Alle stehen in manifest.json.',
  picture: 'Bild',
}

export const missingText: Translation<typeof Archive.missingText> = {
  unreadable: 'konnte nicht gelesen werden',
}

export const namedText: Translation<typeof Archive.namedText> = {
  withReason: (name, reason) => `„${name}“: ${reason}`,
  more: (count) => `und ${formatCount(count)} weitere`,
}

export const importText: Translation<typeof Archive.importText> = {
  heading: 'Importieren',
  choose: 'ZIP-Datei auswählen',
  chooseOther: 'Andere Datei wählen',
  drop: 'Oder zieh sie auf diese Seite.',
  checking: 'Datei wird geprüft …',
  checkingProgress: 'Fortschritt der Prüfung',
  contains: 'Dieser Export enthält:',
  from: (moment) => `Exportiert am ${moment}`,
  missing: (count) =>
    plural(count, {
      one: 'Ein Eintrag fehlt in diesem Export.',
      other: `${formatCount(count)} Einträge fehlen in diesem Export.`,
    }),
  account: 'Dein Konto wird nicht geändert.',
  picture: 'Dein Konto wird nicht geändert. Das Bild aus der Datei wird nicht importiert.',
  start: 'Importieren',
  restoring: 'Wird importiert …',
  stopsThen:
    'Dein Import läuft noch. Wenn du diese Seite verlässt, hält er an. Was schon importiert wurde, bleibt. Importiere die Datei noch einmal, um den Rest zu erhalten.',
  restoringProgress: 'Fortschritt des Imports',
  stay: keepOpen,
  pause: 'Anhalten',
  finish: 'Fertig',
  paused: 'Angehalten.',
  failed: 'Der Import wurde unterbrochen.',
  done: 'Import abgeschlossen.',
  leftOut: (count) =>
    plural(count, {
      one: 'Ein Eintrag wurde nicht importiert. Er ist weiterhin in der Datei:',
      other: `${formatCount(count)} Einträge wurden nicht importiert. Sie sind weiterhin in der Datei:`,
    }),
  another: 'Weitere Datei importieren',
}

export const archiveRefusalText: Translation<typeof Archive.archiveRefusalText> = {
  'not-ours': 'Das ist kein Export aus dieser App.',
  newer:
    'Diese Datei stammt aus einer neueren Version dieser App. Lade die Seite neu und versuche es noch einmal.',
  damaged:
    'Diese Datei ist beschädigt oder wurde nach dem Export geändert. Wähle die Originaldatei.',
  'too-large': 'Diese Datei ist größer als jeder Export aus dieser App.',
  unreadable:
    'Diese Datei kann nicht mehr gelesen werden. Vielleicht wurde sie verschoben oder geändert. Wähle sie noch einmal aus.',
}

export const refusedText: Translation<typeof Archive.refusedText> = {
  nothing: 'Es wurde nichts geändert.',
  partly: 'Was schon importiert wurde, bleibt.',
}

export const timeLeftText: Translation<typeof TimeLeft.timeLeftText> = (milliseconds) =>
  `noch etwa ${formatDuration(roughTime(milliseconds))}`

export const collectionText: Translation<typeof Collection.collectionText> = {
  loading: 'Wird geladen …',
  slow: 'Das dauert noch. Prüfe deine Verbindung.',
  offline: 'Deine Änderungen werden gespeichert, sobald du wieder online bist.',
  refused: (names) => `Diese Änderungen konnten nicht gespeichert werden: ${names}.`,
  discard: 'Verwerfen',
  askDiscard: 'Nicht gespeicherte Änderungen verwerfen?',
  discardLead: (names) =>
    `Diese nicht gespeicherten Änderungen gehen endgültig verloren: ${names}.`,
  keep: 'Behalten',
}
