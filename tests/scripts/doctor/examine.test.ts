import { expect, test } from 'vitest'
import type { SignIn } from '#build/configuration/signInMethods.ts'
import { localRules } from '#local-firebase/rulesFiles.ts'
import { examine } from '#scripts/doctor/examine.ts'
import { formatFindings, type Finding } from '#scripts/doctor/finding.ts'
import { headersFor } from '#scripts/doctor/site.ts'
import { noProject } from '#scripts/hosting/firebaseEnvironment.ts'
import { changePolicy, hosting } from '#scripts/hosting/hostingConfiguration.ts'
import { policyFeatures, policyFor } from '#scripts/hosting/pagePolicy.ts'
import { runProgram } from '#scripts/process/runProgram.ts'
import everything from '#tests/configurations/everything.config.ts'
import { example, standIn, storageRole } from './standIn.ts'
import type { Replies, Reply } from './standIn.ts'

const signIn: SignIn = {
  ...everything.signIn,
  providers: ['google.com'],
  oneTap: { provider: 'google.com', clientId: 'acme-web' },
}

test('a project set up by the docs gets all checks, and only one line is wrong', async () => {
  const project = { ...(await standIn(healthy)), adminToken: 'admin' }
  const findings = await examine(project, signIn)
  expect(namesOf(findings, 'failed')).toEqual([
    // The stand-in's origin is in no configuration file.
    `storage.cors.json allows ${project.site}`,
  ])
  expect(namesOf(findings, 'skipped')).toEqual([])
  expect(findings.length).toBe(32)
})

test('rules that were deployed before the door’s or the product’s changed are reported', async () => {
  const project = await standIn((request) =>
    request.path === '/rules/v1/firestore'
      ? rulesReply('/v1/firestore', ruleset.firestore.replace('match /notes/', 'match /books/'))
      : healthy(request),
  )
  const findings = await examine({ ...project, adminToken: 'admin' }, signIn)
  expect(findings.filter(({ about }) => about.startsWith('The rules in force'))).toEqual([
    {
      state: 'failed',
      about: 'The rules in force are those of firestore.rules',
      why: 'Others are in force, uploaded on November 3, 2026.',
      where: 'npm run deploy',
    },
    { state: 'passed', about: 'The rules in force are those of storage.rules' },
  ])
})

test('a page whose policy forbids its own script is reported', async () => {
  const project = await standIn((request) =>
    request.path === '/sign-in'
      ? { ...siteReply('/sign-in'), headers: Object.fromEntries(headersFor(hosting, 'page')) }
      : healthy(request),
  )
  const findings = await examine(project, signIn)
  expect(findings.find(({ about }) => about === 'Headers of its pages')).toEqual({
    state: 'failed',
    about: 'Headers of its pages',
    why: [
      'Content-Security-Policy has another script-src.',
      'Content-Security-Policy has another connect-src.',
      'Content-Security-Policy has another style-src-attr.',
    ].join('\n    '),
    where: 'This version has others: npm run deploy',
  })
})

test('without an administrator, the other checks still run', async () => {
  const findings = await examine(await standIn(healthy), signIn)
  expect(namesOf(findings, 'skipped')).toEqual([
    'Sign-in method: email link',
    'Sign-in method: phone number',
    'Links in emails lead to the app',
    'Second factor: text messages',
    'Second factor: authenticator apps',
    'Old guest accounts are deleted',
    'The rules in force are those of firestore.rules',
    'The rules in force are those of storage.rules',
    'storage.rules may read Firestore',
    'App Check is not enforced',
  ])
})

test('with a tenant, the project’s settings are not mistaken for the tenant’s', async () => {
  const project = { ...(await standIn(healthy)), adminToken: 'admin', tenantId: 'tenant' }
  const findings = await examine(project, signIn)
  expect(namesOf(findings, 'skipped')).toEqual([
    'Sign-in method: email link',
    'Sign-in method: phone number',
    'Links in emails lead to the app',
    'Second factor: text messages',
    'Second factor: authenticator apps',
    'Old guest accounts are deleted',
  ])
})

test('methods that the app does not offer are not mentioned, whether they are on or off', async () => {
  const project = { ...(await standIn(healthy)), adminToken: 'admin' }
  const others: SignIn = { ...signIn, phone: false, guest: false, secondFactors: ['totp'] }
  const all = await examine(project, signIn)
  const findings = await examine(project, others)
  expect(all.filter(({ about }) => !findings.some((left) => left.about === about))).toEqual([
    { state: 'passed', about: 'Sign-in method: guest accounts' },
    { state: 'passed', about: 'Sign-in method: phone number' },
    { state: 'passed', about: 'Second factor: text messages' },
    { state: 'passed', about: 'Old guest accounts are deleted', remark: 'after 30 days' },
  ])
})

