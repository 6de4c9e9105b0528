import { one, two, type Samples } from '#tests/support/languages/sampleValues.ts'

const change = () => [
  [{ email: one }],
  [{ email: one, previousEmail: two }],
  [{ email: one, factor: two }],
]

const textOrNone = () => [[one], [''], [null]]

const items = (count: number) => [[{ items: count }]]
const added = (count: number) => [[{ added: count }], [{ added: count, existing: count }]]

/** Values for the door's texts that take something else than texts, or than counts. */
export const samples: Samples = {
  'devices nameOfDevice': () => [[{ browser: one, system: two }], [{ browser: '', system: '' }]],
  'signIn anyLinkText otherPerson': () => [
    [one, two],
    [null, two],
  ],
  'signIn emailActionText recoverEmail applied': change,
  'signIn emailActionText recoverEmail lead': change,
  'signIn emailActionText revertSecondFactorAddition applied': change,
  'signIn emailActionText revertSecondFactorAddition lead': change,
  'signIn emailActionText verifyAndChangeEmail applied': change,
  'signIn emailActionText verifyAndChangeEmail lead': change,
  'signIn emailActionText verifyEmail applied': change,
  'signIn emailActionText verifyEmail lead': change,
  'signUp requirementText': (count) => [
    [{ rule: 'minLength', length: count }],
    [{ rule: 'maxLength', length: count }],
    [{ rule: 'lowercase' }],
    [{ rule: 'uppercase' }],
    [{ rule: 'digit' }],
    [{ rule: 'symbol' }],
  ],
  'signIn emailLinkText inAs': () => [[one], [null]],
  'session signOutText discardConfirmation': () => [
    [true, true],
    [true, false],
    [false, true],
  ],
  'session signedInText menuOf': textOrNone,
  'product defaultProductText archive contained': items,
  'product defaultProductText archive counts': items,
  'product defaultProductText archive outcome': added,
  'product defaultProductText archive packed': (count) => [[{ done: count }]],
  'product defaultProductText archive preview': items,
  'product defaultProductText archive soFar': added,
  'product defaultProductText move comesAlong': items,
  'product defaultProductText move confirmHeading': (count) => [
    [one, null],
    [one, { items: count }],
  ],
  'data timeLeftText': (count) => [[count * 1_000], [count * 60_000]],
}

/** Texts whose count is never 1, so that English has one form. */
export const severals = ['signUp requirementText']
