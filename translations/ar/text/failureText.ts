import type * as english from '#src/text/failureText.ts'
import type { Translation } from '#translations/translation.ts'
import { isolated } from '../isolated.ts'
import { supportContact } from './brandText.ts'

export const failureText: Translation<typeof english.failureText> = {
  'account-exists-with-different-credential':
    'يستخدم الحساب المرتبط بهذا البريد الإلكتروني طريقة أخرى لتسجيل الدخول.',
  'account-refused': __SIGN_UP__.closed
    ? 'يلزم الحصول على دعوة لإنشاء حساب.'
    : 'لا يمكن استخدام هذا الحساب هنا.',
  'account-being-deleted': 'يجري حذف حسابك.',
  'app-not-authorized': 'لم يتم إعداد هذا التطبيق بشكل صحيح.',
  'captcha-check-failed': 'تعذّر إجراء فحص reCAPTCHA.',
  'code-expired': 'انتهت صلاحية هذا الرمز.',
  'credential-already-in-use': 'طريقة تسجيل الدخول هذه مرتبطة بحساب آخر.',
  'email-already-in-use': 'يوجد حساب بهذا البريد الإلكتروني.',
  'internal-error': 'حدث خطأ من جانبنا.',
  'invalid-action-code': 'انتهت صلاحية هذا الرابط أو سبق استخدامه.',
  'invalid-credential': __METHODS__.password
    ? 'البريد الإلكتروني أو كلمة المرور غير صحيحة.'
    : 'تعذّر التحقّق من تسجيل الدخول هذا.',
  'invalid-email': 'عنوان البريد الإلكتروني غير صالح. يُرجى تصحيحه.',
  'invalid-phone-number': 'رقم الهاتف غير صالح. يُرجى تصحيحه.',
  'invalid-verification-code': 'الرمز غير صحيح. يُرجى التحقّق منه وإعادة المحاولة.',
  'maximum-second-factor-count-exceeded': 'وصل هذا الحساب إلى الحد الأقصى من عوامل التحقّق.',
  'missing-password': 'يُرجى إدخال كلمة المرور.',
  'multi-factor-auth-required': 'يتطلب هذا الحساب عامل تحقّق ثانيًا.',
  'multi-factor-info-not-found': 'عامل التحقّق هذا لا ينتمي إلى حسابك.',
  'network-request-failed': 'يتعذّر الاتصال بالخادم.',
  'no-such-provider': 'طريقة تسجيل الدخول هذه غير مرتبطة بحسابك.',
  'object-not-found': 'لم يعُد هذا الملف موجودًا.',
  'operation-not-allowed': 'طريقة تسجيل الدخول هذه غير متاحة.',
  'out-of-space': 'نفدت مساحة التخزين على الخادم.',
  'outdated-password': 'لم تعُد كلمة مرورك تستوفي المتطلبات. يُرجى اختيار كلمة مرور جديدة.',
  'popup-blocked': 'حظر المتصفّح النافذة.',
  'popup-closed-by-user': 'تم إغلاق النافذة قبل اكتمال تسجيل الدخول.',
  'provider-already-linked': 'طريقة تسجيل الدخول هذه مرتبطة من قبل.',
  'requires-recent-login': 'يجب تأكيد هويتك للمتابعة.',
  'retry-limit-exceeded':
    'استغرق الخادم وقتًا طويلاً للغاية: دقيقتان كحد أقصى للطلب و10 دقائق للتحميل.',
  'script-blocked':
    'تعذّر تحميل نص برمجي من Google. ربما حظرته أداة لحظر المحتوى أو الشبكة المستخدَمة.',
  'second-factor-already-in-use': 'سبق إعداد عامل التحقّق هذا.',
  'too-many-requests': 'تم إجراء محاولات كثيرة جدًا.',
  unauthorized: 'ليس لديك إذن لتنفيذ هذا الإجراء.',
  'unauthorized-domain': 'هذا التطبيق غير مصرّح له بالعمل على هذا النطاق.',
  unknown: 'حدث خطأ.',
  'unsupported-first-factor': 'طريقة تسجيل الدخول هذه لا تتيح استخدام عامل تحقّق ثانٍ.',
  'unverified-email': 'يجب التحقّق من عنوان بريدك الإلكتروني أولاً.',
  'user-disabled': 'تم إيقاف هذا الحساب.',
  'user-mismatch': 'هذا الحساب مختلف عن الحساب الذي سجّلت الدخول إليه.',
  'user-token-expired': 'انتهت جلستك.',
  'weak-password': 'لا تستوفي كلمة المرور هذه المتطلبات. يُرجى اختيار كلمة مرور أخرى.',
  'web-storage-unsupported': 'يحظر هذا المتصفّح تخزين البيانات اللازم لتسجيل الدخول.',
}

export const nextActionText: Translation<typeof english.nextActionText> = {
  allowPopups: 'يُرجى السماح بالنوافذ المنبثقة لهذا الموقع ثم إعادة المحاولة.',
  allowStorage: 'يُرجى السماح لهذا الموقع بتخزين البيانات ثم إعادة المحاولة.',
  chooseAnotherMethod: 'يُرجى اختيار طريقة أخرى.',
  confirmIdentity: 'تأكيد هويتك',
  enterSecondFactor: 'إدخال عامل التحقّق الثاني',
  requestNewCode: 'إرسال رمز جديد',
  requestNewLink: 'إرسال رابط جديد',
  resetPassword: 'إعادة ضبط كلمة المرور',
  retry: 'إعادة المحاولة',
  signIn: 'تسجيل الدخول',
  contactSupport: `يُرجى التواصل مع ${supportContact}.`,
  verifyEmail: 'التحقّق من البريد',
  wait: 'يُرجى الانتظار.',
}

export const codeText: Translation<typeof english.codeText> = (code) => `الرمز: ${isolated(code)}`

export const coolDownText: Translation<typeof english.coolDownText> = (left) =>
  `يُرجى الانتظار ${isolated(left)} ثم إعادة المحاولة.`
