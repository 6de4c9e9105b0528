import type { emailText as english } from '#src/text/emailText.ts'
import type { Translation } from '#translations/translation.ts'

export const emailText: Translation<typeof english> = {
  email: 'E-Mail',
  spam: 'Das kann eine Minute dauern. Sieh auch im Spam-Ordner nach.',
  resend: 'E-Mail erneut senden',
  resendIn: (left) => `Erneut senden in ${left}`,
  otherEmail: 'Andere E-Mail-Adresse',
}
