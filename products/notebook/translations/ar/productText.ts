import type * as english from '#products/notebook/text/productText.ts'
import type { ItemCounts } from '#src/domain/data/itemCounts.ts'
import { formatSize, formatCount, formatList } from '#src/domain/format.ts'
import type { ArchiveText, DeletionText, MoveText } from '#src/product/textContract.ts'
import {
  changesAre,
  filesAre,
  notesAre,
  ofChanges,
  ofFiles,
  ofNotes,
} from '#translations/ar/counts.ts'
import { isolated } from '#translations/ar/isolated.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'

const of = (counts: ItemCounts, name: string) => counts[name] ?? 0

export const entryText: Translation<typeof english.entryText> = {
  file: 'ملف',
  withoutNote: 'ملفات بلا ملاحظة',
  encrypted: 'عنصر مخزَّن على هذا الجهاز',
}

const archive: ArchiveText = {
  exportLead:
    'يتم في المتصفّح إنشاء ملف ZIP يتضمّن ملاحظاتك كملفات نصية (بما في ذلك المهملات) وملفاتك وتفاصيل حسابك. لا يتضمّن كلمات المرور.',
  counts: (counts) => {
    const files = of(counts, 'files')
    const both = notesAndFilesAre(of(counts, 'notes'), files)
    return files === 0 ? `${both}.` : `${both}، ${sizeOf(counts)}.`
  },
  unsaved: (counts) => {
    const unsent = of(counts, 'unsent')
    return unsent === 0 ? null : `تم تضمين ${ofChanges(unsent)}.`
  },
  packing: (step) => (step === 'files' ? 'جارٍ تصدير الملفات…' : 'جارٍ تصدير الملاحظات…'),
  packed: ({ step, done, total }) =>
    step === 'files' && total !== null
      ? `${isolated(formatSize(done))} من ${isolated(formatSize(total))}`
      : `${notesAre(done)} حتى الآن`,
  contained: (counts) => `المحتوى: ${notesAndFilesAre(of(counts, 'notes'), of(counts, 'files'))}.`,
  missing: {
    unreadable: 'تعذّرت القراءة',
    'not-arrived': 'لم يكتمل التحميل بعد من الجهاز الذي تمت الإضافة عليه',
    'too-large': 'الحجم كبير جدًا للتصدير',
    encrypted: 'لا يمكن لهذا الإصدار من التطبيق قراءته، وسيبقى في مكانه',
  },
  importLead:
    'استعادة الملاحظات والملفات من ملف ZIP تم تصديره هنا، حتى من حساب آخر. لن يتم تغيير أو استبدال أي شيء موجود لديك.',
  preview: (counts) => {
    const notes = notesAre(of(counts, 'notes'))
    const inTrash = of(counts, 'inTrash')
    const files = of(counts, 'files')
    const unsent = of(counts, 'unsent')
    return [
      inTrash === 0 ? notes : `${notes}، منها ${formatCount(inTrash)} في المهملات`,
      files === 0 ? filesAre(0) : `${filesAre(files)}، ${sizeOf(counts)}`,
      ...(unsent === 0 ? [] : [changesAre(unsent)]),
    ]
  },
  rules:
    'لن تتغيّر الملاحظات الحالية. إذا اختلفت ملاحظة، ستتم إضافة النسخة الموجودة في الملف كملاحظة منفصلة. سيحمل كل ما يتم استيراده تاريخ اليوم.',
  soFar: (counts) =>
    `تمت الإضافة حتى الآن: ${notesAndFilesAre(of(counts, 'notesAdded'), of(counts, 'filesAdded'))}.`,
  outcome: (counts) => {
    const added = notesAndFilesOf(of(counts, 'notesAdded'), of(counts, 'filesAdded'))
    const there = someNotesAndFiles(of(counts, 'notesExisting'), of(counts, 'filesExisting'))
    const separateNotes = of(counts, 'separateNotes')
    return [
      added ? `تمت إضافة ${added}.` : 'لم تتم إضافة أي شيء.',
      ...(there ? [`موجود هنا من قبل: ${there}.`] : []),
      ...(separateNotes === 0 ? [] : [addedSeparately(separateNotes)]),
    ]
  },
  full: (items) =>
    items === 'notes'
      ? 'بلغت الحد الأقصى لعدد الملاحظات. يُرجى حذف بعض الملاحظات نهائيًا أو التحقّق من بريدك الإلكتروني، ثم المتابعة.'
      : 'نفدت مساحة التخزين لديك. يُرجى حذف بعض الملفات أو التحقّق من بريدك الإلكتروني، ثم المتابعة.',
  leftOut: {
    'too-long': 'النص أطول من أن يكون ملاحظة',
    'note-gone': 'الملاحظة المرتبطة به غير موجودة أو في المهملات. يُرجى استعادتها ثم إعادة الاستيراد',
    'deleted-here': 'يجري حذفه',
    'type-not-allowed': 'نوع الملف غير متاح أو لا يتطابق محتواه مع اسمه',
    'not-allowed': 'رفضه الخادم',
  },
}

const sizeOf = (counts: ItemCounts) => `بحجم إجمالي ${isolated(formatSize(of(counts, 'bytes')))}`

