import type * as english from '#products/notebook/text/noteText.ts'
import { formatCount } from '#src/domain/format.ts'
import { charactersAre, ofCharacters, ofNotes } from '#translations/ar/counts.ts'
import { quoted } from '#translations/ar/isolated.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'

export const noteText: Translation<typeof english.noteText> = {
  tab: 'ملاحظة',
  title: 'العنوان',
  body: 'النص',
  bodyPlaceholder: 'كتابة ملاحظة',
  pin: 'تثبيت',
  unpin: 'إزالة التثبيت',
  toTrash: 'نقل إلى المهملات',
  preview: 'معاينة',
  picture: 'صورة',
  table: 'جدول',
  code: 'رمز برمجي',
  task: 'مهمة',
  nothingToPreview: 'لا يوجد ما يمكن معاينته.',
  plainPreview: 'لا تتوفر معاينة لهذا النص، وهو معروض هنا كما كُتب.',
  pieceMissing: 'تعذّر تحميل هذا الجزء. يُرجى إعادة تحميل الصفحة.',
  opening: 'جارٍ الفتح…',
  edited: (when) => `تم التعديل: ${when}`,
  counts: (words, characters) => `${wordsAre(words)} · ${charactersAre(characters)}`,

  missing: 'لم يتم العثور على الملاحظة',
  missingLead: 'ربما تم حذفها نهائيًا أو كان الرابط غير مكتمل.',
  unreachable: 'هذه الملاحظة غير متاحة بلا إنترنت',
  unreachableLead:
    'الملاحظة غير موجودة على هذا الجهاز، ويتعذّر الاتصال بالخادم. ستُفتح عند عودة الاتصال بالإنترنت.',

  saving: 'جارٍ الحفظ…',
  saved: 'تم الحفظ',
  onDevice: 'تم الحفظ على هذا الجهاز',
  inMemory: 'لم يتم الحفظ بعد. يُرجى إبقاء هذه الصفحة مفتوحة.',
  refused: 'تعذّر الحفظ',

  titleTooLong: 'العنوان طويل جدًا.',
  bodyTooLong: 'النص طويل جدًا.',
  excess: (characters) => `يُرجى حذف ${ofCharacters(characters)}.`,

  inTrash: 'هذه الملاحظة في المهملات.',
  restore: 'استعادة',
}

function wordsAre(count: number): string {
  return plural(count, {
    zero: 'لا كلمات',
    one: 'كلمة واحدة',
    two: 'كلمتان',
    few: `${formatCount(count)} كلمات`,
    other: `${formatCount(count)} كلمة`,
  })
}

export const conflictText: Translation<typeof english.conflictText> = {
  notice: 'نسخة متعارضة',
  noticeLead:
    'تم تغيير هذا النص في علامة تبويب أخرى أو على جهاز آخر أيضًا، لذا تم الاحتفاظ بالنسختين.',
  compare: 'مقارنة',
  heading: 'مقارنة النسختين',
  opening: 'جارٍ فتح النسخة الأخرى…',
  legend: 'النص الموجود في هذه النسخة فقط تحته خط. النص الموجود في النسخة الأخرى فقط يتوسطه خط.',
  title: 'العنوان',
  body: 'النص',
  same: 'النسختان متطابقتان.',
  skipped: 'نص غير متغيّر',
  thisVersion: 'هذه النسخة',
  otherVersion: 'النسخة الأخرى',
  inTrash: 'النسخة الأخرى في المهملات. ستتم استعادتها، إلا إذا احتفظت بالنسختين.',
  outcome:
    'تُنقل النسخة التي لا تحتفظ بها إلى المهملات، ويمكنك استعادتها من هناك خلال 30 يومًا. إذا احتفظت بالنسختين، تصبحان ملاحظتين منفصلتين.',
  outcomeOfFiles: 'تبقى الملفات المرفقة بهذه النسخة مع النسخة التي تحتفظ بها.',
  originalDeleted: 'تم حذف النسخة الأخرى نهائيًا. يمكنك الاحتفاظ بهذه النسخة كملاحظة.',
  unreachable: 'النسخة الأخرى غير موجودة على هذا الجهاز، ويتعذّر الاتصال بالخادم.',
  failed: {
    saving: 'تعذّر تعديل النسخة الأخرى. يُرجى إعادة المحاولة.',
    movingFiles:
      'تتضمّن هذه النسخة ملفات لا يمكن نقلها حاليًا. يُرجى إعادة المحاولة عند عودة الاتصال بالإنترنت.',
  },
  keepThis: 'الاحتفاظ بهذه النسخة',
  keepOther: 'الاحتفاظ بالأخرى',
  keeping: 'لحظة من فضلك…',
  keepBoth: 'الاحتفاظ بهما',
  keepAsNote: 'إبقاؤها كملاحظة',
  close: 'اتخاذ القرار لاحقًا',
}

