import type * as Action from '#src/text/shared/actionText.ts'
import type * as App from '#src/text/shared/appText.ts'
import type * as Brand from '#src/text/shared/brandText.ts'
import type * as Email from '#src/text/shared/emailText.ts'
import type * as Failure from '#src/text/shared/failureText.ts'
import type * as Field from '#src/text/shared/fieldText.ts'
import type * as Phone from '#src/text/shared/phoneText.ts'
import type * as Prerendered from '#src/text/shared/prerenderedText.ts'
import type * as Provider from '#src/text/shared/providerText.ts'
import type * as Sentences from '#src/text/shared/sentencesText.ts'
import type { Translation } from '#translations/translation.ts'
import { isolated } from './isolated.ts'

export const actionText: Translation<typeof Action.actionText> = {
  add: 'إضافة',
  backToSignIn: 'العودة إلى تسجيل الدخول',
  cancel: 'إلغاء',
  change: 'تغيير',
  checking: 'جارٍ التحقّق…',
  continue: 'متابعة',
  dismiss: 'إغلاق',
  goHome: 'الصفحة الرئيسية',
  keepIt: 'إلغاء',
  notNow: 'ليس الآن',
  remove: 'إزالة',
  removing: 'جارٍ الإزالة…',
  resume: 'متابعة',
  save: 'حفظ',
  saved: 'تم الحفظ',
  saving: 'جارٍ الحفظ…',
  sending: 'جارٍ الإرسال…',
  stayGuest: 'البقاء كضيف',
  toAccount: 'الانتقال إلى حسابك',
  tryAgain: 'إعادة المحاولة',
  verifyEmail: 'التحقّق من البريد',
}

export const supportContact: Translation<typeof Brand.supportContact> = __BRAND__.support
  ? `فريق الدعم (${isolated(__BRAND__.support)})`
  : 'فريق الدعم'

export const brandLinksText: Translation<typeof Brand.brandLinksText> = {
  heading: 'المساعدة والبنود',
  terms: 'البنود',
  privacy: 'الخصوصية',
  support: 'الدعم',
}

export const emailText: Translation<typeof Email.emailText> = {
  email: 'البريد الإلكتروني',
  spam: 'قد يستغرق وصولها دقيقة. يُرجى أيضًا التحقّق من مجلد الرسائل غير المرغوب فيها.',
  resend: 'إعادة إرسال الرسالة',
  resendIn: (left) => `إعادة الإرسال بعد ${isolated(left)}`,
  otherEmail: 'استخدام بريد آخر',
}

