import type * as english from '#src/text/phoneText.ts'
import type { Translation } from '#translations/translation.ts'
import { isolated } from '../isolated.ts'

export const phoneText: Translation<typeof english.phoneText> = {
  charge: 'سنرسل إليك رمزًا في رسالة نصية. قد يفرض مشغّل شبكة الجوّال رسومًا.',
  send: 'إرسال الرمز',
  sending: 'جارٍ الإرسال…',
  sent: (number) => `أرسلنا رمزًا إلى ${isolated(number)}.`,
  check: 'التحقّق من الرمز',
  checking: 'جارٍ التحقّق…',
  otherNumber: 'استخدام رقم آخر',
  factorName: 'الاسم',
  factorNameMissing: 'يُرجى إدخال اسم.',
  taken: 'هذا الرقم مرتبط بحساب آخر.',
}

export const phoneFieldText: Translation<typeof english.phoneFieldText> = {
  number: 'رقم الهاتف',
  country: 'البلد',
  missing: 'يُرجى إدخال رقم هاتفك.',
}

export const phoneProblemText: Translation<typeof english.phoneProblemText> = {
  tooShort: 'هذا الرقم قصير جدًا بالنسبة إلى بلده.',
  tooLong: 'هذا الرقم طويل جدًا بالنسبة إلى بلده.',
  noNumber: 'رقم الهاتف غير صالح.',
  noCountry: `يجب أن يبدأ الرقم بعلامة ${isolated('+')} ورمز البلد.`,
  otherCountry: 'لا يوجد رقم بهذا الشكل في هذا البلد. اختر البلد الصحيح أو ابدأ بعلامة +.',
  otherRegion: 'لا يمكننا إرسال رسائل نصية إلى هذا البلد. يُرجى استخدام رقم من بلد آخر.',
}

export const codeFieldText: Translation<typeof english.codeFieldText> = {
  code: 'الرمز',
  missing: 'يُرجى إدخال الرمز.',
  incomplete: 'يتكوّن الرمز من 6 أرقام.',
  resend: 'إعادة إرسال الرمز',
  cancelSending: 'إلغاء الإرسال',
  resendIn: (left) => `إعادة الإرسال بعد ${isolated(left)}`,
}
