import type * as english from '#products/notebook/text/notesText.ts'
import { formatCount } from '#src/domain/format.ts'
import { ofNotes } from '#translations/ar/counts.ts'
import { quoted } from '#translations/ar/isolated.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'

export const notesText: Translation<typeof english.notesText> = {
  title: 'الملاحظات',
  list: 'ملاحظاتك',
  back: 'كل الملاحظات',
  newNote: 'ملاحظة جديدة',
  trash: 'المهملات',
  untitled: 'بلا عنوان',
  loading: 'جارٍ تحميل الملاحظات…',
  mayBeOutdated: 'قد لا تظهر أحدث التغييرات هنا. ستظهر عندما يستجيب الخادم.',
  unreachable: 'لا يمكن تحميل ملاحظاتك حاليًا. ستظهر عندما يستجيب الخادم.',
  unreachableWait: 'لا يمكن تحميل ملاحظاتك الأخرى حاليًا. ستظهر عندما يستجيب الخادم.',
  emptyTitle: 'لا توجد ملاحظات بعد',
  empty: 'يتم حفظ كل ما يُكتب هنا تلقائيًا، حتى بلا إنترنت، ولا يمكن لأحد سواك قراءته.',
  more: 'عرض المزيد من الملاحظات',
  moreComing: 'جارٍ تحميل المزيد…',
  invitation: 'يُرجى اختيار ملاحظة أو إنشاء ملاحظة جديدة.',
  pin: (title) => `تثبيت ${quoted(title)}`,
  unpin: (title) => `إزالة تثبيت ${quoted(title)}`,
  moveToTrash: (title) => `نقل ${quoted(title)} إلى المهملات`,
  pinned: 'مثبّتة',
  conflicted: 'نسخة متعارضة',
  onDevice: 'على هذا الجهاز',
  mayBeDeleted:
    'قد يحذف هذا المتصفّح التغييرات غير المحفوظة عند نقص المساحة أو بعد أسبوع من دون زيارة. يُرجى الاتصال بالإنترنت قريبًا أو تنزيل نسخة.',
  downloadCopy: 'تنزيل نسخة',
  inMemory: 'لم تُحفظ بعد',
  refused: 'تعذّر الحفظ',
}

const inAll = 'في جميع ملاحظاتك'

export const searchText: Translation<typeof english.searchText> = {
  label: 'البحث في ملاحظاتك',
  clear: 'محو البحث',
  found: (count, newest) =>
    count === 0
      ? `لم يتم العثور على أي ملاحظة ${scopeOf(newest)}. لم يشمل البحث المهملات.`
      : `تم العثور على ${ofNotes(count)} ${scopeOf(newest)}.`,
  inAll,
  searchAll: 'البحث في الكل',
  searching: (found, loaded) => {
    if (loaded === 0) return 'جارٍ البحث في ملاحظاتك…'
    return found === 0
      ? `لم يتم العثور على أي ملاحظة بعد. تم البحث في ${ofNotes(loaded)} حتى الآن…`
      : `تم العثور على ${ofNotes(found)}. تم البحث في ${ofNotes(loaded)} حتى الآن…`
  },
  stop: 'إيقاف',
  showMore: 'عرض المزيد من النتائج',
}

/** `newest`: how many notes were searched; `null` for all. */
function scopeOf(newest: number | null): string {
  if (newest === null) return inAll
  return plural(newest, {
    one: 'في أحدث ملاحظة لديك',
    two: 'في أحدث ملاحظتين لديك',
    few: `في أحدث ${formatCount(newest)} ملاحظات لديك`,
    other: `في أحدث ${formatCount(newest)} ملاحظة لديك`,
  })
}

export const undoText: Translation<typeof english.undoText> = {
  trashed: 'تم نقل الملاحظة إلى المهملات.',
  restored: 'تمت استعادة الملاحظة.',
  failed: 'تعذّر تعديل الملاحظة. يُرجى إعادة المحاولة.',
  undo: 'تراجع',
  dismiss: 'إغلاق',
}

export const shortcutsText: Translation<typeof english.shortcutsText> = {
  heading: 'اختصارات لوحة المفاتيح',
  close: 'إغلاق',
  singleKeys: 'استخدام اختصارات المفتاح الواحد',
  names: {
    newNote: 'ملاحظة جديدة',
    search: 'البحث في ملاحظاتك',
    bold: 'غامق',
    italic: 'مائل',
    save: 'الحفظ الآن',
    undo: 'التراجع عن آخر تغيير',
    list: 'عرض هذه القائمة',
  },
}

export const deviceText: Translation<typeof english.deviceText> = {
  question: 'هل هذا جهازك الخاص؟ يمكننا تخزين ملاحظاتك هنا لتُفتح بسرعة وتعمل بلا إنترنت.',
  storeHere: 'تخزين الملاحظات هنا',
  decline: 'لا، شكرًا',
  nowStored: 'يتم الآن تخزين ملاحظاتك على هذا الجهاز.',
  nowNotStored: 'لا يتم تخزين ملاحظاتك على هذا الجهاز.',
  label: 'الملاحظات بلا إنترنت',
  stored:
    'الملاحظات التي سبق فتحها مخزَّنة هنا بشكل مشفَّر حتى تسجيل الخروج، وهي تُفتح بسرعة وتعمل بلا إنترنت.',
  notStored: 'يتم هنا تخزين التغييرات غير المحفوظة فقط بشكل مشفَّر.',
  sharedComputer: 'لا يتم تخزين أي شيء هنا، لأن هذا كمبيوتر مشترك.',
  stopStoring: 'إيقاف التخزين هنا',
  notRemoved: 'تعذّرت إزالة ملاحظاتك من هذا الجهاز. يُرجى إعادة المحاولة.',
}

export const storageProblemText: Translation<typeof english.storageProblemText> = {
  blocked: 'يحظر هذا المتصفّح تخزين البيانات. يُرجى عدم قطع الاتصال بالإنترنت حتى يتم حفظ تغييراتك.',
  full: 'مساحة هذا الجهاز ممتلئة. يُرجى إخلاء بعض المساحة أو عدم قطع الاتصال بالإنترنت حتى يتم حفظ تغييراتك.',
  shared:
    'هذا كمبيوتر مشترك، لذا لا يتم تخزين أي شيء عليه. يُرجى عدم قطع الاتصال بالإنترنت حتى يتم حفظ تغييراتك.',
  'no-key':
    'لا يمكن لهذا الجهاز تخزين التغييرات قبل اتصاله بالإنترنت مرة واحدة. يُرجى إبقاء هذه الصفحة مفتوحة.',
}
