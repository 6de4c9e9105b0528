import type * as english from '#src/text/emailActionText.ts'
import type { Translation } from '#translations/translation.ts'
import { isolated } from '../isolated.ts'
import { supportContact } from './brandText.ts'

export const emailActionText: Translation<typeof english.emailActionText> = {
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
      __METHODS__.password
        ? `يمكنك تسجيل الدخول باستخدام ${isolated(email)} مجددًا. ربما يعرف من غيّره كلمة مرورك، لذا يُرجى تأمين حسابك الآن.`
        : `يمكنك تسجيل الدخول باستخدام ${isolated(email)} مجددًا. تمكّن من غيّره من الوصول إلى حسابك، لذا يُرجى تأمينه الآن.`,
    refused: __METHODS__.password
      ? 'إذا لم يعُد بإمكانك تسجيل الدخول، يُرجى إعادة ضبط كلمة مرورك.'
      : `يُرجى التواصل مع ${supportContact} إذا لم يعُد بإمكانك تسجيل الدخول.`,
  },
  revertSecondFactorAddition: __METHODS__.secondFactors
    ? {
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
          __METHODS__.password
            ? `لم يعُد تسجيل الدخول إلى ${isolated(email)} يتطلبه. ربما يعرف من أضافه كلمة مرورك، لذا يُرجى تأمين حسابك الآن.`
            : `لم يعُد تسجيل الدخول إلى ${isolated(email)} يتطلبه. تمكّن من أضافه من الوصول إلى حسابك، لذا يُرجى تأمينه الآن.`,
        refused: 'يمكنك أيضًا إزالة عوامل التحقّق من حسابك.',
      }
    : undefined,
}

export const anyLinkText: Translation<typeof english.anyLinkText> = {
  checking: 'جارٍ فحص الرابط…',
  continue: 'متابعة',
  signIn: 'تسجيل الدخول',
  account: 'الانتقال إلى حسابك',
  resetPassword: 'إعادة ضبط كلمة المرور',
  alreadyVerifiedHeading: 'تم التحقّق من بريدك الإلكتروني من قبل',
  alreadyVerified: 'لا يلزم اتخاذ أي إجراء آخر للحساب الذي سجّلت الدخول إليه.',
  newMail: 'إرسال رسالة جديدة',
  otherPerson: (who, owner) =>
    who === null
      ? `سجّلت الدخول إلى حساب آخر. هذا الرابط مخصّص للحساب ${isolated(owner)}.`
      : `سجّلت الدخول باسم ${isolated(who)}. هذا الرابط مخصّص للحساب ${isolated(owner)}.`,
}

export const secureAccountText: Translation<typeof english.secureAccountText> = {
  heading: 'تأمين حسابك',
  signInMethods: 'يُرجى مراجعة طرق تسجيل الدخول وإزالة أي طريقة غير مألوفة.',
  account: 'الانتقال إلى حسابك',
}

export const securePasswordText: Translation<typeof english.securePasswordText> = {
  lead: 'يُرجى اختيار كلمة مرور جديدة. ستتوقف كلمة المرور القديمة عن العمل في كل مكان.',
  send: 'إرسال رابط إعادة الضبط',
  sending: 'جارٍ الإرسال…',
  sent: (email) => `أرسلنا رسالة تتضمّن رابطًا إلى ${isolated(email)}.`,
}

export const verifyEmailText: Translation<typeof english.verifyEmailText> = {
  title: 'التحقّق من بريدك الإلكتروني',
  heading: 'التحقّق من بريدك الإلكتروني',
  lead: (email) =>
    `يُرجى فتح الرابط الذي أرسلناه إلى ${isolated(email)} على أي جهاز. سيتم تحديث هذه الصفحة تلقائيًا.`,
  send: 'إعادة إرسال الرسالة',
  sending: 'جارٍ الإرسال…',
  sent: (email) => `أرسلنا رسالة جديدة إلى ${isolated(email)}.`,
  wrongAddress: 'هل العنوان غير صحيح؟',
  change: 'تغييره',
  later: 'ليس الآن',
  verifiedHeading: 'تم التحقّق من بريدك الإلكتروني',
  verified: (email) => `شكرًا على تأكيد ${isolated(email)}.`,
  noEmailHeading: 'لا يوجد ما يجب التحقّق منه',
  noEmail: 'لا يتضمّن حسابك عنوان بريد إلكتروني.',
  account: 'الانتقال إلى حسابك',
}

export const newPasswordText: Translation<typeof english.newPasswordText> = {
  title: 'كلمة مرور جديدة',
  heading: 'اختيار كلمة مرور جديدة',
  checking: 'جارٍ فحص الرابط…',
  forAccount: (email) => `للحساب ${isolated(email)}.`,
  password: 'كلمة المرور الجديدة',
  submit: 'حفظ كلمة المرور الجديدة',
  submitting: 'جارٍ الحفظ…',
  savedHeading: 'تم تغيير كلمة مرورك',
  saved: 'يمكنك الآن تسجيل الدخول بكلمة مرورك الجديدة.',
  signIn: 'تسجيل الدخول',
  refusedHeading: 'هذا الرابط لا يعمل',
  accountGone: 'لم يعُد الحساب المرتبط بهذا الرابط موجودًا.',
  newLink: 'إرسال رابط جديد',
  uncheckedHeading: 'تعذّر فحص هذا الرابط',
  check: 'إعادة الفحص',
  noCode: 'الرابط غير مكتمل. يُرجى فتحه مجددًا من الرسالة الإلكترونية.',
  otherKind: 'هذا النوع من الروابط غير متاح.',
  home: 'الصفحة الرئيسية',
}
