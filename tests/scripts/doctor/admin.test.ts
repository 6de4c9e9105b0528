import { expect, test } from 'vitest'
import {
  enforcedAppCheck,
  judgeAppCheck,
  judgeRuleset,
  judgeStorageRole,
} from '#scripts/doctor/administration.ts'
import { judgeAuthSettings } from '#scripts/doctor/authSettings.ts'
import { response, example, storageRole } from './standIn.ts'

const CONSOLE = 'https://console.firebase.google.com/project/the-project'
const APP_CHECK = 'App Check is not enforced'

test('wrong settings of a new project are listed, each with its console page', () => {
  const config = { signIn: { email: { enabled: true, passwordRequired: true } } }
  expect(judgeAuthSettings(example, response(200, config), 30)).toEqual([
    {
      state: 'failed',
      about: 'Sign-in method: email link',
      why: 'It is off. Turn it on under "Email/Password".',
      where: `${CONSOLE}/authentication/providers`,
    },
    {
      state: 'failed',
      about: 'Sign-in method: phone number',
      why: 'It is off. Turn on "Phone".',
      where: `${CONSOLE}/authentication/providers`,
    },
    {
      state: 'failed',
      about: 'Links in emails lead to the app',
      why: 'They lead to Firebase\'s own page. Make it https://app.example.com/auth/action ("Customize action URL").',
      where: `${CONSOLE}/authentication/emails`,
    },
    {
      state: 'failed',
      about: 'Second factor: text messages',
      why: 'The app offers them, but they are off. Turn on "SMS multi-factor authentication" (Identity Platform).',
      where: `${CONSOLE}/authentication/providers`,
    },
    {
      state: 'failed',
      about: 'Second factor: authenticator apps',
      why: 'The app offers them, but they are off. No console has a switch: turn them on with the Admin SDK, as this page says.',
      where: 'https://firebase.google.com/docs/auth/web/totp-mfa',
    },
    {
      state: 'failed',
      about: 'Old guest accounts are deleted',
      why: 'They stay forever. Turn on the automatic clean-up under "User account management" (Identity Platform), or write signIn.guest: { days: null }.',
      where: `${CONSOLE}/authentication/settings`,
    },
  ])
})

test.each([
  [true, 30, { state: 'passed', remark: 'after 30 days' }],
  [true, 20, { state: 'passed', remark: 'after 30 days' }],
  [
    true,
    60,
    {
      state: 'failed',
      why: 'The app says after 60 days, but the project deletes them after 30. Turn off the automatic clean-up under "User account management", or correct signIn.guest.days.',
    },
  ],
  [
    true,
    null,
    {
      state: 'failed',
      why: 'The app says that guests are kept, but the project deletes them after 30 days. Turn off the automatic clean-up under "User account management", or correct signIn.guest.days.',
    },
  ],
  [false, null, { state: 'passed', remark: 'never, as signIn.guest.days says' }],
  [
    false,
    60,
    {
      state: 'skipped',
      why: 'The automatic clean-up is off. A program of your own has to delete them after 60 days.',
    },
  ],
])(
  'a clean-up that is on: %s is compared with what the app says: after %s days',
  (autodeleteAnonymousUsers, days, expected) => {
    const findings = judgeAuthSettings(example, response(200, { autodeleteAnonymousUsers }), days)
    expect(findings.at(-1)).toMatchObject({ about: 'Old guest accounts are deleted', ...expected })
  },
)

test('a second factor that is configured, but switched off, is off', () => {
  const mfa = {
    state: 'DISABLED',
    enabledProviders: ['PHONE_SMS'],
    providerConfigs: [{ state: 'DISABLED' }],
  }
  const findings = judgeAuthSettings(example, response(200, { mfa }), 30)
  expect(findings.filter(({ about }) => about.startsWith('Second factor'))).toMatchObject([
    { state: 'failed', about: 'Second factor: text messages' },
    { state: 'failed', about: 'Second factor: authenticator apps' },
  ])
})

test('App Check must not be enforced, and does not have to be set up', () => {
  const message = 'Firebase App Check API has not been used in project 1 before or it is disabled.'
  expect(judgeAppCheck(example, response(403, { error: { message } }))).toEqual({
    state: 'passed',
    about: APP_CHECK,
  })
  expect(judgeAppCheck(example, response(200, firestoreWith('UNENFORCED')))).toEqual({
    state: 'passed',
    about: APP_CHECK,
  })
  expect(judgeAppCheck(example, response(200, firestoreWith('ENFORCED')))).toEqual({
    state: 'failed',
    about: APP_CHECK,
    why: 'The app does not use App Check, and is refused by firestore.googleapis.com. Stop the enforcement.',
    where: `${CONSOLE}/appcheck/apis`,
  })
})

test('App Check may be enforced if the app uses it, which keeps the doctor out', () => {
  const proving = { ...example, hasAppCheck: true }
  expect(judgeAppCheck(proving, response(200, firestoreWith('ENFORCED')))).toEqual({
    state: 'passed',
    about: 'App Check is enforced for firestore.googleapis.com',
  })
  expect(judgeAppCheck(proving, response(200, firestoreWith('UNENFORCED')))).toEqual({
    state: 'passed',
    about: APP_CHECK,
  })
  expect(enforcedAppCheck(proving, 'API key')).toEqual({
    state: 'skipped',
    about: 'API key',
    why: 'App Check is enforced, and lets only the app ask.',
  })
})

test('rules that were never deployed are reported', () => {
  expect(judgeRuleset('firestore', null, 'allow read;')).toEqual({
    state: 'failed',
    about: 'The rules in force are those of firestore.rules',
    why: 'None were ever deployed.',
    where: 'npm run deploy',
  })
})

function firestoreWith(enforcementMode: string): object {
  return { services: [{ name: 'projects/1/services/firestore.googleapis.com', enforcementMode }] }
}

test.each([
  ['no role', []],
  ['the role for another account', [{ ...storageRole, members: ['user:a@example.com'] }]],
  ['another role for its account', [{ ...storageRole, role: 'roles/viewer' }]],
])('without the role, Storage denies everything: %s', (_what, bindings) => {
  const [member] = storageRole.members
  expect(judgeStorageRole(example, response(200, { bindings }))).toEqual({
    state: 'failed',
    about: 'storage.rules may read Firestore',
    why: 'They may not, so Storage denies every request.',
    where: `gcloud projects add-iam-policy-binding the-project --member=${member} --role=${storageRole.role} --condition=None`,
  })
})

test('an administrator who may not read the policy sees this', () => {
  expect(judgeStorageRole(example, response(403))).toEqual({
    state: 'skipped',
    about: 'storage.rules may read Firestore',
    why: 'The response was 403.',
  })
})
