import { formatDecimal } from '#src/domain/format.ts'
import type * as AccountRow from '#src/text/account/accountRowText.ts'
import type * as Account from '#src/text/account/accountText.ts'
import type * as Picture from '#src/text/account/pictureText.ts'
import type { Translation } from '#translations/translation.ts'

export const accountRowText: Translation<typeof AccountRow.accountRowText> = {
  actionOn: (action, row) => `${action}: ${row}`,
  none: 'Keine Angabe',
}

export const accountText: Translation<typeof Account.accountText> = {
  title: 'Dein Konto',
  guest: 'Gast',
  profile: 'Profil',
  profileLead: 'Dein Name, dein Bild und wie wir dich erreichen.',
  about: 'Über dich',
  contact: 'Kontakt',
  security: 'Sicherheit',
  securityLead: 'Wie du dich anmeldest und wie wir sicherstellen, dass du es bist.',
  devices: 'Geräte',
  devicesLead: 'Wo du angemeldet bist und was dort gespeichert ist.',
  name: 'Name',
  nameHint: 'Lass das Feld leer, um deinen Namen zu entfernen.',
  nameMissing: 'Bitte gib deinen Namen ein.',
  nameTooLong: 'Namen können höchstens 80 Zeichen lang sein.',
  signInMethods: 'Anmeldemethoden',
  device: 'Dieses Gerät',
  signedIn: 'Angemeldet',
  since: (moment) => `Seit dem ${moment}`,
  sessionDuration: 'Dauer der Sitzung',
  keptHere: 'Bis du dich abmeldest, auch wenn du den Browser schließt.',
  keptAsShared: 'Nur bis du diesen Tab schließt, weil dieser Computer gemeinsam genutzt wird.',
  keptInTab:
    'Nur bis du diesen Tab schließt, weil dieser Browser deine Sitzung nicht speichern konnte.',
  data: 'Daten',
  deletion: 'Konto löschen',
  deletionLead: 'Lösche dein Konto und alles darin endgültig.',
  deletionAction: 'Konto löschen',
  confirmChangeName: 'Melde dich noch einmal an, um deinen Namen zu ändern.',
}

export const emailChangeText: Translation<typeof Account.emailChangeText> = {
  label: 'E-Mail',
  verified: 'Bestätigt',
  unverified: 'Nicht bestätigt',
  verify: 'Diese Adresse bestätigen',
  guest: 'Gäste haben keine E-Mail-Adresse.',
  keep: 'Konto erstellen',
  none: 'Keine.',
  addWithPassword: 'E-Mail-Adresse und Passwort hinzufügen',
  phoneOnly: 'Keine. Verknüpfe ein Konto, das eine hat.',
  field: 'Neue E-Mail-Adresse',
  hint: 'Wir senden einen Link an die neue Adresse. Deine E-Mail-Adresse ändert sich, wenn du ihn öffnest. Dabei wirst du auf allen Geräten abgemeldet, auch auf diesem.',
  missing: 'Gib die neue E-Mail-Adresse ein.',
  same: 'Das ist bereits deine E-Mail-Adresse.',
  submit: 'Link senden',
  sent: (email) =>
    `Wir haben eine E-Mail an ${email} gesendet. Deine Adresse ändert sich, wenn du den Link darin öffnest.`,
  close: 'Fertig',
  confirmChange: 'Melde dich noch einmal an, um deine E-Mail-Adresse zu ändern.',
}

export const phoneRowText: Translation<typeof Account.phoneRowText> = {
  label: 'Telefon',
  remove: 'Nummer entfernen',
  removeQuestion: 'Telefonnummer entfernen?',
  removeSentence: (number) => `Du kannst dich dann nicht mehr mit ${number} anmelden.`,
  onlySignInMethod:
    'Diese Nummer ist deine einzige Anmeldemethode. Füge eine weitere hinzu, bevor du sie entfernst.',
  removed: 'Entfernt',
  confirmSave: 'Melde dich noch einmal an, um deine Telefonnummer zu speichern.',
  confirmRemove: 'Melde dich noch einmal an, um deine Telefonnummer zu entfernen.',
}

export const pictureText: Translation<typeof Picture.pictureText> = {
  label: 'Bild',
  confirmChange: 'Melde dich noch einmal an, um dein Bild zu ändern.',
  hidden: 'Dein Bild liegt auf einer Website, von der wir keine Bilder laden können.',
  hint: 'Wähle ein Bild (JPEG, PNG, WebP oder GIF), zieh es hierher oder füge es ein. Nur du kannst es sehen.',
  choose: 'Bild auswählen',
  chooseAnother: 'Anderes wählen',
  reading: 'Bild wird gelesen …',
  remove: 'Bild entfernen',
  square: 'Sichtbarer Bereich',
  cropHint:
    'Zieh, um das Bild zu verschieben, oder tippe auf den Punkt, der in die Mitte soll. Auf der Tastatur: Pfeiltasten, + und −.',
  zoom: 'Zoom',
  zoomOf: (zoom) => `${formatDecimal(zoom)}-fach`,
  preview: 'Vorschau',
}

export const pictureRefusals: Translation<typeof Picture.pictureRefusals> = {
  'too-large': 'Diese Datei ist größer als 50 MB. Wähle eine kleinere.',
  'too-many-pixels':
    'Dieses Bild hat mehr als 40 Millionen Pixel oder mehr als 10.000 auf einer Seite. Wähle ein kleineres.',
  'not-a-picture': 'Das ist kein JPEG, PNG, WebP oder GIF. Wähle eine andere Datei.',
  unsupported:
    'Dieser Browser kann keine HEIC-Bilder lesen. Wähle ein JPEG oder öffne diese Seite in Safari.',
  unreadable:
    'Dieses Bild kann nicht gelesen werden. Vielleicht ist es beschädigt. Wähle ein anderes.',
  'too-slow': 'Das Lesen dieses Bildes hat zu lange gedauert. Wähle ein kleineres.',
  'no-room': 'Dein Speicherplatz ist voll. Lösche eine Datei und speichere dann erneut.',
}
