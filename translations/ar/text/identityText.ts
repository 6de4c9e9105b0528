import type * as english from '#src/text/identityText.ts'
import type { Translation } from '#translations/translation.ts'
import { isolated } from '../isolated.ts'
import { supportContact } from './brandText.ts'

export const identityText: Translation<typeof english.identityText> = {
  heading: 'تأكيد هويتك',
  password: 'كلمة المرور الحالية',
  confirm: 'تأكيد',
  confirming: 'جارٍ التحقّق…',
  wrongPassword: 'كلمة المرور غير صحيحة. يُرجى إعادة المحاولة أو استخدام طريقة أخرى.',
  passwordOnly:
    'كلمة مرورك وحدها تنهي الجلسات الأخرى نهائيًا. إذا نسيتها أو لم تكن لديك واحدة، يُرجى اختيار كلمة مرور جديدة، فذلك يسجّل الخروج من جميع الأجهزة الأخرى أيضًا.',
  newPassword: 'اختيار كلمة مرور جديدة',
  or: 'أو',
  otherMethod: 'استخدام طريقة أخرى',
  secondFactor: 'يتطلب حسابك عامل تحقّق ثانيًا.',
  noWay: 'لا تتوفر طريقة لتأكيد هويتك باستخدام هذا الحساب.',
  cancel: 'إلغاء',
}

export const linkConfirmationText: Translation<typeof english.linkConfirmationText> = {
  send: 'إرسال رابط بدلاً من ذلك',
  sendOnly: 'إرسال رابط إليّ',
  sending: 'جارٍ الإرسال…',
  asWell: (email) =>
    `إذا لم يسبق لك ضبط كلمة مرور، يمكنك أيضًا استخدام رابط نرسله إلى ${isolated(email)}.`,
  to: (email) => `سيتم إرساله إلى ${isolated(email)}.`,
  sent: (email) =>
    `أرسلنا رابطًا إلى ${isolated(email)}. بعد فتحه في هذا المتصفّح، ستتم المتابعة في هذه الصفحة.`,
}

export const phoneConfirmationText: Translation<typeof english.phoneConfirmationText> = {
  lead: (number) => `سنرسل رمزًا إلى ${isolated(number)}.`,
}

export const secondFactorText: Translation<typeof english.secondFactorText> = {
  title: 'عامل التحقّق الثاني',
  heading: 'خطوة أخرى',
  lead: 'يتطلب هذا الحساب عامل تحقّق ثانيًا.',
  choose: 'يُرجى اختيار عامل تحقّق ثانٍ',
  chooseApp: 'استخدام تطبيق مصادقة',
  choosePhone: (number) => `إرسال رمز إلى ${isolated(number)}`,
  sending: 'جارٍ الإرسال…',
  enterAppCode: 'يُرجى إدخال الرمز المعروض في تطبيق المصادقة.',
  enterSentCode: (number) => `يُرجى إدخال الرمز الذي أرسلناه إلى ${isolated(number)}.`,
  submit: 'متابعة',
  submitting: 'جارٍ التحقّق…',
  other: 'استخدام عامل تحقّق آخر',
  over: 'استغرق ذلك وقتًا طويلاً. يُرجى تسجيل الدخول مجددًا.',
  signInAgain: 'تسجيل الدخول مجددًا',
  back: 'العودة إلى تسجيل الدخول',
  notAtHand: 'ليس بإمكاني الوصول إليه',
  noRecoveryCodes: 'لا تتوفر رموز لاسترداد الحساب. أمامك الخيارات التالية:',
  methodsLeft: [
    'استخدام عامل تحقّق آخر، إذا سبق لك إعداد أكثر من عامل واحد.',
    'فتح حسابك على جهاز لم يتم تسجيل الخروج منه، وإزالة عامل التحقّق هناك.',
    `يُرجى التواصل مع ${supportContact}. يمكن للفريق إزالته بعد تأكيد هويتك.`,
  ],
}

export const factorKindText: Translation<typeof english.factorKindText> = {
  totp: 'تطبيق مصادقة',
  phone: 'رسالة نصية',
}
