import { expect, test } from 'vitest'
import { judgeApiKey, judgeDomains } from '#scripts/doctor/apiKey.ts'
import { judgeGuest } from '#scripts/doctor/guest.ts'
import { judgeAttempt, judgePolicy, judgeRecaptcha } from '#scripts/doctor/password.ts'
import { judgeProvider } from '#scripts/doctor/providers.ts'
import { response, example, refusal } from './standIn.ts'

const CONSOLE = 'https://console.firebase.google.com/project/the-project'
const CREDENTIALS = 'https://console.cloud.google.com/apis/credentials?project=the-project'
const KEY = 'API key'
const PASSWORD = 'Sign-in method: email and password'
const PROTECTION = 'Email enumeration protection'

test.each([
  [
    'a mistyped key',
    refusal('API key not valid.', 'API_KEY_INVALID'),
    'VITE_FIREBASE_API_KEY isn’t a key of this project. Copy it again.',
    `${CONSOLE}/settings/general`,
  ],
  [
    'a key for other websites',
    refusal('Requests from referer are blocked.', 'API_KEY_HTTP_REFERRER_BLOCKED'),
    'The key is restricted to websites other than https://app.example.com.',
    CREDENTIALS,
  ],
  [
    'a key for other services',
    refusal('Requests to this API are blocked.', 'API_KEY_SERVICE_BLOCKED'),
    'The key may not call the Identity Toolkit API.',
    CREDENTIALS,
  ],
  [
    'a project without Authentication',
    refusal('CONFIGURATION_NOT_FOUND'),
    'Authentication was never set up in this project. Press "Get started".',
    `${CONSOLE}/authentication`,
  ],
  ['a service that is silent', response(null), 'There was no response.', CREDENTIALS],
])('%s is reported, with where to fix it', (_what, given, why, where) => {
  expect(judgeApiKey(example, given)).toEqual({ state: 'failed', about: KEY, why, where })
})

test('the app’s address and authDomain must both be authorized', () => {
  const project = { ...example, site: 'https://other.example.com' }
  expect(judgeDomains(project, ['localhost', 'app.example.com'])).toEqual([
    {
      state: 'failed',
      about: 'Authorized domain other.example.com',
      why: 'It is not authorized: providers, email links and phone sign-in fail. Add it.',
      where: `${CONSOLE}/authentication/settings`,
    },
    { state: 'passed', about: 'Authorized domain app.example.com' },
  ])
})

test('a sign-in error that says there is no account means that emails are not protected', () => {
  expect(judgeAttempt(example, refusal('EMAIL_NOT_FOUND'))).toEqual([
    { state: 'passed', about: PASSWORD },
    {
      state: 'failed',
      about: PROTECTION,
      why: 'It is off: anyone can find out who has an account. Turn it on under "User actions".',
      where: `${CONSOLE}/authentication/settings`,
    },
  ])
})

test.each(['PASSWORD_LOGIN_DISABLED', 'OPERATION_NOT_ALLOWED : The provider is disabled.'])(
  'if passwords are off (%s), that is reported, and email protection is not checked',
  (message) => {
    expect(judgeAttempt(example, refusal(message))).toEqual([
      {
        state: 'failed',
        about: PASSWORD,
        why: 'The app offers it, but it is off. Turn on "Email/Password".',
        where: `${CONSOLE}/authentication/providers`,
      },
      {
        state: 'skipped',
        about: PROTECTION,
        why: 'It can only be checked while password sign-in is on.',
      },
    ])
  },
)

test('if reCAPTCHA is required, neither can be checked', () => {
  const why = 'The response was 400 (MISSING_RECAPTCHA_TOKEN).'
  expect(judgeAttempt(example, refusal('MISSING_RECAPTCHA_TOKEN'))).toEqual([
    { state: 'skipped', about: PASSWORD, why },
    { state: 'skipped', about: PROTECTION, why },
  ])
})

