import type { Translation } from '#translations/translation.ts'
import type * as english from '../../text/listText.ts'

export const listText: Translation<typeof english.listText> = {
  title: 'Liste',
  label: 'Neuer Eintrag',
  missing: 'Schreib zuerst etwas.',
  add: 'Hinzufügen',
  empty: 'Auf deiner Liste steht noch nichts.',
  edit: 'Bearbeiten',
  editItem: (item) => `${item} bearbeiten`,
  item: 'Eintrag',
  save: 'Speichern',
  cancel: 'Abbrechen',
  delete: 'Löschen',
  deleteItem: (item) => `${item} löschen`,
}
