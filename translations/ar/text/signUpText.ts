import type * as english from '#src/text/signUpText.ts'
import type { Translation } from '#translations/translation.ts'
import { isolated } from '../isolated.ts'

export const signUpText: Translation<typeof english.signUpText> = {
  title: 'إنشاء حساب',
  heading: 'إنشاء حساب',
  lead: __SIGN_UP__.profile
    ? 'لن يستغرق الأمر سوى دقيقة.'
    : 'لا يلزمك سوى عنوان بريد إلكتروني وكلمة مرور.',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  submit: 'إنشاء حساب',
  submitting: 'جارٍ إنشاء الحساب…',
  hasAccount: 'هل لديك حساب؟',
  signIn: 'تسجيل الدخول',
}

export const passwordResetText: Translation<typeof english.passwordResetText> = {
  title: 'نسيت كلمة المرور',
  heading: 'إعادة ضبط كلمة المرور',
  lead: 'سنرسل إليك رابطًا بالبريد الإلكتروني لاختيار كلمة مرور جديدة.',
  submit: 'إرسال الرسالة',
  submitting: 'جارٍ الإرسال…',
  sentHeading: 'يُرجى مراجعة بريدك الإلكتروني',
  sent: (email) =>
    `إذا كان هناك حساب بالعنوان ${isolated(email)}، فقد أرسلنا إليه رسالة تتضمّن رابطًا.`,
  back: 'العودة إلى تسجيل الدخول',
}
