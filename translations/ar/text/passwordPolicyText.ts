import type * as english from '#src/text/passwordPolicyText.ts'
import type { Translation } from '#translations/translation.ts'
import { charactersAre } from '../counts.ts'
import { isolated } from '../isolated.ts'

export const passwordPolicyText: Translation<typeof english.passwordPolicyText> = {
  requirements: 'متطلبات كلمة المرور',
  met: 'مستوفى',
  unmet: 'غير مستوفى',
  unacceptable: 'لا تستوفي كلمة مرورك جميع المتطلبات.',
}

export const requirementText: Translation<typeof english.requirementText> = (requirement) => {
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

export const passwordStrengthText: Translation<typeof english.passwordStrengthText> = {
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
