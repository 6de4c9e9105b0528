import type * as english from '#src/text/emailText.ts'
import type { Translation } from '#translations/translation.ts'
import { isolated } from '../isolated.ts'

export const emailText: Translation<typeof english.emailText> = {
  email: 'البريد الإلكتروني',
  spam: 'قد يستغرق وصولها دقيقة. يُرجى أيضًا التحقّق من مجلد الرسائل غير المرغوب فيها.',
  resend: 'إعادة إرسال الرسالة',
  resendIn: (left) => `إعادة الإرسال بعد ${isolated(left)}`,
  otherEmail: 'استخدام بريد آخر',
}
