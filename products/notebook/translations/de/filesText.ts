import { filesOnNoteLimit } from '#products/notebook/domain/note.ts'
import type * as english from '#products/notebook/text/filesText.ts'
import { fileSizeLimit } from '#src/domain/files/fileLimits.ts'
import { formatCount, formatSize } from '#src/domain/format.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'

export const filesText: Translation<typeof english.filesText> = {
  heading: 'Dateien',
  stranded: 'Dateien auf diesem Gerät',
  add: 'Dateien hinzufügen',
  queueMissing: 'Dateien lassen sich gerade nicht hinzufügen. Dein Text ist davon nicht betroffen.',
  drop: 'Dateien hier ablegen, um sie zu dieser Notiz hinzuzufügen',
  adding: 'Dateien werden geprüft …',
  added: (name) => `„${name}“ wurde hinzugefügt.`,
  pastedName: (moment, ending) => `Eingefügtes Bild ${moment}${ending}`,
  unknown:
    'Dateien können gerade nicht geladen werden. Sie erscheinen, sobald der Server antwortet.',
  open: (name) => `„${name}“ öffnen`,
  download: (name) => `„${name}“ herunterladen`,
  delete: (name) => `„${name}“ löschen`,
  fetching: 'Wird heruntergeladen …',
  cancel: 'Abbrechen',
  tooLargeToShow: 'Für dieses Bild gibt es keine Vorschau. Du kannst es herunterladen.',
  downloadPicture: 'Herunterladen',
  close: 'Schließen',
  deleted: (name) => `„${name}“ wird gelöscht.`,
  undo: 'Rückgängig',
  keepPageOpen: 'Lass diese Seite geöffnet, bis die Datei gelöscht ist.',
  deletionFailed: (name) => `„${name}“ konnte noch nicht gelöscht werden. Wir versuchen es weiter.`,
  tryAgain: 'Erneut versuchen',
}

export const uploadText: Translation<typeof english.uploadText> = {
  progress: (name) => `Upload-Fortschritt von „${name}“`,
  sent: (share, size) => `${share} von ${size}`,
  waiting: 'Wartet',
  retrying: 'Wir versuchen es weiter.',
  paused: 'Pausiert',
  finishing: 'Wird abgeschlossen …',
  notPersisted: 'Diese Datei ist nicht auf diesem Gerät gespeichert. Lass diese Seite geöffnet.',
  pause: 'Pausieren',
  resume: 'Fortsetzen',
  cancel: 'Abbrechen',
  retry: 'Erneut versuchen',
  download: 'Auf Gerät speichern',
  remove: 'Entfernen',
  labelFor: (action, name) => `${action}: „${name}“`,
}

export const uploadRefusalText: Translation<typeof english.uploadRefusalText> = {
  'no-room': 'Dein Speicherplatz ist voll. Lösche andere Dateien und versuche es dann noch einmal.',
  'note-gone':
    'Die Notiz ist im Papierkorb oder wurde gelöscht. Die Datei ist noch auf diesem Gerät.',
  deleted:
    'Sie wurde gelöscht, vielleicht auf einem anderen Gerät. Eine Kopie ist noch auf diesem Gerät.',
  unreadable: 'Dieses Gerät kann sie nicht mehr lesen. Füge sie noch einmal hinzu.',
  'not-allowed': 'Der Server hat diese Datei abgelehnt. Sie ist noch auf diesem Gerät.',
}

const kinds: Readonly<Record<string, string>> = {
  'image/png': 'PNG-Bild',
  'image/jpeg': 'JPEG-Bild',
  'image/gif': 'GIF-Bild',
  'image/webp': 'WebP-Bild',
  'image/avif': 'AVIF-Bild',
  'application/pdf': 'PDF',
  'text/plain': 'Text',
  'text/markdown': 'Markdown',
  'text/csv': 'Tabelle (CSV)',
  'application/json': 'JSON',
  'application/zip': 'ZIP-Archiv',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word-Dokument',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel-Tabelle',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation':
    'PowerPoint-Präsentation',
  'application/vnd.oasis.opendocument.text': 'OpenDocument-Text',
  'application/vnd.oasis.opendocument.spreadsheet': 'OpenDocument-Tabelle',
  'application/vnd.oasis.opendocument.presentation': 'OpenDocument-Präsentation',
  'audio/mpeg': 'MP3-Audio',
  'audio/mp4': 'M4A-Audio',
  'audio/wav': 'WAV-Audio',
  'audio/ogg': 'OGG-Audio',
  'video/mp4': 'MP4-Video',
  'video/webm': 'WebM-Video',
  'video/quicktime': 'QuickTime-Video',
}

export const fileKind: Translation<typeof english.fileKind> = (type) => kinds[type] ?? 'Datei'

export const fileRefusalText: Translation<typeof english.fileRefusalText> = {
  heading: (count) =>
    plural(count, {
      one: 'Eine Datei wurde nicht hinzugefügt.',
      other: `${formatCount(count)} Dateien wurden nicht hinzugefügt.`,
    }),
  withReason: (name, reason) => `${name}: ${reason}`,
  empty: 'Sie ist leer.',
  'too-large': `Sie ist größer als ${formatSize(fileSizeLimit)}.`,
  'type-not-allowed': 'Dieser Dateityp wird nicht unterstützt.',
  'not-what-it-says': 'Ihr Inhalt passt nicht zum Dateinamen.',
  'too-many': `Eine Notiz kann höchstens ${formatCount(filesOnNoteLimit)} Dateien haben.`,
  'no-room':
    'Dein Speicherplatz ist voll. Lösche andere Dateien und füge sie dann noch einmal hinzu.',
  unreadable: 'Sie konnte nicht gelesen werden. Du kannst Dateien hinzufügen, aber keine Ordner.',
  'not-stored': 'Sie konnte nicht auf diesem Gerät gespeichert werden. Füge sie noch einmal hinzu.',
  supported:
    'Unterstützt werden Bilder (PNG, JPEG, GIF, WebP, AVIF), PDF, Text, Markdown, CSV, JSON, ZIP, Office-Dokumente, Audio (MP3, M4A, WAV, OGG) und Video (MP4, WebM, MOV).',
  dismiss: 'Schließen',
}
