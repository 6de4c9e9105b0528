import type * as english from '#src/text/providerText.ts'
import type { Translation } from '#translations/translation.ts'

export const providerNames: Translation<typeof english.providerNames> = {
  'apple.com': 'Apple',
  'facebook.com': 'Facebook',
  'github.com': 'GitHub',
  'google.com': 'Google',
  'microsoft.com': 'Microsoft',
  'twitter.com': 'X',
  'yahoo.com': 'Yahoo',
  password: 'Passwort',
  phone: 'Telefon',
}

export const providerText: Translation<typeof english.providerText> = {
  waiting: (name) => `Mach im Fenster von ${name} weiter.`,
  returned: (name) => `${name} hat noch nicht geantwortet.`,
  cancel: 'Abbrechen',
  returning: (name) => `Du kehrst von ${name} zurück …`,
  closed: 'Das Fenster wurde geschlossen. Es hat sich nichts geändert.',
  blocked: (name) => `Dein Browser hat das Fenster von ${name} blockiert.`,
  continueHere: 'In diesem Fenster fortfahren',
  lost: (name) =>
    `${name} hat dich zurückgeschickt, aber dein Browser hat das Ergebnis blockiert. Bitte versuche es noch einmal.`,
  refused: (name) => `Die Anmeldung über ${name} ist fehlgeschlagen.`,
  confirmed: (name) => `Bestätigt. Wähle jetzt noch einmal ${name}.`,
}
