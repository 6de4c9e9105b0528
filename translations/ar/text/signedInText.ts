import type * as english from '#src/text/signedInText.ts'
import type { Translation } from '#translations/translation.ts'
import { isolated } from '../isolated.ts'

export const signedInText: Translation<typeof english.signedInText> = {
  menuOf: (name) => (name ? `قائمة الحساب، ${isolated(name)}` : 'قائمة الحساب'),
  account: 'حسابك',
  guestAccount: 'حساب ضيف',
  notices: 'الإشعارات',
  lastSeen: 'من زيارتك الأخيرة. جارٍ البحث عن تحديثات…',
  unverified: 'لم يتم التحقّق من بريدك الإلكتروني بعد.',
  verify: 'التحقّق من البريد',
  notNow: 'ليس الآن',
  dismiss: 'إغلاق',
  unasked: 'لم يتم تسجيل خروجك لأنه تعذّر تحميل جزء من هذه الصفحة. يُرجى التحقّق من الاتصال.',
  tryAgain: 'إعادة المحاولة',
}

export const guestBannerText: Translation<typeof english.guestBannerText> = {
  lead: 'هذا حساب ضيف. يُرجى إنشاء حساب ليكون بإمكانك تسجيل الدخول مجددًا لاحقًا.',
  action: 'إنشاء حساب',
}

export const guestEndText: Translation<typeof english.guestEndText> = {
  until: (day) => `حساب ضيف، حتى ${day}`,
  near: (day) => `سيتم حذف حساب الضيف هذا مع كل محتواه في ${day}.`,
  past: 'انقضى آخر يوم لحساب الضيف هذا، وقد يتم حذفه مع كل محتواه في أي وقت.',
  export: 'تصدير بياناتك',
}
