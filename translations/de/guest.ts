import { formatCount, formatList } from '#src/domain/format.ts'
import type * as GuestNotice from '#src/text/guest/guestNoticeText.ts'
import type * as Guest from '#src/text/guest/guestText.ts'
import type { Translation } from '#translations/translation.ts'

export const guestUpgradeText: Translation<typeof Guest.guestUpgradeText> = {
  title: 'Konto erstellen',
  lead: 'Du behältst alles, was du hier hast.',
  email: 'E-Mail',
  password: 'Passwort',
  submit: 'Konto erstellen',
  submitting: 'Konto wird erstellt …',
  or: 'oder',
  phone: 'Telefonnummer verwenden',
  upgradedTitle: 'Dein Konto ist bereit',
  upgraded: 'Du kannst dich jetzt auf jedem Gerät anmelden.',
  emailTaken:
    'Es gibt bereits ein Konto mit dieser E-Mail-Adresse. Melde dich mit dessen Passwort an.',
  existingPassword: 'Passwort dieses Kontos',
  signIn: 'In diesem Konto anmelden',
  signingIn: 'Wird angemeldet …',
  providerTaken: (name) =>
    `${name} ist bereits mit einem anderen Konto verknüpft. Du kannst dich dort anmelden.`,
  providerEmailTaken: (name) =>
    `Zur E-Mail-Adresse deines Kontos bei ${name} gibt es hier bereits ein Konto. Du kannst dich darin anmelden.`,
  notConnected: (name) =>
    `Dieses Konto ist nicht mit ${name} verknüpft. Wähle die Methode, mit der du dich sonst anmeldest.`,
}

export const moveText: Translation<typeof Guest.moveText> = {
  deletingLead: 'Alles Übertragene ist in deinem Konto. Das Gastkonto wird gelöscht.',
  waiting: 'Ein anderer Tab dieses Browsers muss erst fertig werden.',
  steps: 'Schritte',
  stepChanges: 'Nicht gespeicherte Änderungen',
  stepVerifying: 'Prüfen',
  stepDeleting: 'Gastkonto löschen',
  outOf: (copied, all) => `${formatCount(copied)} von ${formatCount(all)}`,
  pause: 'Anhalten',
  pausedLead:
    'Alles, was schon kopiert wurde, ist in deinem Konto. Den Rest kannst du jederzeit übertragen.',
  failedLead:
    'Alles, was schon kopiert wurde, ist in deinem Konto, und nichts wurde gelöscht. Du kannst jederzeit fortfahren.',
  offlineLead:
    'Alles, was schon kopiert wurde, ist in deinem Konto. Es geht weiter, sobald du wieder online bist.',
  coolingDownLead: 'Der Server ist ausgelastet. Gleich geht es weiter.',
  overQuotaLead:
    'Nicht alles passt in dein Konto. Was hineinpasst, wurde übertragen; der Rest ist noch im Gastkonto.',
  verify: 'Bestätige deine E-Mail-Adresse, um mehr Platz zu erhalten',
  undeleted: 'Das Gastkonto wurde noch nicht gelöscht',
  undeletedLead: 'Alles Übertragene ist in deinem Konto. Du kannst jederzeit fortfahren.',
  undeletedOfflineLead:
    'Alles Übertragene ist in deinem Konto. Das Löschen geht weiter, sobald du wieder online bist.',
  noticeUndeleted:
    'Alles Übertragene ist in deinem Konto. Das Gastkonto wurde noch nicht gelöscht.',
  discardConfirmation: (items) =>
    items.length === 0
      ? 'Ja, alles löschen, was nicht übertragen wurde, auch nicht gespeicherte Änderungen, die sich hier nicht lesen lassen. Das lässt sich nicht rückgängig machen.'
      : `Ja, alles löschen, was nicht übertragen wurde (${formatList(items)}), auch nicht gespeicherte Änderungen, die sich hier nicht lesen lassen. Das lässt sich nicht rückgängig machen.`,
  itemsOfStep: (step, count) => `${step}: ${formatCount(count)}`,
  discard: 'Rest verwerfen',
  goneHeading: 'Das Gastkonto gibt es nicht mehr',
  goneLead:
    'Das Gastkonto wurde gelöscht oder in ein Konto umgewandelt, oder seine Sitzung ist beendet. Daher lässt sich nichts mehr übertragen. Alles, was schon kopiert wurde, bleibt in deinem Konto.',
  nothingHeading: 'Es gibt nichts zu übertragen',
  nothingLead: 'Alles, was du hast, ist bereits in diesem Konto.',

  confirm: 'Ja, übertragen',
  decideLater: 'Später entscheiden',
  keepPending: 'Behalten und abmelden',
  deleteConfirmation:
    'Ja, das vom Gast Hinterlassene löschen. Das lässt sich nicht rückgängig machen.',
  deleting: 'Wird gelöscht …',

  view: 'Ansehen',
}

export const guestNoticeText: Translation<typeof GuestNotice.guestNoticeText> = {
  lead: 'Du nutzt ein Gastkonto. Erstelle ein Konto, damit du dich später wieder anmelden kannst.',
  action: 'Konto erstellen',
}

export const guestEndText: Translation<typeof GuestNotice.guestEndText> = {
  until: (day) => `Gastkonto, bis zum ${day}`,
  near: (day) => `Dieses Gastkonto wird am ${day} mit allem darin gelöscht.`,
  past: 'Der letzte Tag dieses Gastkontos ist vorbei. Es kann jederzeit mit allem darin gelöscht werden.',
  export: 'Daten exportieren',
}
