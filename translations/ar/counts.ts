import { formatCount } from '#src/domain/format.ts'
import { plural } from '#translations/plural.ts'

/** The forms of a counted noun: `two` as a subject, `ofTwo` after a verbal noun or a preposition. */
type Noun = {
  zero: string
  one: string
  two: string
  ofTwo: string
  few: string
  many: string
  other: string
}

const note: Noun = {
  zero: 'لا ملاحظات',
  one: 'ملاحظة واحدة',
  two: 'ملاحظتان',
  ofTwo: 'ملاحظتين',
  few: 'ملاحظات',
  many: 'ملاحظة',
  other: 'ملاحظة',
}

const file: Noun = {
  zero: 'لا ملفات',
  one: 'ملف واحد',
  two: 'ملفان',
  ofTwo: 'ملفين',
  few: 'ملفات',
  many: 'ملفًا',
  other: 'ملف',
}

const item: Noun = {
  zero: 'لا عناصر',
  one: 'عنصر واحد',
  two: 'عنصران',
  ofTwo: 'عنصرين',
  few: 'عناصر',
  many: 'عنصرًا',
  other: 'عنصر',
}

const change: Noun = {
  zero: 'لا تغييرات غير محفوظة',
  one: 'تغيير واحد غير محفوظ',
  two: 'تغييران غير محفوظين',
  ofTwo: 'تغييرين غير محفوظين',
  few: 'تغييرات غير محفوظة',
  many: 'تغييرًا غير محفوظ',
  other: 'تغيير غير محفوظ',
}

const character: Noun = {
  zero: 'لا أحرف',
  one: 'حرف واحد',
  two: 'حرفان',
  ofTwo: 'حرفين',
  few: 'أحرف',
  many: 'حرفًا',
  other: 'حرف',
}

function counted(count: number, noun: Noun, two: string): string {
  const { zero, one, few, many, other } = noun
  return plural(count, {
    zero,
    one,
    two,
    few: `${formatCount(count)} ${few}`,
    many: `${formatCount(count)} ${many}`,
    other: `${formatCount(count)} ${other}`,
  })
}

/** As the subject of a sentence, or on its own. */
export const notesAre = (count: number) => counted(count, note, note.two)
export const filesAre = (count: number) => counted(count, file, file.two)
export const charactersAre = (count: number) => counted(count, character, character.two)
export const changesAre = (count: number) => counted(count, change, change.two)

/** After a verbal noun or a preposition. */
export const ofNotes = (count: number) => counted(count, note, note.ofTwo)
export const ofFiles = (count: number) => counted(count, file, file.ofTwo)
export const ofItems = (count: number) => counted(count, item, item.ofTwo)
export const ofChanges = (count: number) => counted(count, change, change.ofTwo)
export const ofCharacters = (count: number) => counted(count, character, character.ofTwo)