export const failureText: Translation<typeof Failure.failureText> = {
  'account-exists-with-different-credential':
    'يستخدم الحساب المرتبط بهذا البريد الإلكتروني طريقة أخرى لتسجيل الدخول.',
  'account-refused': __FEATURES__.closedSignUp
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
  'invalid-credential': __FEATURES__.password
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
  'retry-limit-exceeded': 'استغرق الخادم وقتًا طويلاً للغاية.',
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

export const nextActionText: Translation<typeof Failure.nextActionText> = {
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

export const codeText: Translation<typeof Failure.codeText> = (code) => `الرمز: ${isolated(code)}`

export const coolDownText: Translation<typeof Failure.coolDownText> = (left) =>
  `يُرجى الانتظار ${isolated(left)} ثم إعادة المحاولة.`

export const languageText: Translation<typeof App.languageText> = {
  label: 'اللغة',
  offline: 'يمكنك تغيير اللغة عند عودة الاتصال بالإنترنت.',
}

export const newBuildText: Translation<typeof App.newBuildText> = {
  isReady: 'إصدار جديد جاهز.',
  reload: 'إعادة التحميل',
}

export const notFoundText: Translation<typeof App.notFoundText> = {
  title: 'الصفحة غير موجودة',
  lead: 'لا يوجد شيء على هذا العنوان.',
}

export const phoneText: Translation<typeof Phone.phoneText> = {
  charge: 'سنرسل إليك رمزًا في رسالة نصية. قد يفرض مشغّل شبكة الجوّال رسومًا.',
  send: 'إرسال الرمز',
  sent: (number) => `أرسلنا رمزًا إلى ${isolated(number)}.`,
  check: 'التحقّق من الرمز',
  otherNumber: 'استخدام رقم آخر',
  factorName: 'الاسم',
  factorNameMissing: 'يُرجى إدخال اسم.',
  taken: 'هذا الرقم مرتبط بحساب آخر.',
}

export const phoneFieldText: Translation<typeof Phone.phoneFieldText> = {
  number: 'رقم الهاتف',
  country: 'البلد',
  missing: 'يُرجى إدخال رقم هاتفك.',
}

export const phoneProblemText: Translation<typeof Phone.phoneProblemText> = {
  tooShort: 'هذا الرقم قصير جدًا بالنسبة إلى بلده.',
  tooLong: 'هذا الرقم طويل جدًا بالنسبة إلى بلده.',
  noNumber: 'رقم الهاتف غير صالح.',
  noCountry: `يجب أن يبدأ الرقم بعلامة ${isolated('+')} ورمز البلد.`,
  otherCountry: 'لا يوجد رقم بهذا الشكل في هذا البلد. اختر البلد الصحيح أو ابدأ بعلامة +.',
  otherRegion: 'لا يمكننا إرسال رسائل نصية إلى هذا البلد. يُرجى استخدام رقم من بلد آخر.',
}

export const codeFieldText: Translation<typeof Phone.codeFieldText> = {
  code: 'الرمز',
  missing: 'يُرجى إدخال الرمز.',
  incomplete: 'يتكوّن الرمز من 6 أرقام.',
  resend: 'إعادة إرسال الرمز',
  cancelSending: 'إلغاء الإرسال',
  resendIn: (left) => `إعادة الإرسال بعد ${isolated(left)}`,
}

export const prerenderedText: Translation<typeof Prerendered.prerenderedText> = {
  loadFailed: 'لم يكتمل تحميل هذه الصفحة. يُرجى التحقّق من الاتصال ثم إعادة تحميلها.',
  reload: 'إعادة تحميل الصفحة',
}

export const providerNames: Translation<typeof Provider.providerNames> = {
  'apple.com': 'Apple',
  'facebook.com': 'Facebook',
  'github.com': 'GitHub',
  'google.com': 'Google',
  'microsoft.com': 'Microsoft',
  'twitter.com': 'X',
  'yahoo.com': 'Yahoo',
  password: 'كلمة المرور',
  phone: 'الهاتف',
}

export const providerText: Translation<typeof Provider.providerText> = {
  waiting: (name) => `يُرجى المتابعة في نافذة ${isolated(name)}.`,
  returned: (name) => `ما زلنا في انتظار ${isolated(name)}.`,
  cancel: 'إلغاء',
  signingIn: (name) => `جارٍ تسجيل الدخول باستخدام ${isolated(name)}…`,
  returning: (name) => `جارٍ العودة من ${isolated(name)}…`,
  closed: 'تم إغلاق النافذة، ولم يتغيّر أي شيء.',
  blocked: (name) => `حظر المتصفّح نافذة ${isolated(name)}.`,
  continueHere: 'المتابعة في هذه النافذة',
  redirectLost: (name) =>
    `أعادك ${isolated(name)} إلى هنا، لكن المتصفّح حظر النتيجة. يُرجى إعادة المحاولة.`,
  refused: (name) => `تعذّر تسجيل الدخول عبر ${isolated(name)}.`,
  confirmed: (name) => `تم التأكيد. يُرجى الآن اختيار ${isolated(name)} مجددًا.`,
}

export const sentencesText: Translation<typeof Sentences.sentencesText> = (...all) => all.join(' ')

export const passwordText: Translation<typeof Field.passwordText> = {
  show: 'إظهار كلمة المرور',
  hide: 'إخفاء كلمة المرور',
  spaces: 'تبدأ أو تنتهي بمسافة.',
  capsLock: 'مفتاح Caps Lock مفعّل.',
}

export const validationText: Translation<typeof Field.validationText> = {
  emailMissing: 'يُرجى إدخال عنوان بريدك الإلكتروني.',
  passwordMissing: 'يُرجى إدخال كلمة مرور.',
  notAnEmail: `يُرجى إدخال عنوان مثل ${isolated('name@example.com')}.`,
}

export const appText: Translation<typeof App.appText> = {
  name: __BRAND__.name,
  title: (page) => `${page} · ${__BRAND__.name}`,
  skip: 'التخطّي إلى المحتوى',
  themeToLight: 'استخدام المظهر الفاتح',
  themeToDark: 'استخدام المظهر الداكن',
  signOut: 'تسجيل الخروج',
  signingOut: 'جارٍ تسجيل الخروج…',
  offline: 'لا يوجد اتصال بالإنترنت.',
  reconnecting: 'جارٍ إعادة الاتصال…',
  unreachable: 'يتعذّر الاتصال بالخادم. تجري إعادة المحاولة…',
  retryNow: 'المحاولة الآن',
  broken: 'لا يمكن لهذه الصفحة تحميل أي شيء أو حفظه قبل إعادة تحميلها.',
  persistenceProblem: {
    blocked: 'يحظر هذا المتصفّح تخزين البيانات، لذا سيلزم تسجيل الدخول مجددًا في المرة القادمة.',
    full: 'هذا الجهاز ممتلئ، لذا قد يلزم تسجيل الدخول مجددًا في المرة القادمة.',
  },
}

export const errorPageText: Translation<typeof App.errorPageText> = {
  loadFailedTitle: 'تعذّر تحميل هذه الصفحة',
  loadFailed: 'يُرجى التحقّق من الاتصال، ثم العودة أو إعادة تحميل هذه الصفحة.',
  crashTitle: 'حدث خطأ',
  crash: 'هذا الخطأ من جانبنا. عادةً ما تحلّ إعادة تحميل الصفحة المشكلة.',
  reload: 'إعادة تحميل الصفحة',
  stalledTitle: 'يستغرق ذلك وقتًا أطول من المعتاد',
  stalled: 'تعذّر التحقّق من حالة تسجيل دخولك. لم يتم فقدان أي شيء.',
  retry: 'إعادة المحاولة',
  signInAgain: 'تسجيل الدخول مجددًا',
}
