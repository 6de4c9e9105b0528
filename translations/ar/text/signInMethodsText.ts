import type * as english from '#src/text/signInMethodsText.ts'
import type { Translation } from '#translations/translation.ts'
import { isolated } from '../isolated.ts'

export const otherMethodsText: Translation<typeof english.otherMethodsText> = {
  heading: 'طرق أخرى لتسجيل الدخول',
  or: 'أو',
  continueWith: (name) => `المتابعة عبر ${isolated(name)}`,
  lastUsed: 'الأحدث استخدامًا',
  passwordLastUsed: 'البريد الإلكتروني وكلمة المرور:',
  notYou: 'ليس حسابك؟',
  existing: (email, name) =>
    `يوجد حساب بالعنوان ${isolated(email)}. لربط ${isolated(name)} به، يُرجى تسجيل الدخول بالطريقة السابقة.`,
  inApp: (app) =>
    app === null
      ? 'هذا هو المتصفّح المضمَّن في تطبيق آخر. لا تعمل معظم طرق تسجيل الدخول إلا في متصفّح كامل، مثل Chrome أو Safari.'
      : `هذا هو المتصفّح المضمَّن في ${isolated(app)}. لا تعمل معظم طرق تسجيل الدخول إلا في متصفّح كامل، مثل Chrome أو Safari.`,
  copyAddress: 'نسخ العنوان',
  copied: 'تم النسخ. يُرجى لصقه في المتصفّح.',
}

export const existingPasswordText: Translation<typeof english.existingPasswordText> = {
  signIn: 'تسجيل الدخول بكلمة المرور',
}

export const guestSignInText: Translation<typeof english.guestSignInText> = {
  enter: 'المتابعة كضيف',
  entering: 'جارٍ تسجيل الدخول…',
}

export const linkSignInText: Translation<typeof english.linkSignInText> = {
  offer: 'إرسال رابط تسجيل الدخول',
  title: 'تسجيل الدخول برابط بريد إلكتروني',
  heading: 'تسجيل الدخول برابط بريد إلكتروني',
  lead: __METHODS__.password
    ? 'سنرسل إليك رابطًا بالبريد الإلكتروني لتسجيل الدخول بدون كلمة مرور.'
    : 'سنرسل إليك رابطًا بالبريد الإلكتروني لتسجيل الدخول.',
  email: 'البريد الإلكتروني',
  submit: 'إرسال الرابط',
  submitting: 'جارٍ الإرسال…',
  sentHeading: 'يُرجى مراجعة بريدك الإلكتروني',
  sent: (email) => `أرسلنا رابطًا لتسجيل الدخول إلى ${isolated(email)}.`,
  back: 'العودة إلى تسجيل الدخول',

  openedHeading: 'بقيت خطوة واحدة',
  signInAs: (email) => `هذا الرابط لتسجيل الدخول باسم ${isolated(email)}.`,
  elsewhereHeading: 'إدخال بريدك الإلكتروني',
  elsewhere:
    'تم طلب هذا الرابط على جهاز آخر أو في متصفّح آخر. لتأكيد أنه لك، يُرجى إدخال عنوان البريد الإلكتروني الذي أُرسل إليه.',
  follow: 'تسجيل الدخول',
  following: 'جارٍ تسجيل الدخول…',
  otherEmail: 'استخدام بريد آخر',
  wrongEmail: 'تم إرسال هذا الرابط إلى عنوان بريد إلكتروني آخر.',
  inAs: (who) =>
    who === null
      ? 'سجّلت الدخول إلى حساب آخر. عند المتابعة، سيتم تسجيل الخروج منه.'
      : `سجّلت الدخول باسم ${isolated(who)}. عند المتابعة، سيتم تسجيل الخروج من هذا الحساب.`,
  keepGuest: 'الاحتفاظ ببيانات الضيف',
  keepGuestHint: 'وإلا ستبقى في هذا المتصفّح إلى حين اتخاذ قرار بشأن نقلها.',

  takenHeading: 'يوجد حساب بهذا البريد الإلكتروني',
  taken: (email) => `يوجد حساب بالعنوان ${isolated(email)}. يمكنك تسجيل الدخول إليه بدلاً من ذلك.`,
  guestWaits:
    'ستبقى بيانات الضيف في هذا المتصفّح. بعد تسجيل الدخول، سنسألك عما إذا كان ينبغي نقلها.',
  signInInstead: 'تسجيل الدخول إلى الحساب',
  stayGuest: 'البقاء كضيف',

  confirmHeading: 'تأكيد هويتك',
  confirmLead: (email) => `يؤكد هذا الرابط أن ${isolated(email)} عنوانك.`,
  confirm: 'تأكيد',
  confirmedHeading: 'تم تأكيد هويتك',
  confirmed: 'يمكنك العودة إلى الصفحة التي طلبت ذلك أو المتابعة هنا.',

  spentHeading: 'هذا الرابط لا يعمل',
  spent: 'انتهت صلاحيته أو سبق استخدامه. يمكننا إرسال رابط جديد إليك.',
}

export const customTokenText: Translation<typeof english.customTokenText> = {
  title: 'تسجيل الدخول برابط',
  heading: 'هل تريد تسجيل الدخول بهذا الرابط؟',
  lead: (account) => `يشير الرابط إلى أنه مخصّص للحساب ${isolated(account)}.`,
  leadUnnamed: 'لا يشير الرابط إلى الحساب المخصّص له.',
  unproven:
    'لا يمكننا التحقّق من ذلك قبل تسجيل الدخول. يُرجى عدم المتابعة إلا إذا كنت قد طلبت هذا الرابط، لأن كل ما سيُكتب بعد ذلك سيكون تابعًا للحساب المرتبط به.',
  guestWaits:
    'ستبقى بيانات الضيف في هذا المتصفّح. بعد تسجيل الدخول، سنسألك عما إذا كان ينبغي نقلها.',
  submit: 'تسجيل الدخول',
  submitting: 'جارٍ تسجيل الدخول…',
  switchHeading: 'هل تريد التبديل بين الحسابات؟',
  inAs: (account) =>
    `سجّلت الدخول باسم ${isolated(account)}. عند المتابعة، سيتم تسجيل الخروج من هذا الحساب هنا.`,
  switchAccounts: 'تبديل الحساب',
  stay: 'عدم التبديل',
  signedInHeading: 'تم تسجيل دخولك',
  signedIn: (account) =>
    `هذا الحساب تابع لـ ${isolated(account)}. إذا لم يكن حسابك، يُرجى تسجيل الخروج.`,
  continue: 'متابعة',
  refusedHeading: 'هذا الرابط لا يعمل',
  refused: 'انتهت صلاحيته أو تم إنشاؤه لتطبيق آخر. يُرجى طلب رابط جديد من المصدر نفسه.',
  missing: 'الرابط غير مكتمل. يُرجى فتحه مجددًا من مصدره.',
  home: 'الصفحة الرئيسية',
}

export const phoneSignInText: Translation<typeof english.phoneSignInText> = {
  offer: 'المتابعة برقم الهاتف',
  title: 'تسجيل الدخول برقم الهاتف',
  heading: 'تسجيل الدخول برقم الهاتف',
  codeTitle: 'إدخال الرمز',
  back: 'استخدام طريقة أخرى',
}

export const phoneSignUpText: Translation<typeof english.phoneSignUpText> = {
  lead: 'إذا لم يكن لديك حساب، سننشئ حسابًا بهذا الرقم.',
}
