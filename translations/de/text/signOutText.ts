import { grouped } from '#src/domain/format.ts'
import type { signOutText as english } from '#src/text/signOutText.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'

export const signOutText: Translation<typeof english> = {
  heading: 'Noch ist nicht alles gespeichert',
  leadOfEdits: (count) =>
    plural(count, {
      one: 'Änderungen an einem Element sind nur auf diesem Gerät:',
      other: `Änderungen an ${grouped(count)} Elementen sind nur auf diesem Gerät:`,
    }),
  leadOfFiles: (count) =>
    plural(count, {
      one: 'Eine Datei ist nur auf diesem Gerät:',
      other: `${grouped(count)} Dateien sind nur auf diesem Gerät:`,
    }),
  more: (count) => `und ${grouped(count)} weitere`,
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
  uncertainHeading: 'Du bist noch angemeldet',
  uncertain:
    'Wir konnten nicht prüfen, ob alles gespeichert ist. Schließe andere Tabs dieser App und versuche es noch einmal.',
  tryAgain: 'Erneut versuchen',
  discardConfirmation: (hasChanges, hasFiles) => {
    if (hasChanges && hasFiles) return 'Ja, diese Änderungen und Dateien verwerfen'
    return hasFiles ? 'Ja, diese Dateien verwerfen' : 'Ja, diese Änderungen verwerfen'
  },
  discard: 'Verwerfen und abmelden',
}
