import type * as english from '#products/notebook/text/notesText.ts'
import { formatCount } from '#src/domain/format.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'

export const notesText: Translation<typeof english.notesText> = {
  title: 'Notizen',
  list: 'Deine Notizen',
  back: 'Alle Notizen',
  newNote: 'Neue Notiz',
  trash: 'Papierkorb',
  untitled: 'Ohne Titel',
  loading: 'Notizen werden geladen …',
  mayBeOutdated:
    'Die neuesten Änderungen fehlen vielleicht noch. Sie erscheinen, sobald der Server antwortet.',
  unreachable:
    'Deine Notizen können gerade nicht geladen werden. Sie erscheinen, sobald der Server antwortet.',
  unreachableWait:
    'Deine übrigen Notizen können gerade nicht geladen werden. Sie erscheinen, sobald der Server antwortet.',
  emptyTitle: 'Noch keine Notizen',
  empty:
    'Alles, was du schreibst, wird automatisch gespeichert, auch offline. Nur du kannst es lesen.',
  more: 'Mehr Notizen anzeigen',
  moreComing: 'Weitere werden geladen …',
  invitation: 'Wähle eine Notiz aus oder erstelle eine neue.',
  pin: (title) => `„${title}“ anheften`,
  unpin: (title) => `„${title}“ lösen`,
  moveToTrash: (title) => `„${title}“ in den Papierkorb verschieben`,
  pinned: 'Angeheftet',
  conflicted: 'Konfliktkopie',
  onDevice: 'Auf diesem Gerät',
  mayBeDeleted:
    'Dieser Browser löscht ungespeicherte Änderungen möglicherweise, wenn der Speicherplatz knapp wird oder du eine Woche lang nicht hier warst. Geh bald online oder lade eine Kopie herunter.',
  downloadCopy: 'Kopie herunterladen',
  inMemory: 'Noch nicht gespeichert',
  refused: 'Speichern fehlgeschlagen',
}

export const searchText: Translation<typeof english.searchText> = {
  label: 'Notizen durchsuchen',
  clear: 'Suche löschen',
  found: (count, newest) => {
    if (count === 0)
      return `Keine Treffer ${scopeText(newest)}. Der Papierkorb wurde nicht durchsucht.`
    return `${hitsOf(count)} ${scopeText(newest)}.`
  },
  inAll: 'in allen Notizen',
  searchAll: 'Alle Notizen durchsuchen',
  searching: (found, loaded) =>
    `${hitsOf(found)}. Bisher ${plural(loaded, { one: 'eine Notiz', other: `${formatCount(loaded)} Notizen` })} durchsucht …`,
  stop: 'Anhalten',
  showMore: 'Mehr Treffer anzeigen',
}

export const undoText: Translation<typeof english.undoText> = {
  trashed: 'Notiz in den Papierkorb verschoben.',
  restored: 'Notiz wiederhergestellt.',
  failed: 'Die Notiz konnte nicht geändert werden. Versuche es noch einmal.',
  undo: 'Rückgängig',
  dismiss: 'Schließen',
}

function hitsOf(count: number): string {
  return count === 0 ? 'Keine Treffer' : `${formatCount(count)} Treffer`
}

function scopeText(newest: number | null): string {
  if (newest === null) return searchText.inAll
  return plural(newest, {
    one: 'in deiner neuesten Notiz',
    other: `in deinen ${formatCount(newest)} neuesten Notizen`,
  })
}

export const shortcutsText: Translation<typeof english.shortcutsText> = {
  heading: 'Tastenkürzel',
  close: 'Schließen',
  singleKeys: 'Kürzel mit einer einzelnen Taste verwenden',
  names: {
    newNote: 'Neue Notiz',
    search: 'Notizen durchsuchen',
    bold: 'Fett',
    italic: 'Kursiv',
    save: 'Jetzt speichern',
    undo: 'Letzte Änderung rückgängig machen',
    list: 'Diese Liste anzeigen',
  },
}

export const deviceText: Translation<typeof english.deviceText> = {
  question:
    'Ist das dein eigenes Gerät? Wir können deine Notizen hier speichern. Dann öffnen sie sich schnell und funktionieren auch offline.',
  storeHere: 'Hier speichern',
  decline: 'Nein, danke',
  nowStored: 'Deine Notizen werden jetzt auf diesem Gerät gespeichert.',
  nowNotStored: 'Deine Notizen werden nicht auf diesem Gerät gespeichert.',
  label: 'Offline-Notizen',
  stored:
    'Notizen, die du geöffnet hast, sind hier verschlüsselt gespeichert, bis du dich abmeldest. Sie öffnen sich schnell und funktionieren auch offline.',
  notStored: 'Hier werden nur ungespeicherte Änderungen aufbewahrt, verschlüsselt.',
  sharedComputer: 'Hier ist nichts gespeichert, weil dieser Computer gemeinsam genutzt wird.',
  stopStoring: 'Nicht mehr hier speichern',
  notRemoved:
    'Deine Notizen konnten nicht von diesem Gerät entfernt werden. Versuch es noch einmal.',
}

export const storageProblemText: Translation<typeof english.storageProblemText> = {
  blocked:
    'Dieser Browser blockiert das Speichern von Daten. Bleib online, bis deine Änderungen gespeichert sind.',
  full: 'Dieses Gerät ist voll. Schaffe Platz oder bleib online, bis deine Änderungen gespeichert sind.',
  shared:
    'Dieser Computer wird gemeinsam genutzt, deshalb wird hier nichts gespeichert. Bleib online, bis deine Änderungen gespeichert sind.',
  'no-key':
    'Dieses Gerät kann Änderungen erst speichern, wenn es einmal online war. Lass diese Seite geöffnet.',
}
