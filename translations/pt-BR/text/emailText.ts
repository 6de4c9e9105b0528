import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/emailText.ts'

export const emailText: Translation<typeof english.emailText> = {
  email: 'E-mail',
  spam: 'Pode levar um minuto. Confira também a caixa de spam.',
  resend: 'Reenviar e-mail',
  resendIn: (left) => `Reenviar em ${left}`,
  otherEmail: 'Usar outro e-mail',
}
