import type * as english from '#src/text/passkeyText.ts'
import type { Translation } from '#translations/translation.ts'

export const passkeysText: Translation<typeof english.passkeysText> = {
  heading: 'Passkeys',
  lead: 'Melde dich mit Fingerabdruck, Gesicht oder der PIN deines Geräts an.',
  loading: 'Passkeys werden geladen …',
  none: 'Noch keine Passkeys.',
  unnamed: 'Passkey ohne Namen',
  only: 'Das ist deine einzige Anmeldemethode. Füge eine weitere hinzu, bevor du sie entfernst.',
  addRow: 'Neuer Passkey',
  add: 'Hinzufügen',
  hint: 'Benenne ihn nach seinem Speicherort, zum Beispiel diesem Gerät oder deinem Passwortmanager.',
  create: 'Passkey erstellen',
  creating: 'Warten auf deinen Browser …',
  dismissed: 'Es wurde kein Passkey erstellt. Versuche es noch einmal, wenn du bereit bist.',
  existing:
    'Auf diesem Gerät gibt es bereits einen Passkey für dein Konto. Wähle ein anderes Gerät, um einen hinzuzufügen.',
  added: 'Passkey hinzugefügt. Ab jetzt kannst du dich damit anmelden.',
  unsupported: 'Dieser Browser unterstützt keine Passkeys.',
  remove: 'Entfernen',
  removing: 'Wird entfernt …',
  keep: 'Behalten',
  removeQuestion: (name) => `„${name}“ entfernen?`,
  removeSentence:
    'Du kannst dich dann nicht mehr damit anmelden. Lösche ihn auch auf deinem Gerät, damit er dir nicht mehr angeboten wird.',
  removed: 'Passkey entfernt.',
  pendingAdd: 'Melde dich noch einmal an, um einen Passkey hinzuzufügen.',
  pendingRemove: 'Melde dich noch einmal an, um einen Passkey zu entfernen.',
}

export const passkeyRequestText: Translation<typeof english.passkeyRequestText> = {
  signIn: 'Mit Passkey anmelden',
  confirm: 'Mit Passkey bestätigen',
  waiting: 'Warten auf deinen Browser …',
  dismissed:
    'Es wurde kein Passkey verwendet. Versuche es noch einmal oder wähle eine andere Methode.',
  unknown:
    'Dieser Passkey funktioniert nicht mehr. Melde dich anders an und füge deinem Konto dann einen neuen hinzu.',
  unknownHere: 'Dieser Passkey funktioniert nicht mehr. Wähle eine andere Methode.',
}
