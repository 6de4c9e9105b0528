import type * as english from '#src/text/emailText.ts'
import type { Translation } from '#translations/translation.ts'

export const emailText: Translation<typeof english.emailText> = {
  email: 'メールアドレス',
  spam: '届くまでに少し時間がかかることがあります。迷惑メールフォルダもご確認ください。',
  resend: 'メールを再送信',
  resendIn: (left) => `再送信まで${left}`,
  otherEmail: '別のメールアドレスを使用',
}
