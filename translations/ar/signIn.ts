import type * as EmailAction from '#src/text/signIn/emailActionText.ts'
import type * as PasswordReset from '#src/text/signIn/passwordResetText.ts'
import type * as Lead from '#src/text/signIn/signInLeadText.ts'
import type * as SignInMethods from '#src/text/signIn/signInMethodsText.ts'
import type * as SignIn from '#src/text/signIn/signInText.ts'
import type { Translation } from '#translations/translation.ts'
import { isolated } from './isolated.ts'
import { supportContact } from './shared.ts'

export const emailActionText: Translation<typeof EmailAction.emailActionText> = {
  verifyEmail: {
    title: 'التحقّق من بريدك الإلكتروني',
    heading: 'التحقّق من بريدك الإلكتروني',
    lead: ({ email }) => `يُرجى تأكيد أن ${isolated(email)} هو عنوانك.`,
    submit: 'التحقّق من البريد',
    submitting: 'جارٍ التحقّق…',
    appliedHeading: 'تم التحقّق من بريدك الإلكتروني',
    applied: ({ email }) => `شكرًا على تأكيد ${isolated(email)}.`,
    refused: 'بعد تسجيل الدخول، سنرسل إليك رابطًا جديدًا.',
  },
  verifyAndChangeEmail: {
    title: 'بريد إلكتروني جديد',
    heading: 'تغيير بريدك الإلكتروني',
    lead: ({ email, previousEmail }) =>
      previousEmail
        ? `سيكون تسجيل الدخول باستخدام ${isolated(email)} بدلاً من ${isolated(previousEmail)}. سيتم تسجيل خروجك من جميع أجهزتك.`
        : `سيكون تسجيل الدخول باستخدام ${isolated(email)}. سيتم تسجيل خروجك من جميع أجهزتك.`,
    submit: 'تغيير البريد',
    submitting: 'جارٍ التغيير…',
    appliedHeading: 'تم تغيير بريدك الإلكتروني',
    applied: ({ email }) =>
      `من الآن فصاعدًا، يُرجى تسجيل الدخول باستخدام ${isolated(email)}. تم تسجيل خروجك من جميع أجهزتك.`,
    refused: 'يمكنك طلب رابط جديد من حسابك.',
  },
  recoverEmail: {
    title: 'استعادة بريدك الإلكتروني',
    heading: 'استعادة بريدك الإلكتروني',
    lead: ({ email, previousEmail }) =>
      previousEmail
        ? `تم تغيير البريد الإلكتروني لحسابك إلى ${isolated(previousEmail)}. إذا لم يكن هذا الإجراء صادرًا عنك، يُرجى إعادته إلى ${isolated(email)}.`
        : `تم تغيير البريد الإلكتروني لحسابك. إذا لم يكن هذا الإجراء صادرًا عنك، يُرجى إعادته إلى ${isolated(email)}.`,
    submit: 'استعادة البريد',
    submitting: 'جارٍ الاستعادة…',
    appliedHeading: 'تمت استعادة بريدك الإلكتروني',
    applied: ({ email }) =>
      `يمكنك تسجيل الدخول باستخدام ${isolated(email)} مجددًا. تمكّن من غيّره من الوصول إلى حسابك، لذا يُرجى تأمينه الآن.`,
    refused: __FEATURES__.password
      ? 'إذا لم يعُد بإمكانك تسجيل الدخول، يُرجى إعادة ضبط كلمة مرورك.'
      : `يُرجى التواصل مع ${supportContact} إذا لم يعُد بإمكانك تسجيل الدخول.`,
  },
  revertSecondFactorAddition: {
    title: 'إزالة عامل تحقّق',
    heading: 'إزالة عامل تحقّق',
    lead: ({ email, factor }) =>
      factor
        ? `تمت إضافة عامل التحقّق ${isolated(factor)} إلى الحساب ${isolated(email)}. إذا لم يكن هذا الإجراء صادرًا عنك، يُرجى إزالته.`
        : `تمت إضافة عامل تحقّق إلى الحساب ${isolated(email)}. إذا لم يكن هذا الإجراء صادرًا عنك، يُرجى إزالته.`,
    submit: 'إزالة عامل التحقّق',
    submitting: 'جارٍ الإزالة…',
    appliedHeading: 'تمت إزالة عامل التحقّق',
    applied: ({ email }) =>
      `لم يعُد تسجيل الدخول إلى ${isolated(email)} يتطلبه. تمكّن من أضافه من الوصول إلى حسابك، لذا يُرجى تأمينه الآن.`,
    refused: 'يمكنك أيضًا إزالة عوامل التحقّق من حسابك.',
  },
}

