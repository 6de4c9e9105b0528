import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/emailText.ts'

export const emailText: Translation<typeof english.emailText> = {
  email: 'Correo electrónico',
  spam: 'Puede tardar un minuto. Revisa también la carpeta de spam.',
  resend: 'Reenviar correo',
  resendIn: (left) => `Reenviar en ${left}`,
  otherEmail: 'Usar otro correo',
}
