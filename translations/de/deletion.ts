import { formatCount } from '#src/domain/format.ts'
import type * as Deletion from '#src/text/deletion/deletionText.ts'
import type { Translation } from '#translations/translation.ts'

export const deletionText: Translation<typeof Deletion.deletionText> = {
  title: 'Konto löschen',
  heading: 'Konto löschen',
  lead: 'Das lässt sich nicht rückgängig machen. Ein gelöschtes Konto können wir nicht wiederherstellen.',
  deleted: 'Was gelöscht wird',
  deletedAccount: (hasPhone) =>
    hasPhone
      ? 'Dein Konto mit Name, Bild, E-Mail-Adresse und Telefonnummer.'
      : 'Dein Konto mit Name, Bild und E-Mail-Adresse.',
  deletedMethods: 'Deine Anmeldemethoden.',
  uncounted: 'Wir können nicht zeigen, wie viel es ist, weil der Server nicht antwortet.',
  confirm: 'Bist du sicher?',
  typeEmail: (email) => `Gib ${email} ein, um dein Konto zu löschen`,
  typeWord: (word) => `Gib „${word}“ ein, um dein Konto zu löschen`,
  word: 'löschen',
  notTheSame: 'Das stimmt nicht überein.',
  submit: 'Mein Konto löschen',
  submitting: 'Einen Moment …',
  packing: 'Dein Export läuft noch. Warte, bis er fertig ist, oder brich ihn ab.',
  keep: 'Konto behalten',
  confirmDelete: 'Melde dich noch einmal an, um dein Konto zu löschen.',
  deleting: 'Dein Konto wird gelöscht',
  steps: 'Schritte',
  stepOf: {
    locking: 'Dein Konto sperren',
    files: 'Deine Dateien',
    verifying: 'Prüfen, dass nichts übrig ist',
    accountDocuments: 'Sonstige Kontodaten',
  },
  stepServices: 'Verbundene Dienste',
  stepAccount: 'Dein Konto',
  progress: 'Fortschritt',
  doneOf: (done, total) => `${formatCount(done)} von ${formatCount(total)} gelöscht`,
  counting: 'Wird gezählt …',
  begunLead:
    'Noch ist nichts gelöscht. Bis der erste Schritt fertig ist, kannst du noch abbrechen.',
  finalLead:
    'Das lässt sich nicht mehr abbrechen. Du kannst diese Seite schließen und die Löschung später auf jedem Gerät abschließen.',
  cancelHint: 'Wenn du jetzt abbrichst, behältst du dein Konto und alles darin.',
  cancel: 'Abbrechen, Konto behalten',
  canceling: 'Wird abgebrochen …',
  canceled: 'Dein Konto wurde nicht gelöscht.',
}

export const deletedFactorsText: Translation<typeof Deletion.deletedFactorsText> = {
  deleted: 'Deine zweiten Faktoren.',
}

export const deletedAnswersText: Translation<typeof Deletion.deletedAnswersText> = {
  deleted: 'Deine Antworten bei der Registrierung.',
}

export const stepText: Translation<typeof Deletion.stepText> = {
  done: 'fertig',
  inProgress: 'läuft …',
  stopped: 'angehalten',
  waiting: 'ausstehend',
}

export const receiptText: Translation<typeof Deletion.receiptText> = {
  save: 'Nachweis herunterladen',
  lead: 'Der Nachweis führt auf, was wann gelöscht wurde. Es gibt ihn nur auf dieser Seite.',
  file: `${__BRAND__.fileName}-deletion-receipt.json`,
  remaining: [
    {
      what: 'Ein Eintrag mit deiner Konto-ID, dem Beginn der Löschung und dem Vermerk, dass sie endgültig ist. Er verhindert, dass Geräte, die noch angemeldet waren, etwas speichern.',
      until: 'Er wird nach etwa 30 Tagen automatisch gelöscht.',
    },
    {
      what: 'Sicherungskopien von Google Cloud, auf die diese App keinen Zugriff hat.',
      until:
        'So lange, wie das Projekt sie laut Einstellung behält: standardmäßig sieben Tage bei Dateien und bis zu 180 Tage bei Konten.',
    },
  ],
}

export const unfinishedDeletionText: Translation<typeof Deletion.unfinishedDeletionText> = {
  begun:
    'Du hast begonnen, dein Konto zu löschen. Noch ist nichts gelöscht. Neue Änderungen bleiben nur auf diesem Gerät.',
  final: 'Dein Konto wird gelöscht. Das lässt sich nicht mehr abbrechen.',
  stale:
    'Dein früheres Konto wurde innerhalb der letzten Stunde gelöscht. Melde dich später erneut an, um Änderungen zu speichern.',
  keep: 'Konto behalten',
  canceling: 'Einen Moment …',
  canceled: 'Dein Konto wurde nicht gelöscht.',
}