export const anyLinkText: Translation<typeof EmailAction.anyLinkText> = {
  checking: 'جارٍ فحص الرابط…',
  uncheckedHeading: 'تعذّر فحص هذا الرابط',
  check: 'إعادة الفحص',
  refusedHeading: 'هذا الرابط لا يعمل',
  accountGone: 'لم يعُد الحساب المرتبط بهذا الرابط موجودًا.',
  noCode: 'الرابط غير مكتمل. يُرجى فتحه مجددًا من الرسالة الإلكترونية.',
  otherKind: 'هذا النوع من الروابط غير متاح.',
  newLink: 'إرسال رابط جديد',
  signIn: 'تسجيل الدخول',
  resetPassword: 'إعادة ضبط كلمة المرور',
  alreadyVerifiedHeading: 'تم التحقّق من بريدك الإلكتروني من قبل',
  alreadyVerified: 'لا يلزم اتخاذ أي إجراء آخر للحساب الذي سجّلت الدخول إليه.',
  sendNewEmail: 'إرسال رسالة جديدة',
  otherPerson: (who, owner) =>
    who === null
      ? `سجّلت الدخول إلى حساب آخر. هذا الرابط مخصّص للحساب ${isolated(owner)}.`
      : `سجّلت الدخول باسم ${isolated(who)}. هذا الرابط مخصّص للحساب ${isolated(owner)}.`,
}

export const secureAccountText: Translation<typeof EmailAction.secureAccountText> = {
  heading: 'تأمين حسابك',
  signInMethods: 'يُرجى مراجعة طرق تسجيل الدخول وإزالة أي طريقة غير مألوفة.',
}

export const securePasswordText: Translation<typeof EmailAction.securePasswordText> = {
  lead: 'يُرجى اختيار كلمة مرور جديدة. ستتوقف كلمة المرور القديمة عن العمل في كل مكان.',
  send: 'إرسال رابط إعادة الضبط',
  sent: (email) => `أرسلنا رسالة تتضمّن رابطًا إلى ${isolated(email)}.`,
}

export const newPasswordText: Translation<typeof EmailAction.newPasswordText> = {
  title: 'كلمة مرور جديدة',
  heading: 'اختيار كلمة مرور جديدة',
  forAccount: (email) => `للحساب ${isolated(email)}.`,
  password: 'كلمة المرور الجديدة',
  submit: 'حفظ كلمة المرور الجديدة',
  savedHeading: 'تم تغيير كلمة مرورك',
  saved: 'يمكنك الآن تسجيل الدخول بكلمة مرورك الجديدة.',
  signIn: 'تسجيل الدخول',
}

