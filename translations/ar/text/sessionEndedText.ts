import type * as english from '#src/text/sessionEndedText.ts'
import type { Translation } from '#translations/translation.ts'
import { supportContact } from './brandText.ts'

const anotherAccount = __SIGN_UP__.closed ? 'تسجيل الدخول بحساب آخر' : 'إنشاء حساب جديد'

export const sessionEndedText: Translation<typeof english.sessionEndedText> = {
  disabled: {
    title: 'تم إيقاف هذا الحساب',
    lead: `يُرجى التواصل مع ${supportContact} إذا حدث ذلك عن طريق الخطأ.`,
    action: 'تسجيل الدخول بحساب آخر',
  },
  deleted: {
    title: 'لم يعُد هذا الحساب موجودًا',
    lead: 'تم حذفه على جهاز آخر أو من جانب أحد المشرفين.',
    action: anotherAccount,
  },
  expired: {
    title: 'يُرجى تسجيل الدخول مجددًا',
    lead: __METHODS__.password
      ? 'انتهت جلستك، مثلاً بسبب تسجيل الخروج من أجهزتك الأخرى أو تغيير كلمة مرورك أو عنوان بريدك الإلكتروني. بعد تسجيل الدخول، ستتم إعادتك إلى حيث كنت.'
      : 'انتهت جلستك، مثلاً بسبب تسجيل الخروج من أجهزتك الأخرى أو تغيير عنوان بريدك الإلكتروني. بعد تسجيل الدخول، ستتم إعادتك إلى حيث كنت.',
    action: 'تسجيل الدخول',
  },
  revoked: {
    title: 'تم تسجيل خروجك من جهاز آخر',
    lead: 'كل ما لم يتم حفظه مخزَّن بشكل مشفَّر على هذا الجهاز. لاستعادته، يُرجى تسجيل الدخول مجددًا.',
    action: 'تسجيل الدخول',
  },
  left: {
    title: 'تم حذف حسابك',
    lead: 'تم حذف حسابك وكل محتواه نهائيًا.',
    action: anotherAccount,
  },
}

export const guestEndedText: Translation<typeof english.guestEndedText> = {
  title: 'لم يعُد حساب الضيف هذا موجودًا',
  lead: 'انتهت مدّته أو حذفه أحد المشرفين، وفُقد كل محتواه.',
  action: anotherAccount,
}