export const refusedNoteText: Translation<typeof english.refusedNoteText> = {
  notAllowed: 'رفض الخادم هذه الملاحظة. لا يزال نصك هنا.',
  tooMany: (limit) =>
    `بلغت الحد الأقصى لعدد الملاحظات (${formatCount(limit)}). يُرجى حذف ملاحظة نهائيًا من المهملات ثم إعادة المحاولة.`,
  tooManyUnverified: (limit) =>
    `بلغت الحد الأقصى لعدد الملاحظات (${formatCount(limit)}). لتخزين عدد أكبر بكثير، يُرجى التحقّق من بريدك الإلكتروني.`,
  openTrash: 'فتح المهملات',
  verifyEmail: 'التحقّق من بريدك',
  createAccount: 'إنشاء حساب',
  tryAgain: 'إعادة المحاولة',
  copy: 'نسخ النص',
  copied: 'تم النسخ',
  download: 'تنزيل',
  discard: 'تجاهل',
  askDiscard: 'هل تريد تجاهل التغييرات غير المحفوظة؟',
  discardLead: 'سيتم فقدان كل ما كُتب منذ آخر حفظ نهائيًا.',
  keep: 'عدم التجاهل',
}

export const trashText: Translation<typeof english.trashText> = {
  title: 'المهملات',
  lead: 'يتم حذف الملاحظات في المهملات نهائيًا بعد 30 يومًا.',
  empty: 'المهملات فارغة.',
  loading: 'جارٍ تحميل المهملات…',
  unreachable: 'لا يمكن تحميل المهملات حاليًا. ستظهر عندما يستجيب الخادم.',
  restore: 'استعادة',
  restoreNote: (title) => `استعادة ${quoted(title)}`,
  delete: 'حذف نهائيًا',
  deleteNote: (title) => `حذف نهائيًا: ${quoted(title)}`,
  goesSoon: 'سيتم الحذف خلال يوم',
  goesIn: (days) =>
    plural(days, {
      one: 'سيتم الحذف بعد يوم واحد',
      two: 'سيتم الحذف بعد يومين',
      few: `سيتم الحذف بعد ${formatCount(days)} أيام`,
      many: `سيتم الحذف بعد ${formatCount(days)} يومًا`,
      other: `سيتم الحذف بعد ${formatCount(days)} يوم`,
    }),
  emptyTrash: 'إفراغ المهملات',
  askOne: (title) => `هل تريد حذف ${quoted(title)} نهائيًا؟`,
  askAll: 'هل تريد إفراغ المهملات؟',
  cannotUndo: 'لا يمكن التراجع عن هذا الإجراء.',
  confirmOne: 'حذف نهائيًا',
  confirmAll: 'حذف الكل',
  keepOne: 'إلغاء',
  keepAll: 'إلغاء',
  deleting: (count) => (count === 0 ? 'جارٍ الحذف…' : `تم حذف ${ofNotes(count)} حتى الآن…`),
  deleted: (count) => (count === 0 ? 'لم يتم حذف أي شيء.' : `تم حذف ${ofNotes(count)}.`),
  stop: 'إيقاف',
  cancel: 'إلغاء',
}
