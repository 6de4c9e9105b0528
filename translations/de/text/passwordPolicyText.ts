import { grouped } from '#src/domain/format.ts'
import type * as english from '#src/text/passwordPolicyText.ts'
import type { Translation } from '#translations/translation.ts'

export const passwordPolicyText: Translation<typeof english.passwordPolicyText> = {
  requirements: 'Dein Passwort braucht',
  met: 'erfüllt',
  unmet: 'fehlt noch',
  unacceptable: 'Dein Passwort erfüllt nicht alle Anforderungen.',
}

export const requirementText: Translation<typeof english.requirementText> = (requirement) => {
  switch (requirement.rule) {
    case 'minLength':
      return `mindestens ${grouped(requirement.length)} Zeichen`
    case 'maxLength':
      return `höchstens ${grouped(requirement.length)} Zeichen`
    case 'lowercase':
      return 'einen Kleinbuchstaben'
    case 'uppercase':
      return 'einen Großbuchstaben'
    case 'digit':
      return 'eine Ziffer'
    case 'symbol':
      return 'ein Sonderzeichen wie ! oder ?'
  }
}

/** Each must fit on one line of the narrowest screen, so that nothing below it moves. */
export const passwordStrengthText: Translation<typeof english.passwordStrengthText> = {
  tip: 'Stark: drei zufällige Wörter',
  measured: {
    leaked: 'Unsicher: in einem Datenleck',
    common: 'Zu häufig, leicht zu erraten',
    brand: 'Zu nah an unserem Namen',
    personal: 'Schwach: zu persönlich',
    weak: 'Schwach: füge ein Wort hinzu',
    fair: 'Stärke: mittel',
    good: 'Stärke: gut',
    strong: 'Stärke: sehr gut',
  },
  leaked: 'In einem Datenleck gefunden. Wähle ein anderes Passwort.',
  common: 'Zu häufig. Wähle ein anderes Passwort.',
  brand: 'Zu nah an unserem Namen. Wähle ein anderes Passwort.',
}