test('a guest account that cannot be deleted is reported', async () => {
  const project = await standIn((request) =>
    request.path.includes('accounts:delete') ? { status: 503 } : healthy(request),
  )
  const findings = await examine(project, signIn)
  expect(
    findings.find(({ about }) => about === 'The guest account of this check is deleted'),
  ).toEqual({
    state: 'failed',
    about: 'The guest account of this check is deleted',
    why: 'The guest account guest, which this check created, is left. Delete it. The response was 503.',
    where: 'https://console.firebase.google.com/project/the-project/authentication/users',
  })
})

test('a document of the check that does not expire is reported', async () => {
  const project = await standIn((request) =>
    request.body.includes('expiresAt') ? { status: 403 } : healthy(request),
  )
  const findings = await examine(project, signIn)
  expect(findings.filter(({ state }) => state === 'failed')).toContainEqual({
    state: 'failed',
    about: 'The document of this check expires',
    why: 'The document users/guest, which this check created, is left. Delete it. The response was 403.',
    where: 'https://console.firebase.google.com/project/the-project/firestore',
  })
})

test('only a guest reveals rules that let every account read everything', async () => {
  const project = await standIn((request) =>
    request.headers.authorization ? { status: 404 } : healthy(request),
  )
  const findings = await examine(project, signIn)
  expect(namesOf(findings, 'failed').filter((about) => about.includes('reads'))).toEqual([
    'Firestore: reads by another account are denied',
    'Storage: reads by another account are denied',
  ])
})

test('if guests are off, the report says that no account tried to read', async () => {
  const project = { ...(await standIn(withoutGuests)), adminToken: 'admin' }
  const findings = await examine(project, { ...signIn, guest: false })
  const why =
    'This check needs a guest account: turn on "Anonymous" while the doctor runs, then try again.'
  expect(findings.filter(({ state }) => state === 'skipped')).toEqual(
    ['Firestore', 'Storage'].flatMap((service) => [
      { state: 'skipped', about: `${service}: reads by another account are denied`, why },
      { state: 'skipped', about: `${service}: reads of one's own data`, why },
    ]),
  )
})

test('rules that deny documents one by one, but let everyone list them, are wrong', async () => {
  const project = await standIn((request) =>
    /pageSize|maxResults/.test(request.path) ? {} : healthy(request),
  )
  const findings = await examine(project, signIn)
  expect(namesOf(findings, 'failed').filter((about) => about.includes('reads'))).toEqual([
    'Firestore: reads by someone who is not signed in are denied',
    'Firestore: reads by another account are denied',
    'Storage: reads by someone who is not signed in are denied',
    'Storage: reads by another account are denied',
  ])
})

test('with a wrong key, no account is created and no rules are judged', async () => {
  const asked: string[] = []
  const project = await standIn(({ path }) => {
    asked.push(path)
    return { status: 400, body: { error: { details: [{ reason: 'API_KEY_INVALID' }] } } }
  })
  const findings = await examine(project, signIn)
  expect(findings.slice(0, 2)).toEqual([
    {
      state: 'failed',
      about: 'API key',
      why: 'VITE_FIREBASE_API_KEY isn’t a key of this project. Copy it again.',
      where: 'https://console.firebase.google.com/project/the-project/settings/general',
    },
    {
      state: 'skipped',
      about: 'Sign-in methods and rules',
      why: 'These checks need a valid API key.',
    },
  ])
  expect(asked.filter((path) => path.startsWith('/auth'))).toEqual([
    '/auth/v1/projects?key=the-key',
  ])
})

test('the list says what is wrong and where to click, and ends with a count', () => {
  const text = formatFindings([
    { state: 'passed', about: 'API key' },
    { state: 'passed', about: 'reCAPTCHA', remark: 'not enforced' },
    { state: 'failed', about: 'Guests', why: 'They are off.', where: 'https://console.example' },
    { state: 'skipped', about: 'App Check', why: 'Sign in.' },
  ])
  expect(text).toBe(
    [
      '✓ API key',
      '✓ reCAPTCHA: not enforced',
      '✗ Guests',
      '    They are off.',
      '    https://console.example',
      '– App Check: not checked. Sign in.',
      '',
      '2 passed, 1 failed, 1 not checked',
      '',
    ].join('\n'),
  )
})

test('a reason that several checks have is shown once', () => {
  const why = 'It takes an administrator.'
  const text = formatFindings([
    { state: 'skipped', about: 'App Check', why },
    { state: 'skipped', about: 'Site', why: 'There was no response.' },
    { state: 'skipped', about: 'Phone', why },
  ])
  expect(text).toBe(
    [
      '– App Check: not checked',
      '– Site: not checked. There was no response.',
      '– Phone: not checked',
      '',
      'Not checked: It takes an administrator.',
      '',
      '0 passed, 0 failed, 3 not checked',
      '',
    ].join('\n'),
  )
})

test('without a connection, the doctor asks for one, and asks nothing else', async () => {
  const services = { ...example.services, auth: 'http://127.0.0.1:1' }
  expect(await examine({ ...example, services }, signIn)).toEqual([
    {
      state: 'failed',
      about: 'API key',
      why: 'There was no response. Are you online?',
      where: 'Then run npm run doctor again.',
    },
  ])
})

