import type * as english from '#src/text/providerText.ts'
import type { Translation } from '#translations/translation.ts'
import { isolated } from '../isolated.ts'

export const providerNames: Translation<typeof english.providerNames> = {
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

export const providerText: Translation<typeof english.providerText> = {
  waiting: (name) => `يُرجى المتابعة في نافذة ${isolated(name)}.`,
  returned: (name) => `ما زلنا في انتظار ${isolated(name)}.`,
  cancel: 'إلغاء',
  returning: (name) => `جارٍ العودة من ${isolated(name)}…`,
  closed: 'تم إغلاق النافذة، ولم يتغيّر أي شيء.',
  blocked: (name) => `حظر المتصفّح نافذة ${isolated(name)}.`,
  continueHere: 'المتابعة في هذه النافذة',
  lost: (name) => `أعادك ${isolated(name)} إلى هنا، لكن المتصفّح حظر النتيجة. يُرجى إعادة المحاولة.`,
  refused: (name) => `تعذّر تسجيل الدخول عبر ${isolated(name)}.`,
  confirmed: (name) => `تم التأكيد. يُرجى الآن اختيار ${isolated(name)} مجددًا.`,
}
