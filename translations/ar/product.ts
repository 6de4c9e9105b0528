import { totalOf } from '#src/domain/data/itemCounts.ts'
import { formatCount } from '#src/domain/format.ts'
import type * as english from '#src/text/product/defaultProductText.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'
import { isolated } from './isolated.ts'

function itemsOf(count: number): string {
  if (count === 0) return 'لا عناصر'
  return plural(count, {
    one: 'عنصر واحد',
    two: 'عنصران',
    few: `${formatCount(count)} عناصر`,
    many: `${formatCount(count)} عنصرًا`,
    other: `${formatCount(count)} عنصر`,
  })
}

/** After a verbal noun. */
function ofItems(count: number): string {
  return count === 2 ? 'عنصرين' : itemsOf(count)
}

export const defaultProductText: Translation<typeof english.defaultProductText> = {
  archive: {
    exportLead: 'ينشئ في متصفّحك ملف ZIP يحتوي على بياناتك وتفاصيل حسابك.',
    counts: (counts) => `الموجود: ${itemsOf(totalOf(counts))}.`,
    unsaved: () => null,
    packing: () => 'جارٍ تصدير بياناتك…',
    packed: ({ done }) => `تم التصدير حتى الآن: ${itemsOf(done)}`,
    contained: (counts) => `المحتوى: ${itemsOf(totalOf(counts))}.`,
    missing: {},
    importLead:
      'يستعيد البيانات من ملف ZIP تم تصديره هنا، حتى من حساب آخر. لن يتغيّر أو يُستبدل أي شيء لديك بالفعل.',
    preview: (counts) => [itemsOf(totalOf(counts))],
    rules: 'لن تتغيّر العناصر الموجودة هنا.',
    soFar: ({ added = 0 }) => `تمت الإضافة حتى الآن: ${itemsOf(added)}.`,
    outcome: ({ added = 0, existing = 0 }) => [
      added === 0 ? 'لم تتم إضافة أي شيء.' : `تمت إضافة ${ofItems(added)}.`,
      ...(existing === 0 ? [] : [`موجود هنا من قبل: ${itemsOf(existing)}.`]),
    ],
    full: () => 'نفدت مساحة التخزين لديك.',
    leftOut: {
      'not-allowed': 'رفضه الخادم',
      'no-document': 'العنصر المرتبط به غير موجود هنا',
      unknown: 'لم يعُد هذا التطبيق يستخدمه',
    },
  },
  move: {
    counting: 'جارٍ التحقّق من بياناتك…',
    uncounted: 'سيتم نقل بياناتك معك.',
    comesAlong: (kept) => {
      const count = totalOf(kept)
      return count === 0
        ? 'ليس لديك بيانات هنا بعد، لذا لا يوجد ما يمكن نقله.'
        : `سيتم نقل ${ofItems(count)} معك.`
    },
    unsaved: () => '',
    title: 'نقل بياناتك',
    heading: 'جارٍ نقل بياناتك',
    lead: 'يجري نقل بيانات الضيف إلى حسابك.',
    steps: { documents: 'العناصر' },
    notYet: 'لم يتم نقل بعض البيانات بعد',
    freeUpSpace: '',
    home: 'الانتقال إلى بياناتك',
    movedHeading: 'تم نقل بياناتك',
    movedLead: 'جميع بيانات الضيف في حسابك الآن. تم حذف نسخة الضيف.',
    confirmHeading: (account, kept) =>
      kept && totalOf(kept) > 0
        ? `هل تريد نقل ${ofItems(totalOf(kept))} إلى ${isolated(account)}؟`
        : `هل تريد نقل بيانات الضيف من هذا المتصفّح إلى ${isolated(account)}؟`,
    confirmLead: (account) =>
      `استخدم شخص ما هذا المتصفّح كضيف. يُرجى عدم نقل بياناته إلا إذا كنت أنت وكان ${isolated(account)} حسابك، وإلا ستبقى كما هي.`,
    pendingHeading: 'بيانات ضيف بانتظارك',
    pendingLead:
      'استخدم شخص ما هذا المتصفّح كضيف قبل تسجيل دخولك. لن يُسأل عن بياناته أي شخص آخر، وستبقى هنا إلى أن تنقلها أو تحذفها.',
    deletePendingGuest: 'حذف بيانات الضيف',
    pendingDeleted: 'تم حذف بيانات الضيف',
    noticeMoving: 'يجري نقل بيانات الضيف إلى حسابك…',
    noticeStopped: 'لم يتم نقل بعض بيانات الضيف إلى حسابك بعد.',
    noticeWaiting: 'سيتواصل نقل بيانات الضيف عندما يتوفر الخادم.',
    noticeMoved: 'بيانات الضيف في حسابك الآن.',
    noticeGuestGone: 'لم يعُد حساب الضيف الذي كان يجري نقل بياناته موجودًا.',
    noticeUnconfirmed: 'استخدم شخص ما هذا المتصفّح كضيف.',
  },
  deletion: {
    guest: 'البيانات من جلسة الضيف في هذا المتصفّح التي لم يتم نقلها إلى حسابك.',
    documents: 'بياناتك',
    dataDeleted: 'تم حذف بياناتك. يلي ذلك حذف حسابك.',
  },
}

export const defaultUnsavedText: Translation<typeof english.defaultUnsavedText> = {
  untitled: 'عنصر',
}

export const defaultDeletedText: Translation<typeof english.defaultDeletedText> = {
  label: 'بياناتك',
  counted: (count) => itemsOf(count),
}