function notesAndFilesAre(notes: number, files: number): string {
  if (notes === 0 && files === 0) return 'لا ملاحظات ولا ملفات'
  if (files === 0) return `${notesAre(notes)} بلا ملفات`
  return notes === 0
    ? `${filesAre(files)} بلا ملاحظات`
    : formatList([notesAre(notes), filesAre(files)])
}

/** The number of notes and files; `null` if there are none. */
function someNotesAndFiles(notes: number, files: number): string | null {
  if (notes > 0 && files > 0) return formatList([notesAre(notes), filesAre(files)])
  if (notes > 0) return notesAre(notes)
  return files > 0 ? filesAre(files) : null
}

/** The number of notes and files after a verbal noun; `null` if there are none. */
function notesAndFilesOf(notes: number, files: number): string | null {
  if (notes > 0 && files > 0) return formatList([ofNotes(notes), ofFiles(files)])
  if (notes > 0) return ofNotes(notes)
  return files > 0 ? ofFiles(files) : null
}

function addedSeparately(count: number): string {
  return plural(count, {
    one: 'كانت ملاحظة واحدة مختلفة هنا، وتمت إضافة نسختها الموجودة في الملف كملاحظة منفصلة.',
    two: 'كانت ملاحظتان مختلفتين هنا، وتمت إضافة نسختيهما الموجودتين في الملف كملاحظتين منفصلتين.',
    few: `كانت ${formatCount(count)} ملاحظات مختلفة هنا، وتمت إضافة نسخها الموجودة في الملف كملاحظات منفصلة.`,
    other: `كانت ${formatCount(count)} ملاحظة مختلفة هنا، وتمت إضافة نسخها الموجودة في الملف كملاحظات منفصلة.`,
  })
}

const itemsIn = (counts: ItemCounts) => notesAndFilesOf(of(counts, 'notes'), of(counts, 'files'))

const move: MoveText = {
  counting: 'جارٍ التحقّق من ملاحظاتك وملفاتك…',
  uncounted: 'سيتم نقل ملاحظاتك وملفاتك معك.',
  comesAlong: (counts, unsaved) => {
    const items = itemsIn(counts)
    if (items) return `سيتم نقل ${items} معك.`
    return unsaved === 0
      ? 'ليس لديك ملاحظات هنا بعد، لذا لا يوجد ما يمكن نقله.'
      : 'سيتم نقل ملاحظاتك معك.'
  },
  unsaved: (count) => `توجد تغييرات غير محفوظة على ${ofNotes(count)}، وسيتم نقلها أيضًا.`,
  title: 'نقل ملاحظاتك',
  heading: 'جارٍ نقل ملاحظاتك',
  lead: 'يجري نقل ملاحظاتك وملفاتك من حساب الضيف إلى حسابك. يمكنك مواصلة العمل.',
  steps: { notes: 'الملاحظات', files: 'الملفات' },
  notYet: 'لم يتم نقل بعض الملاحظات بعد',
  freeUpSpace: 'يُرجى حذف الملاحظات أو الملفات غير اللازمة نهائيًا، ثم المتابعة.',
  home: 'الانتقال إلى ملاحظاتك',
  movedHeading: 'تم نقل ملاحظاتك',
  movedLead: 'جميع ملاحظات الضيف وملفاته في حسابك الآن. تم حذف نسخة الضيف.',
  confirmHeading: (account, counts) => {
    const items = counts && itemsIn(counts)
    return items
      ? `هل تريد نقل ${items} إلى ${isolated(account)}؟`
      : `هل تريد نقل ملاحظات الضيف من هذا المتصفّح إلى ${isolated(account)}؟`
  },
  confirmLead: (account) =>
    `كتب شخص ما ملاحظات كضيف في هذا المتصفّح. يُرجى عدم نقلها إلا إذا كتبتها بنفسك وكان ${isolated(account)} حسابك، وإلا ستبقى كما هي.`,
  pendingHeading: 'ملاحظات ضيف بانتظارك',
  pendingLead:
    'كتب شخص ما ملاحظات كضيف في هذا المتصفّح قبل تسجيل دخولك. لن يُسأل عنها أي شخص آخر، وستبقى هنا إلى أن تنقلها أو تحذفها.',
  deletePendingGuest: 'حذف ملاحظات الضيف',
  pendingDeleted: 'تم حذف ملاحظات الضيف',
  noticeMoving: 'يجري نقل ملاحظات الضيف إلى حسابك…',
  noticeStopped: 'لم يتم نقل بعض ملاحظات الضيف إلى حسابك بعد.',
  noticeWaiting: 'سيتواصل نقل ملاحظات الضيف عندما يتوفر الخادم.',
  noticeMoved: 'ملاحظات الضيف في حسابك الآن.',
  noticeGuestGone: 'لم يعُد حساب الضيف الذي كان يجري نقل ملاحظاته موجودًا.',
  noticeUnconfirmed: 'كتب شخص ما ملاحظات كضيف في هذا المتصفّح.',
}

const deletion: DeletionText = {
  guest: 'الملاحظات والملفات من جلسة الضيف في هذا المتصفّح التي لم يتم نقلها إلى حسابك.',
  documents: 'ملاحظاتك',
  dataDeleted: 'تم حذف ملاحظاتك وملفاتك. يلي ذلك حذف حسابك.',
}

export const productText: Translation<typeof english.productText> = { archive, move, deletion }