export const otherMethodsText: Translation<typeof SignInMethods.otherMethodsText> = {
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

export const existingPasswordText: Translation<typeof SignInMethods.existingPasswordText> = {
  signIn: 'تسجيل الدخول بكلمة المرور',
}

export const guestSignInText: Translation<typeof SignInMethods.guestSignInText> = {
  continueAsGuest: 'المتابعة كضيف',
  signingIn: 'جارٍ تسجيل الدخول…',
}

export const guestDataText: Translation<typeof SignInMethods.guestDataText> = {
  waits: 'ستبقى بيانات الضيف في هذا المتصفّح. بعد تسجيل الدخول، سنسألك عما إذا كان ينبغي نقلها.',
}

export const emailLinkText: Translation<typeof SignInMethods.emailLinkText> = {
  label: 'إرسال رابط تسجيل الدخول',
  title: 'تسجيل الدخول برابط بريد إلكتروني',
  heading: 'تسجيل الدخول برابط بريد إلكتروني',
  lead: 'سنرسل إليك رابطًا بالبريد الإلكتروني لتسجيل الدخول.',
  email: 'البريد الإلكتروني',
  submit: 'إرسال الرابط',
  submitting: 'جارٍ الإرسال…',
  sentHeading: 'يُرجى مراجعة بريدك الإلكتروني',
  sent: (email) => `أرسلنا رابطًا لتسجيل الدخول إلى ${isolated(email)}.`,

  openedHeading: 'بقيت خطوة واحدة',
  signInAs: (email) => `هذا الرابط لتسجيل الدخول باسم ${isolated(email)}.`,
  elsewhereHeading: 'إدخال بريدك الإلكتروني',
  elsewhere:
    'تم طلب هذا الرابط على جهاز آخر أو في متصفّح آخر. لتأكيد أنه لك، يُرجى إدخال عنوان البريد الإلكتروني الذي أُرسل إليه.',
  signIn: 'تسجيل الدخول',
  signingIn: 'جارٍ تسجيل الدخول…',
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
  signInInstead: 'تسجيل الدخول إلى الحساب',

  confirmHeading: 'تأكيد هويتك',
  confirmLead: (email) => `يؤكد هذا الرابط أن ${isolated(email)} عنوانك.`,
  confirm: 'تأكيد',
  confirmedHeading: 'تم تأكيد هويتك',
  confirmed: 'يمكنك العودة إلى الصفحة التي طلبت ذلك أو المتابعة هنا.',

  refusedHeading: 'هذا الرابط لا يعمل',
  refused: 'انتهت صلاحيته أو سبق استخدامه. يمكننا إرسال رابط جديد إليك.',
}

export const customTokenText: Translation<typeof SignInMethods.customTokenText> = {
  title: 'تسجيل الدخول برابط',
  heading: 'هل تريد تسجيل الدخول بهذا الرابط؟',
  lead: (account) => `يشير الرابط إلى أنه مخصّص للحساب ${isolated(account)}.`,
  leadUnnamed: 'لا يشير الرابط إلى الحساب المخصّص له.',
  unproven:
    'لا يمكننا التحقّق من ذلك قبل تسجيل الدخول. يُرجى عدم المتابعة إلا إذا كنت قد طلبت هذا الرابط، لأن كل ما سيُكتب بعد ذلك سيكون تابعًا للحساب المرتبط به.',
  submit: 'تسجيل الدخول',
  submitting: 'جارٍ تسجيل الدخول…',
  switchHeading: 'هل تريد التبديل بين الحسابات؟',
  inAs: (account) =>
    `سجّلت الدخول باسم ${isolated(account)}. عند المتابعة، سيتم تسجيل الخروج من هذا الحساب هنا.`,
  switchAccounts: 'تبديل الحساب',
  stay: 'عدم التبديل',
  signedInHeading: 'تم تسجيل دخولك',
  signedIn: (account) =>
    `هذا الحساب تابع لـ ${isolated(account)}. إذا لم يكن حسابك، يُرجى تسجيل الخروج من الصفحة التالية.`,
  refusedHeading: 'هذا الرابط لا يعمل',
  refused: 'انتهت صلاحيته أو تم إنشاؤه لتطبيق آخر. يُرجى طلب رابط جديد من المصدر نفسه.',
  missing: 'الرابط غير مكتمل. يُرجى فتحه مجددًا من مصدره.',
}

export const phoneSignInText: Translation<typeof SignInMethods.phoneSignInText> = {
  label: 'المتابعة برقم الهاتف',
  title: 'تسجيل الدخول برقم الهاتف',
  heading: 'تسجيل الدخول برقم الهاتف',
  codeTitle: 'إدخال الرمز',
  back: 'استخدام طريقة أخرى',
}

export const phoneSignUpText: Translation<typeof SignInMethods.phoneSignUpText> = {
  lead: 'إذا لم يكن لديك حساب، سننشئ حسابًا بهذا الرقم.',
}

export const signInText: Translation<typeof SignIn.signInText> = {
  title: 'تسجيل الدخول',
  heading: 'مرحبًا بعودتك',
  sharedComputer: 'كمبيوتر مشترك: تسجيل خروجي عند إغلاق علامة التبويب',
}

export const passwordSignInText: Translation<typeof SignIn.passwordSignInText> = {
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  forgot: 'هل نسيت كلمة المرور؟',
  submit: 'تسجيل الدخول',
  submitting: 'جارٍ تسجيل الدخول…',
}

export const workEmailText: Translation<typeof SignIn.workEmailText> = {
  lead: (domain, name) =>
    `لعناوين البريد في ${isolated(domain)}، يتم تسجيل الدخول عبر ${isolated(name)}.`,
  submit: (name) => `المتابعة عبر ${isolated(name)}`,
}

export const defaultSignInLead: Translation<typeof Lead.defaultSignInLead> =
  `يُرجى تسجيل الدخول إلى ${isolated(__BRAND__.name)}.`

export const firstVisitText: Translation<typeof SignIn.firstVisitText> = { heading: 'مرحبًا بك' }

export const newAccountText: Translation<typeof SignIn.newAccountText> = {
  question: 'ليس لديك حساب؟',
  link: 'إنشاء حساب',
}

export const invitationText: Translation<typeof SignIn.invitationText> = {
  question: 'ليس لديك حساب؟',
  link: 'طلب دعوة',
  only: 'إنشاء الحسابات الجديدة متاح بالدعوة فقط.',
}

export const tokenLinkText: Translation<typeof SignIn.tokenLinkText> = {
  lead: 'لتسجيل الدخول، يُرجى فتح الرابط الذي وصلك منّا.',
}

export const passwordResetText: Translation<typeof PasswordReset.passwordResetText> = {
  title: 'نسيت كلمة المرور',
  heading: 'إعادة ضبط كلمة المرور',
  lead: 'سنرسل إليك رابطًا بالبريد الإلكتروني لاختيار كلمة مرور جديدة.',
  submit: 'إرسال الرسالة',
  submitting: 'جارٍ الإرسال…',
  sentHeading: 'يُرجى مراجعة بريدك الإلكتروني',
  sent: (email) =>
    `إذا كان هناك حساب بالعنوان ${isolated(email)}، فقد أرسلنا إليه رسالة تتضمّن رابطًا.`,
}