test('without a project, the command says what to fill in, and fails', async () => {
  const { succeeded, output } = await runProgram(
    process.execPath,
    ['scripts/run.mjs', 'doctor'],
    noProject(),
  )
  expect({ succeeded, output }).toEqual({
    succeeded: false,
    output:
      'The doctor examines a Firebase project, but no VITE_FIREBASE_* variable is set. ' +
      'Fill in those of .env.example in a file named .env.local, then try again.\n',
  })
})

function namesOf(findings: readonly Finding[], state: Finding['state']): string[] {
  return findings.filter((finding) => finding.state === state).map(({ about }) => about)
}

const signInPage = '<script>start()</script><script type="module" src="/assets/main.js"></script>'

const deployed = changePolicy(hosting, (policy) =>
  policyFor([signInPage], policy, policyFeatures(signIn, example.hasAppCheck)),
)

const healthy: Replies = ({ method, path, headers, body }) => {
  const [, service = '', rest = ''] = /^\/(\w+)?(.*)$/.exec(path) ?? []
  const host = `http://${String(headers.host)}`
  if (service === 'auth') return authReply(rest, body, host)
  if (service === 'rules') return rulesReply(rest)
  if (service === 'appCheck') return { body: {} }
  if (service === 'resources') return policyReply(rest)
  if (service === 'bucket') return bucketReply(method, headers.origin)
  if (rest.endsWith(':commit')) return { body: {} }
  if (service === 'firestore' || service === 'storage') {
    return { status: rest.includes('guest') ? 404 : 403 }
  }
  return siteReply(path)
}

const withoutGuests: Replies = (request) =>
  request.path.includes('accounts:signUp') ? refused('ADMIN_ONLY_OPERATION') : healthy(request)

function authReply(path: string, body: string, host: string): Reply | undefined {
  const replies: [string, Reply][] = [
    ['/v1/projects', { body: { authorizedDomains: ['127.0.0.1'] } }],
    ['/v1/accounts:signInWithPassword', refused('INVALID_LOGIN_CREDENTIALS')],
    ['/v2/passwordPolicy', { body: { schemaVersion: 1 } }],
    [
      '/v1/accounts:createAuthUri',
      body.includes('"google.com"')
        ? { body: { authUri: 'https://accounts.google.com' } }
        : refused('OPERATION_NOT_ALLOWED'),
    ],
    ['/v2/recaptchaConfig', { body: {} }],
    ['/v1/accounts:signUp', { body: { localId: 'guest', idToken: 'token' } }],
    ['/v1/accounts:delete', { body: {} }],
    [
      '/admin/v2/projects/the-project/config',
      {
        body: {
          signIn: { email: { enabled: true }, phoneNumber: { enabled: true } },
          notification: { sendEmail: { callbackUri: `${host}/auth/action` } },
          autodeleteAnonymousUsers: true,
          mfa: {
            state: 'ENABLED',
            enabledProviders: ['PHONE_SMS'],
            providerConfigs: [{ state: 'ENABLED' }],
          },
        },
      },
    ],
  ]
  return replies.find(([start]) => path.startsWith(start))?.[1]
}

function refused(message: string): Reply {
  return { status: 400, body: { error: { message } } }
}

const ruleset = {
  firestore: await localRules('firestore'),
  storage: await localRules('storage'),
}

function rulesReply(path: string, firestore = ruleset.firestore): Reply {
  const project = 'projects/the-project'
  if (path.startsWith(`/v1/${project}/releases`)) {
    const releases = [
      { name: `${project}/releases/cloud.firestore`, rulesetName: 'firestore' },
      { name: `${project}/releases/firebase.storage/the-bucket`, rulesetName: 'storage' },
    ]
    return { body: { releases } }
  }
  const content = path.endsWith('firestore') ? firestore : ruleset.storage
  return { body: { source: { files: [{ content }] }, createTime: '2026-11-03T08:30:00.123456Z' } }
}

function policyReply(path: string): Reply {
  if (path !== '/v1/projects/the-project:getIamPolicy') return { status: 404 }
  return { body: { bindings: [storageRole] } }
}

function bucketReply(method: string, origin: unknown): Reply {
  if (method !== 'OPTIONS') return { status: 400 }
  return { headers: { 'access-control-allow-origin': String(origin) } }
}

function siteReply(path: string): Reply | undefined {
  if (path.startsWith('/assets/'))
    return { headers: Object.fromEntries(headersFor(deployed, 'asset')) }
  if (path === '/__/auth/handler') return {}
  if (path === '/__/firebase/init.json') return { body: { projectId: example.firebase.projectId } }
  if (path !== '/sign-in') return undefined
  return { headers: Object.fromEntries(headersFor(deployed, 'page')), body: signInPage }
}
