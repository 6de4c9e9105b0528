import type * as english from '#src/text/profileText.ts'
import type { Translation } from '#translations/translation.ts'

export const profileText: Translation<typeof english.profileText> = {
  title: 'إكمال حسابك',
  lead: 'قبل المتابعة، يُرجى الإجابة عن هذه الأسئلة.',
  termsTitle: 'الموافقة على البنود',
  termsLead: 'قبل المتابعة، يُرجى قراءة البنود والموافقة عليها.',
  newTermsLead: 'تم تغيير البنود. قبل المتابعة، يُرجى قراءتها والموافقة عليها.',
  submit: 'متابعة',
  submitting: 'جارٍ الحفظ…',
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
  leave: 'حذف حسابك',
}

export const answersText: Translation<typeof english.answersText> = {
  heading: 'معلومات إضافية عنك',
  label: 'إجاباتك',
  change: 'تغيير',
  saved: 'تم الحفظ',
  hint: 'يمكنك تغيير إجاباتك في أي وقت.',
}
