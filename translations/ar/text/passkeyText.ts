import type * as english from '#src/text/passkeyText.ts'
import type { Translation } from '#translations/translation.ts'
import { quoted } from '../isolated.ts'

export const passkeysText: Translation<typeof english.passkeysText> = {
  heading: 'مفاتيح المرور',
  lead: 'يمكنك تسجيل الدخول ببصمة إصبعك أو وجهك أو رقم PIN لجهازك.',
  loading: 'جارٍ تحميل مفاتيح المرور…',
  none: 'لا توجد مفاتيح مرور بعد.',
  unnamed: 'مفتاح مرور بلا اسم',
  only: 'هذه هي طريقتك الوحيدة لتسجيل الدخول. يُرجى إضافة طريقة أخرى قبل إزالتها.',
  addRow: 'مفتاح مرور جديد',
  add: 'إضافة',
  hint: 'يُرجى تسميته باسم المكان الذي سيُحفظ فيه، مثل هذا الجهاز أو مدير كلمات المرور.',
  create: 'إنشاء مفتاح مرور',
  creating: 'في انتظار المتصفح…',
  dismissed: 'لم يتم إنشاء مفتاح مرور. تمكن إعادة المحاولة في أي وقت.',
  existing: 'يحتوي هذا الجهاز على مفتاح مرور لحسابك. لإضافة مفتاح، يُرجى اختيار جهاز آخر.',
  added: 'تمت إضافة مفتاح المرور. يمكنك تسجيل الدخول به من الآن فصاعدًا.',
  unsupported: 'لا يدعم هذا المتصفح مفاتيح المرور.',
  remove: 'إزالة',
  removing: 'جارٍ الإزالة…',
  keep: 'إلغاء',
  removeQuestion: (name) => `هل تريد إزالة ${quoted(name)}؟`,
  removeSentence:
    'لن تتمكن من تسجيل الدخول به بعد ذلك. يُرجى حذفه من جهازك أيضًا حتى لا يُعرض عليك مجددًا.',
  removed: 'تمت إزالة مفتاح المرور.',
  pendingAdd: 'لإضافة مفتاح مرور، يُرجى تسجيل الدخول مجددًا.',
  pendingRemove: 'لإزالة مفتاح مرور، يُرجى تسجيل الدخول مجددًا.',
}

export const passkeyRequestText: Translation<typeof english.passkeyRequestText> = {
  signIn: 'الدخول بمفتاح مرور',
  confirm: 'التأكيد بمفتاح مرور',
  waiting: 'في انتظار المتصفح…',
  dismissed: 'لم يتم استخدام أي مفتاح مرور. يُرجى إعادة المحاولة أو اختيار طريقة أخرى.',
  unknown:
    'لم يعد مفتاح المرور هذا صالحًا. يُرجى تسجيل الدخول بطريقة أخرى، ثم إضافة مفتاح جديد إلى حسابك.',
  unknownHere: 'لم يعد مفتاح المرور هذا صالحًا. يُرجى اختيار طريقة أخرى.',
}
