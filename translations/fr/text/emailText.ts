import type { emailText as english } from '#src/text/emailText.ts'
import type { Translation } from '#translations/translation.ts'

export const emailText: Translation<typeof english> = {
  email: 'E-mail',
  spam: 'Cela peut prendre une minute. Regardez aussi dans vos spams.',
  resend: 'Renvoyer l’e-mail',
  resendIn: (left) => `Renvoyer dans ${left}`,
  otherEmail: 'Utiliser une autre adresse',
}
