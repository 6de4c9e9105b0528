import type * as PasswordPolicy from '#src/text/signUp/passwordPolicyText.ts'
import type * as Profile from '#src/text/signUp/questionsText.ts'
import type * as SignUp from '#src/text/signUp/signUpText.ts'
import type * as VerifyEmail from '#src/text/signUp/verifyEmailText.ts'
import type { Translation } from '#translations/translation.ts'
import { charactersAre } from './counts.ts'
import { isolated } from './isolated.ts'

export const verifyEmailText: Translation<typeof VerifyEmail.verifyEmailText> = {
  title: 'التحقّق من بريدك الإلكتروني',
  heading: 'التحقّق من بريدك الإلكتروني',
  lead: (email) =>
    `يُرجى فتح الرابط الذي أرسلناه إلى ${isolated(email)} على أي جهاز. سيتم تحديث هذه الصفحة تلقائيًا.`,
  send: 'إعادة إرسال الرسالة',
  sent: (email) => `أرسلنا رسالة جديدة إلى ${isolated(email)}.`,
  wrongAddress: 'هل العنوان غير صحيح؟',
  change: 'تغييره',
  verifiedHeading: 'تم التحقّق من بريدك الإلكتروني',
  verified: (email) => `شكرًا على تأكيد ${isolated(email)}.`,
  noEmailHeading: 'لا يوجد ما يجب التحقّق منه',
  noEmail: 'لا يتضمّن حسابك عنوان بريد إلكتروني.',
}

export const passwordPolicyText: Translation<typeof PasswordPolicy.passwordPolicyText> = {
  requirements: 'متطلبات كلمة المرور',
  met: 'مستوفى',
  unmet: 'غير مستوفى',
  unacceptable: 'لا تستوفي كلمة مرورك جميع المتطلبات.',
}

export const requirementText: Translation<typeof PasswordPolicy.requirementText> = (
  requirement,
) => {
  switch (requirement.rule) {
    case 'minLength':
      return `${charactersAre(requirement.length)} على الأقل`
    case 'maxLength':
      return `${charactersAre(requirement.length)} على الأكثر`
    case 'lowercase':
      return 'حرف لاتيني صغير'
    case 'uppercase':
      return 'حرف لاتيني كبير'
    case 'digit':
      return 'رقم'
    case 'symbol':
      return `رمز خاص مثل ${isolated('!')} أو ${isolated('?')}`
  }
}

export const passwordStrengthText: Translation<typeof PasswordPolicy.passwordStrengthText> = {
  tip: 'ثلاث كلمات عشوائية قوية',
  measured: {
    leaked: 'غير آمنة: ظهرت في تسريب بيانات',
    common: 'شائعة جدًا وسهلة التخمين',
    brand: 'قريبة جدًا من اسمنا',
    personal: 'ضعيفة: شخصية للغاية',
    weak: 'ضعيفة: يُفضّل إضافة كلمة',
    fair: 'القوة: متوسطة',
    good: 'القوة: جيدة',
    strong: 'القوة: عالية',
  },
  leaked: 'ظهرت في تسريب بيانات. يُرجى اختيار كلمة مرور أخرى.',
  common: 'شائعة جدًا. يُرجى اختيار كلمة مرور أخرى.',
  brand: 'قريبة جدًا من اسمنا. يُرجى اختيار كلمة مرور أخرى.',
}

export const questionsText: Translation<typeof Profile.questionsText> = {
  title: 'إكمال حسابك',
  lead: 'خطوة أخرى قبل المتابعة.',
  termsTitle: 'الموافقة على البنود',
  termsLead: 'قبل المتابعة، يُرجى قراءة البنود والموافقة عليها.',
  newTermsLead: 'تم تغيير البنود. قبل المتابعة، يُرجى قراءتها والموافقة عليها.',
  name: 'الاسم',
  optional: 'اختياري',
  agree: __BRAND__.privacy ? 'أوافق على البنود وسياسة الخصوصية.' : 'أوافق على البنود.',
  readTerms: 'قراءة البنود',
  readPrivacy: 'قراءة سياسة الخصوصية',
  choose: 'اختيار…',
  missing: 'يُرجى ملء هذا الحقل.',
  missingChoice: 'يُرجى تحديد خيار.',
  missingTick: 'يُرجى وضع علامة في هذا المربّع للمتابعة.',
  notANumber: 'يُرجى إدخال رقم.',
  notWhole: 'يُرجى إدخال عدد صحيح.',
  offStep: (nearest) => `يُرجى إدخال عدد مثل ${nearest}.`,
  tooLow: (min) => `يُرجى إدخال ${min} أو أكثر.`,
  tooHigh: (max) => `يُرجى إدخال ${max} أو أقل.`,
  notADate: 'يُرجى إدخال تاريخ كامل.',
  tooEarly: (day) => `يُرجى إدخال ${day} أو تاريخ لاحق.`,
  tooLate: (day) => `يُرجى إدخال ${day} أو تاريخ سابق.`,
  yes: 'نعم',
  no: 'لا',
  export: 'تصدير بياناتك',
  deleteAccount: 'حذف حسابك',
}

export const answersText: Translation<typeof Profile.answersText> = {
  heading: 'معلومات إضافية عنك',
  loading: 'جارٍ تحميل إجاباتك…',
  label: 'إجاباتك',
  hint: 'يمكنك تغيير إجاباتك في أي وقت.',
}

export const signUpText: Translation<typeof SignUp.signUpText> = {
  title: 'إنشاء حساب',
  heading: 'إنشاء حساب',
  lead: 'لن يستغرق الأمر سوى دقيقة.',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  submit: 'إنشاء حساب',
  submitting: 'جارٍ إنشاء الحساب…',
  hasAccount: 'هل لديك حساب؟',
  signIn: 'تسجيل الدخول',
}
