import type { ItemCounts } from '#src/domain/data/itemCounts.ts'
import { isolated } from '#translations/ar/isolated.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'
import type * as english from '../../text/productText.ts'

type ProductText = Translation<typeof english.productText>

function greetingsIn({ greetings = 0 }: ItemCounts): string {
  if (greetings === 0) return 'لا تحيات'
  return plural(greetings, {
    one: 'تحية واحدة',
    two: 'تحيتان',
    few: `${greetings} تحيات`,
    many: `${greetings} تحية`,
    other: `${greetings} تحية`,
  })
}

const archive: ProductText['archive'] = {
  exportLead: 'إنشاء ملف ZIP في متصفّحك يتضمّن تحيتك وتفاصيل حسابك.',
  contents: (counts) => `المحتوى: ${greetingsIn(counts)}.`,
  unsaved: () => null,
  packing: () => 'جارٍ تصدير تحيتك…',
  packed: () => 'لحظة فقط',
  contained: (counts) => `المحتوى: ${greetingsIn(counts)}.`,
  missing: {},
  importLead: 'استعادة تحيتك من ملف ZIP تم تصديره هنا.',
  preview: (counts) => [`المحتوى: ${greetingsIn(counts)}.`],
  rules: 'لن يتم تغيير أي تحية موجودة لديك.',
  soFar: (counts) => `تمت الإضافة حتى الآن: ${greetingsIn(counts)}.`,
  outcome: (counts) => [`تمت الإضافة: ${greetingsIn(counts)}.`],
  full: () => 'لا تتوفر مساحة إضافية.',
  leftOut: {},
}

const move: ProductText['move'] = {
  counting: 'جارٍ البحث عن تحيتك…',
  uncounted: 'سيتم نقل تحيتك معك.',
  comesAlong: ({ greetings = 0 }) =>
    greetings === 0 ? 'ليست لديك تحية بعد.' : 'سيتم نقل تحيتك معك.',
  unsent: () => '',
  title: 'نقل تحيتك',
  heading: 'جارٍ نقل تحيتك',
  lead: 'يجري نقل تحية الضيف إلى حسابك.',
  steps: { greetings: 'التحية' },
  notYet: 'لم يتم نقل تحيتك بعد',
  freeUpSpace: '',
  home: 'الانتقال إلى تحيتك',
  movedHeading: 'تم نقل تحيتك',
  movedLead: 'تحية الضيف في حسابك الآن. تم حذف نسخة الضيف.',
  confirmHeading: (account) => `هل تريد نقل تحية الضيف من هذا المتصفّح إلى ${isolated(account)}؟`,
  confirmLead: (account) => `يُرجى عدم نقلها إلا إذا كان ${isolated(account)} حسابك.`,
  pendingHeading: 'تحية ضيف بانتظارك',
  pendingLead:
    'حفظ شخص ما تحية كضيف في هذا المتصفّح قبل تسجيل دخولك. لن يُسأل عنها أي شخص آخر، وستبقى هنا إلى أن تنقلها أو تحذفها.',
  deletePendingGuest: 'حذف تحية الضيف',
  pendingDeleted: 'تم حذف تحية الضيف',
  noticeMoving: 'يجري نقل تحية الضيف إلى حسابك…',
  noticeHalted: 'لم يتم نقل تحية الضيف إلى حسابك بعد.',
  noticeArrived: 'تحية الضيف في حسابك. لم يتم حذف نسخة الضيف بعد.',
  noticeWaiting: 'سيتواصل نقل تحية الضيف عندما يتوفر الخادم.',
  noticeMoved: 'تحية الضيف في حسابك الآن.',
  noticeLeft: 'تم التخلّي عن تحية الضيف من علامة تبويب أخرى.',
  noticeLost: 'لم يعُد حساب الضيف الذي كان يجري نقل تحيته موجودًا.',
  noticeUnconfirmed: 'حفظ شخص ما تحية كضيف في هذا المتصفّح.',
}

export const productText: ProductText = {
  archive,
  move,
  deletion: {
    guest: 'التحية من جلسة الضيف في هذا المتصفّح.',
    documents: 'تحيتك',
    wiped: 'تم حذف تحيتك. يلي ذلك حذف حسابك.',
  },
}
