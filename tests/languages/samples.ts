import { one, two, type Samples } from '#tests/support/languages/sampleValues.ts'

const change = () => [
  [{ email: one }],
  [{ email: one, previousEmail: two }],
  [{ email: one, factor: two }],
]

const textOrNone = () => [[one], [''], [null]]

/** Values for the door's texts that take something else than texts, or than counts. */
export const samples: Samples = {
  'text/deviceNameText.ts nameOfDevice': () => [
    [{ browser: one, system: two }],
    [{ browser: '', system: '' }],
  ],
  'text/emailActionText.ts anyLinkText otherPerson': () => [
    [one, two],
    [null, two],
  ],
  'text/emailActionText.ts emailActionText recoverEmail applied': change,
  'text/emailActionText.ts emailActionText recoverEmail lead': change,
  'text/emailActionText.ts emailActionText revertSecondFactorAddition applied': change,
  'text/emailActionText.ts emailActionText revertSecondFactorAddition lead': change,
  'text/emailActionText.ts emailActionText verifyAndChangeEmail applied': change,
  'text/emailActionText.ts emailActionText verifyAndChangeEmail lead': change,
  'text/emailActionText.ts emailActionText verifyEmail applied': change,
  'text/emailActionText.ts emailActionText verifyEmail lead': change,
  'text/passwordPolicyText.ts requirementText': (count) => [
    [{ rule: 'minLength', length: count }],
    [{ rule: 'maxLength', length: count }],
    [{ rule: 'lowercase' }],
    [{ rule: 'uppercase' }],
    [{ rule: 'digit' }],
    [{ rule: 'symbol' }],
  ],
  'text/signInMethodsText.ts linkSignInText inAs': () => [[one], [null]],
  'text/signOutText.ts signOutText discardConfirmation': () => [
    [true, true],
    [true, false],
    [false, true],
  ],
  'text/signedInText.ts signedInText menuOf': textOrNone,
  'text/timeLeftText.ts timeLeftText': (count) => [[count * 1_000], [count * 60_000]],
}

/** Texts whose count is never 1, so that English has one form. */
export const severals = ['text/passwordPolicyText.ts requirementText']
