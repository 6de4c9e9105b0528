import type * as english from '#src/text/signInText.ts'
import type { Translation } from '#translations/translation.ts'
import { isolated } from '../isolated.ts'

export const signInText: Translation<typeof english.signInText> = {
  title: 'تسجيل الدخول',
  heading: 'مرحبًا بعودتك',
  sharedComputer: 'كمبيوتر مشترك: تسجيل خروجي عند إغلاق علامة التبويب',
}

export const passwordSignInText: Translation<typeof english.passwordSignInText> = {
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  forgot: 'هل نسيت كلمة المرور؟',
  submit: 'تسجيل الدخول',
  submitting: 'جارٍ تسجيل الدخول…',
}

export const newAccountText: Translation<typeof english.newAccountText> = {
  question: 'ليس لديك حساب؟',
  link: 'إنشاء حساب',
}

export const invitationText: Translation<typeof english.invitationText> = {
  question: 'ليس لديك حساب؟',
  link: 'طلب دعوة',
  only: 'إنشاء الحسابات الجديدة متاح بالدعوة فقط.',
}

export const tokenLinkText: Translation<typeof english.tokenLinkText> = {
  lead: 'لتسجيل الدخول، يُرجى فتح الرابط الذي وصلك منّا.',
}

export const passwordText: Translation<typeof english.passwordText> = {
  show: 'إظهار كلمة المرور',
  hide: 'إخفاء كلمة المرور',
  spaces: 'تبدأ أو تنتهي بمسافة.',
  capsLock: 'مفتاح Caps Lock مفعّل.',
}

export const validationText: Translation<typeof english.validationText> = {
  emailMissing: 'يُرجى إدخال عنوان بريدك الإلكتروني.',
  passwordMissing: 'يُرجى إدخال كلمة مرور.',
  notAnEmail: `يُرجى إدخال عنوان مثل ${isolated('name@example.com')}.`,
}

export const appText: Translation<typeof english.appText> = {
  name: __BRAND__.name,
  title: (page) => `${page} · ${__BRAND__.name}`,
  skip: 'التخطّي إلى المحتوى',
  themeToLight: 'استخدام المظهر الفاتح',
  themeToDark: 'استخدام المظهر الداكن',
  signOut: 'تسجيل الخروج',
  signingOut: 'جارٍ تسجيل الخروج…',
  offline: 'لا يوجد اتصال بالإنترنت. ستبقى تغييراتك على هذا الجهاز.',
  reconnecting: 'جارٍ إعادة الاتصال…',
  unreachable: 'يتعذّر الاتصال بالخادم. تجري إعادة المحاولة…',
  retryNow: 'المحاولة الآن',
  broken:
    'لا يمكن لهذه الصفحة تحميل أي شيء أو حفظه قبل إعادة تحميلها. ستبقى تغييراتك على هذا الجهاز.',
  notRemembered: {
    blocked: 'يحظر هذا المتصفّح تخزين البيانات، لذا سيلزم تسجيل الدخول مجددًا في المرة القادمة.',
    full: 'هذا الجهاز ممتلئ، لذا قد يلزم تسجيل الدخول مجددًا في المرة القادمة.',
  },
}

export const errorPageText: Translation<typeof english.errorPageText> = {
  missingTitle: 'تعذّر تحميل هذه الصفحة',
  missing: 'يُرجى التحقّق من الاتصال، ثم العودة أو إعادة تحميل هذه الصفحة.',
  crashTitle: 'حدث خطأ',
  crash: 'هذا الخطأ من جانبنا. عادةً ما تحلّ إعادة تحميل الصفحة المشكلة.',
  reload: 'إعادة تحميل الصفحة',
  stalledTitle: 'يستغرق ذلك وقتًا أطول من المعتاد',
  stalled: 'تعذّر التحقّق من حالة تسجيل دخولك. لم يتم فقدان أي شيء.',
  retry: 'إعادة المحاولة',
  signInAgain: 'تسجيل الدخول مجددًا',
}