test('if App Check is enforced, that is reported', () => {
  const message = 'Firebase App Check token is invalid.'
  expect(judgeAttempt(example, response(401, { error: { message } }))).toEqual([
    {
      state: 'failed',
      about: PASSWORD,
      why: 'App Check is enforced, and the app does not use it. Stop the enforcement.',
      where: `${CONSOLE}/appcheck/apis`,
    },
    { state: 'skipped', about: PROTECTION, why: `The response was 401 (${message}).` },
  ])
})

test('a later version of the password policy is wrong, and a missing policy is not checked', () => {
  expect(judgePolicy(example, response(200, { schemaVersion: 2 }), null)).toEqual({
    state: 'failed',
    about: 'Password policy',
    why: 'It is of a version that the app can’t read: no one can choose a password.',
    where: `${CONSOLE}/authentication/settings`,
  })
  expect(judgePolicy(example, response(503), null)).toEqual({
    state: 'skipped',
    about: 'Password policy',
    why: 'The response was 503.',
  })
})

test('reCAPTCHA is listed if required, and wrong without a key', () => {
  const states = {
    recaptchaEnforcementState: [
      { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'ENFORCE' },
      { provider: 'PHONE_PROVIDER', enforcementState: 'OFF' },
    ],
  }
  const about = 'reCAPTCHA'
  expect(judgeRecaptcha(example, response(200))).toEqual({
    state: 'passed',
    about,
    remark: 'not enforced',
  })
  expect(judgeRecaptcha(example, response(200, { ...states, recaptchaKey: 'key' }))).toEqual({
    state: 'passed',
    about,
    remark: 'email_password enforce',
  })
  expect(judgeRecaptcha(example, response(200, states))).toEqual({
    state: 'failed',
    about,
    why: 'It is asked for, but has no key for websites. Add one.',
    where: `${CONSOLE}/authentication/settings`,
  })
})

test('an offered provider that is off is reported, with both ways to fix it', () => {
  const given = refusal('OPERATION_NOT_ALLOWED : The identity provider configuration is not found.')
  expect(judgeProvider(example, 'oidc.acme', given)).toEqual({
    state: 'failed',
    about: 'Sign-in method: oidc.acme',
    why: 'The app offers it, but it is off. Turn it on, or take it out of gatehouse.config.ts.',
    where: `${CONSOLE}/authentication/providers`,
  })
})

test('a provider with another response is not judged', () => {
  expect(judgeProvider(example, 'google.com', refusal('INVALID_CONTINUE_URI'))).toEqual({
    state: 'skipped',
    about: 'Sign-in method: google.com',
    why: 'The response was 400 (INVALID_CONTINUE_URI).',
  })
})

test('if guest accounts are off, that is reported', () => {
  expect(judgeGuest(example, refusal('ADMIN_ONLY_OPERATION'))).toEqual({
    state: 'failed',
    about: 'Sign-in method: guest accounts',
    why: 'The app offers them, but they are off. Turn on "Anonymous".',
    where: `${CONSOLE}/authentication/providers`,
  })
})

test.each([
  [6, 'ENFORCE', null, 'at least 6 characters, enforced; 8 or more are recommended'],
  [8, 'OFF', null, 'at least 8 characters, not enforced'],
  [6, 'ENFORCE', 12, 'at least 6 characters, enforced; the app asks for 12'],
  [
    6,
    'ENFORCE',
    7,
    'at least 6 characters, enforced; the app asks for 7; 8 or more are recommended',
  ],
  [12, 'ENFORCE', 10, 'at least 12 characters, enforced'],
])(
  'a policy of %i characters (%s) and an app that asks for %s: %s',
  (least, enforcementState, own, remark) => {
    const customStrengthOptions = { minPasswordLength: least }
    const policy = { schemaVersion: 1, customStrengthOptions, enforcementState }
    expect(judgePolicy(example, response(200, policy), own)).toEqual({
      state: 'passed',
      about: 'Password policy',
      remark,
    })
  },
)
