import type * as english from '#src/text/connectedText.ts'
import type { Translation } from '#translations/translation.ts'
import { isolated } from '../isolated.ts'

export const connectedText: Translation<typeof english.connectedText> = {
  heading: 'الحسابات المرتبطة',
  lead: 'يمكنك تسجيل الدخول بأيّ منها.',
  notConnected: 'غير مرتبط',
  connected: 'مرتبط',
  only: 'هذه هي طريقتك الوحيدة لتسجيل الدخول. يُرجى إضافة طريقة أخرى قبل إلغاء ربطها.',
  connect: 'ربط',
  disconnect: 'إلغاء الربط',
  disconnecting: 'جارٍ إلغاء الربط…',
  askHeading: (name) => `هل تريد إلغاء ربط ${isolated(name)}؟`,
  ask: (name) => `لن يعود بإمكانك تسجيل الدخول باستخدام ${isolated(name)}.`,
  askApple: 'ستطلب Apple منك تسجيل الدخول مجددًا لإبطال إذن وصول هذا التطبيق.',
  keep: 'إبقاء الربط',
  nowConnected: (name) => `تم ربط ${isolated(name)}.`,
  nowDisconnected: (name) => `تم إلغاء ربط ${isolated(name)}.`,
  toConnect: (name) => `لربط ${isolated(name)}، يُرجى تسجيل الدخول مجددًا.`,
  toDisconnect: (name) => `لإلغاء ربط ${isolated(name)}، يُرجى تسجيل الدخول مجددًا.`,
  confirmWith: (name) => `التأكيد عبر ${isolated(name)}`,
  mismatch: (name) =>
    `سجّلت الدخول إلى حساب مختلف على ${isolated(name)}. يُرجى اختيار الحساب المرتبط هنا.`,
}
