import { describe, expect, it } from 'vitest'
import { fileNameOf } from '#build/configuration/brand.ts'
import {
  validateGatehouseConfig,
  type GatehouseConfig,
} from '#build/configuration/gatehouseConfig.ts'
import { identityProviders } from '#build/configuration/identityProviders.ts'
import { enabledMethods, signInSettings, type SignIn } from '#build/configuration/signInMethods.ts'
import { localPorts } from '#local-firebase/ports.ts'
import { noMethods } from '#tests/configurations/noMethods.ts'
import sample from '#tests/configurations/sample/sample.config.ts'

const valid: GatehouseConfig = {
  brand: {
    name: 'Acme Notes',
    logo: 'acme.svg',
    accent: { light: '#8a1c5b', dark: '#f2a7cf' },
    picture: { file: 'acme.jpg' },
    support: 'help@acme.example',
    terms: 'https://acme.example/terms',
  },
  product: 'products/notebook',
  signIn: {
    password: true,
    emailLink: false,
    phone: { regions: ['US', 'CA'] },
    providers: ['github.com', { id: 'oidc.acme', name: 'Acme Corporation' }, 'saml.staff'],
    guest: false,
    secondFactors: ['totp'],
  },
}

const acme = { id: 'oidc.acme', name: 'Acme' } as const

const ports = localPorts()

const app = { app: 'http://localhost:3000' }

const appAddress =
  'Write the address of your app in development, without a path, such as http://localhost:3000.'

const seats = { key: 'seats', label: 'Seats', type: 'number' }

const start = { key: 'start', label: 'Start date', type: 'date' }

const company = { key: 'company', label: 'Company', type: 'text', maxLength: 60 }

describe('the configuration', () => {
  it('is valid in the sample', () => {
    expect(validateGatehouseConfig(sample)).toEqual([])
    expect(validateGatehouseConfig(valid)).toEqual([])
  })

  it.each([
    app,
    { app: 'http://localhost:80' },
    { app: 'https://staging.example/', collections: ['todos', 'lists'] },
    { app: `http://staging.example:${ports.app}`, folder: '../my-app/dist' },
    { ...app, run: { serviceId: 'my-app', region: 'europe-west1' }, rules: 'my-app.rules' },
    { ...app, prefix: '/login' },
    { ...app, storage: ['photos', 'Receipts-2'], rules: 'my-app.rules' },
    { ...app, storage: ['a', 'b', 'c', 'd', 'e'] },
  ])('is valid in front of the app %j', (given) => {
    expect(validateGatehouseConfig({ ...valid, product: given })).toEqual([])
  })

  it.each([
    [
      null,
      'The configuration can’t be null. Write an object with brand, languages, signIn, signUp, device, product, onEvent.',
    ],
    [
      undefined,
      'The configuration is missing. Write an object with brand, languages, signIn, signUp, device, product, onEvent.',
    ],
    [
      () => valid,
      'The configuration can’t be a function. Write an object with brand, languages, signIn, signUp, device, product, onEvent.',
    ],
    [
      { ...valid, product: '/my-app' },
      'product can’t be "/my-app". Write the folder of your product, such as products/notebook, or an object with app.',
    ],
    [product({}), 'product.app is missing. ' + appAddress],
    [product({ app: 'localhost:3000' }), 'product.app can’t be "localhost:3000". ' + appAddress],
    [
      product({ app: 'https://app.example/shop' }),
      'product.app can’t be "https://app.example/shop". ' + appAddress,
    ],
    ...['login', '/', '/Login', '/log/in', '/gatehouse', '/mailbox'].map(
      (prefix): [unknown, string] => [
        product({ ...app, prefix }),
        `product.prefix can’t be "${prefix}". Write one segment in lowercase that your app doesn’t use, such as /login, but not /gatehouse or /mailbox.`,
      ],
    ),
    [
      product({ app: 'http://me@localhost:3000' }),
      'product.app can’t be "http://me@localhost:3000". ' + appAddress,
    ],
    [
      product({ app: `http://localhost:${ports.app}` }),
      `product.app can’t be "http://localhost:${ports.app}": the door uses port ${ports.app}. Start your app on another.`,
    ],
    [
      product({ app: `http://127.0.0.1:${ports.firestore}` }),
      `product.app can’t be "http://127.0.0.1:${ports.firestore}": the local Firestore uses port ${ports.firestore}. Start your app on another.`,
    ],
    [
      product({ ...app, folder: '../my-app/dist', run: { serviceId: 'a', region: 'us-east1' } }),
      'product.run contradicts product.folder: only one can serve the app. Delete the other.',
    ],
    [
      product({ ...app, folder: '' }),
      'product.folder can’t be "". Write a path from the folder of package.json.',
    ],
    [
      product({ ...app, collections: ['todos/{id}'] }),
      'product.collections[0] can’t be "todos/{id}". Write letters, digits, underscores, and hyphens, such as todos, but none of the door’s: access, files, keys, profile, usage.',
    ],
    [
      product({ ...app, collections: ['todos', 'files'] }),
      'product.collections[1] can’t be "files". Write letters, digits, underscores, and hyphens, such as todos, but none of the door’s: access, files, keys, profile, usage.',
    ],
    [
      product({ ...app, collections: [], rules: 'my-app.rules' }),
      'product.collections contradicts product.rules, which names them, too. Delete one.',
    ],
    ...['photos/raw', '..', 'files', ''].map((name): [unknown, string] => [
      product({ ...app, storage: ['photos', name] }),
      `product.storage[1] can’t be "${name}". Write letters, digits, underscores, and hyphens, such as photos, but not files, where the door’s files are.`,
    ]),
    [
      product({ ...app, storage: ['a', 'b', 'c', 'd', 'e', 'f'] }),
      'product.storage has 6 folders. Name at most 5: put the others into them.',
    ],
    [
      product({ ...app, run: { serviceId: 'My App', region: 'us-east1' } }),
      'product.run.serviceId can’t be "My App". Write the name of your Cloud Run service, such as my-app.',
    ],
    [
      product({ ...app, run: { serviceId: 'my-app', region: 'Belgium' } }),
      'product.run.region can’t be "Belgium". Write the region of your Cloud Run service, such as us-central1.',
    ],
    [
      product({ ...app, url: 'https://app.example' }),
      'product.url is not known. Use one of app, prefix, folder, run, collections, rules, sharedRules, storage.',
    ],
    [
      { brand: valid.brand, product: valid.product },
      'signIn is missing. Write an object with password, emailLink, phone, providers, oneTap, guest, tokenLink, passkeys, secondFactors, requireSecondFactor, sessionHours, idleMinutes, leakedPasswords.',
    ],
    [
      { ...valid, device: { cacheDays: 0 } },
      'device.cacheDays can’t be 0. Write a number of days, such as 30.',
    ],
    [{ ...valid, languages: [] }, 'languages is empty. Name a language, or leave it out.'],
    [
      { ...valid, languages: ['en-US', 'de-de'] },
      'languages[1] can’t be "de-de". Write a language as browsers do, such as de or pt-BR.',
    ],
    [
      { ...valid, signin: {} },
      'signin is not known. Use one of brand, languages, signIn, signUp, device, product, onEvent.',
    ],
    [
      signIn({ providers: undefined }),
      'signIn.providers is missing. Write a list in square brackets.',
    ],
    [
      signIn({ password: { minLength: 4 } }),
      'signIn.password.minLength can’t be 4. Write a whole number from 6 to 64.',
    ],
    [
      signIn({ guest: { days: 0 } }),
      'signIn.guest.days can’t be 0. Write a whole number of at least 1, or null if guests are kept.',
    ],
    [
      signIn({ sessionHours: 0.5 }),
      'signIn.sessionHours can’t be 0.5. Write a whole number of hours from 1 to 8760.',
    ],
    [
      signIn({ idleMinutes: 0 }),
      'signIn.idleMinutes can’t be 0. Write a whole number of minutes from 1 to 1440.',
    ],
    [signIn({ guest: 'yes' }), 'signIn.guest can’t be "yes". Write true or false.'],
    [
      signIn({ providers: ['google'] }),
      'signIn.providers[0]: "google" isn’t a sign-in provider. Use the ID of a Firebase provider, such as google.com or oidc.acme.',
    ],
    [
      signIn({ providers: ['oidc.'] }),
      'signIn.providers[0]: "oidc." isn’t a sign-in provider. Use the ID of a Firebase provider, such as google.com or oidc.acme.',
    ],
    [
      signIn({ providers: ['github.com', 'google.com', 'github.com'] }),
      'signIn.providers[2]: "github.com" is listed twice. Delete one of them.',
    ],
    [
      signIn({ providers: [{ id: 'oidc.acme', name: '' }] }),
      'signIn.providers[0]: "oidc.acme" has no name. Write the name that people read on its button.',
    ],
    [
      brand({ name: ' ' }),
      'brand.name can’t be " ". Write the name of your product in at most 40 characters.',
    ],
    [brand({ logo: '' }), 'brand.logo can’t be "". Write a text that isn’t empty.'],
    [
      brand({ accent: { light: 'blue', dark: '#9bf' } }),
      'brand.accent.light can’t be "blue". Write a color such as #1f4fd8.',
    ],
    [
      brand({ accent: { light: '#e8590c', dark: '#9bf' } }),
      'brand.accent.light: #e8590c has a contrast of 3.1 in the light theme, and text needs 4.5. Use #c63800, the nearest color that is readable.',
    ],
    [
      brand({ accent: { light: '#00c', dark: '#1b6e3c' } }),
      'brand.accent.dark: #1b6e3c has a contrast of 2.4 in the dark theme, and text needs 4.5. Use #519e69, the nearest color that is readable.',
    ],
    [
      brand({ picture: { file: 'acme.jpg', fit: 'top' } }),
      'brand.picture.fit can’t be "top". Write bottom or cover.',
    ],
    [
      brand({ support: 'javascript:alert(1)@acme.example' }),
      'brand.support can’t be "javascript:alert(1)@acme.example". Write an email address, or an address that begins with https://.',
    ],
    [
      brand({ privacy: 'acme.example/privacy' }),
      'brand.privacy can’t be "acme.example/privacy". Write an address that begins with https://.',
    ],
    [
      brand({ shareImage: '/share.png' }),
      'brand.shareImage can’t be "/share.png". Write an address that begins with https://.',
    ],
    [{ ...valid, signUp: { closed: 'yes' } }, 'signUp.closed can’t be "yes". Write true or false.'],
    [
      { ...valid, signIn: { ...valid.signIn, guest: true }, signUp: { closed: true } },
      'signUp.closed contradicts signIn.guest: every guest gets a new account. Turn one of them off.',
    ],
    [
      {
        ...valid,
        signIn: { ...valid.signIn, guest: true },
        signUp: { terms: { version: '1', required: true } },
      },
      'signUp.terms.required contradicts signIn.guest: guests are never asked. Turn one of them off.',
    ],
    [signUp({ name: true }), 'signUp.name can’t be true. Write optional or required.'],
    [
      {
        ...valid,
        brand: { ...valid.brand, terms: undefined },
        signUp: { terms: { version: '1' } },
      },
      'signUp.terms needs a page to agree to. Write its address in brand.terms.',
    ],
    [
      signUp({ terms: { version: 2 } }),
      'signUp.terms.version can’t be 2. Write a text of at most 40 characters.',
    ],
    [
      question({ type: 'email' }),
      'signUp.fields[0].type can’t be "email". Write text, choice, checkbox, number, or date.',
    ],
    [
      signUp({ fields: [{ ...seats, min: 0.5 }] }),
      'signUp.fields[0].min can’t be 0.5. Write a whole number.',
    ],
    [
      signUp({ fields: [{ ...seats, step: 0 }] }),
      'signUp.fields[0].step can’t be 0. Write a whole number of at least 1.',
    ],
    [
      signUp({ fields: [{ ...seats, min: 10, max: 9 }] }),
      'signUp.fields[0].max is below signUp.fields[0].min. Swap them.',
    ],
    [
      signUp({ fields: [{ ...start, max: '2026-02-30' }] }),
      'signUp.fields[0].max can’t be "2026-02-30". Write a day such as 2026-11-24, with quotes around it.',
    ],
    [
      signUp({ fields: [{ ...start, min: '2026-01-02', max: '2026-01-01' }] }),
      'signUp.fields[0].max is below signUp.fields[0].min. Swap them.',
    ],
    [
      signIn({ providers: [{ ...acme, domains: [] }] }),
      'signIn.providers[0].domains is empty. Write a domain such as acme.com, or delete domains.',
    ],
    [
      signIn({ providers: [{ ...acme, domains: ['ada@Acme.COM'] }] }),
      'signIn.providers[0].domains[0] can’t be "ada@Acme.COM". Write acme.com.',
    ],
    [
      signIn({ providers: [{ ...acme, domains: ['münchen.example'] }] }),
      'signIn.providers[0].domains[0] can’t be "münchen.example". Write xn--mnchen-3ya.example.',
    ],
    [
      signIn({ providers: [{ ...acme, domains: ['acme'] }] }),
      'signIn.providers[0].domains[0] can’t be "acme". Write the part of an email after the @, such as acme.com.',
    ],
    [
      signIn({ providers: [{ ...acme, domains: [7] }] }),
      'signIn.providers[0].domains[0] can’t be 7. Write the part of an email after the @, such as acme.com.',
    ],
    [
      signIn({
        providers: [
          { ...acme, domains: ['acme.com'] },
          { id: 'saml.staff', name: 'Staff', domains: ['staff.example', 'acme.com'] },
        ],
      }),
      'signIn.providers[1].domains: "acme.com" already leads to signIn.providers[0]. Delete one of them.',
    ],
    [
      signIn({ password: false, providers: ['github.com', { ...acme, domains: ['acme.com'] }] }),
      'signIn.providers[1].domains needs an email field. Turn on signIn.password or signIn.emailLink, or delete domains.',
    ],
    [
      signIn({ providers: [{ ...acme, button: false }] }),
      'signIn.providers[0].button is false, and no email leads to "oidc.acme". Write its domains, or delete button.',
    ],
    [
      signIn({ providers: [{ ...acme, domain: 'acme.com' }] }),
      'signIn.providers[0].domain is not known. Use one of id, name, domains, button.',
    ],
    [
      signIn({ oneTap: { provider: 'saml.staff', clientId: 'acme-web' } }),
      'signIn.oneTap.provider can’t be "saml.staff". Write google.com, or an oidc provider of yours.',
    ],
    [
      signIn({ oneTap: { provider: 'google.com', clientId: 'acme-web' } }),
      'signIn.oneTap.provider: "google.com" isn’t in signIn.providers. Add it there, or delete oneTap.',
    ],
    [
      signIn({ oneTap: { provider: 'oidc.acme', clientId: 'acme-web' } }),
      'signIn.oneTap.config is missing. Write the https address of the FedCM configuration of oidc.acme.',
    ],
    [
      signIn({ oneTap: { provider: 'oidc.acme', clientId: 'acme-web', config: 'fedcm.json' } }),
      'signIn.oneTap.config can’t be "fedcm.json". Write the https address of the provider’s FedCM configuration.',
    ],
    [
      { ...valid, signIn: { ...noMethods, guest: true, leakedPasswords: true } },
      'signIn.leakedPasswords needs passwords. Turn on password, or delete leakedPasswords.',
    ],
    [
      question({ key: 'name' }),
      'signUp.fields[0].key can’t be "name". Write a word of letters and digits, but not name, which signUp.name asks for.',
    ],
    [
      question({ maxLength: 501 }),
      'signUp.fields[0].maxLength can’t be 501. Write a whole number from 1 to 500.',
    ],
    [
      question({ choices: {} }),
      'signUp.fields[0].choices is not known. Use one of key, label, hint, required, type, maxLength.',
    ],
    [
      signUp({
        fields: [{ key: 'size', label: 'Size', type: 'choice', choices: { solo: 'One' } }],
      }),
      'signUp.fields[0].choices can’t be {"solo":"One"}. Write at least two choices, such as { solo: "Just me", team: "A team" }.',
    ],
    [
      signUp({ fields: [company, company] }),
      'signUp.fields[1]: "company" is listed twice. Delete one of them.',
    ],
    [
      signUp({
        fields: Array.from({ length: 16 }, (_, index) => ({ ...company, key: `q${index}` })),
      }),
      'signUp.fields has 16 fields. Ask at most 15 questions.',
    ],
    [
      question({ label: { 'en-US': 'Company', de: '' } }),
      'signUp.fields[0].label.de can’t be "". Write a text of at most 80 characters.',
    ],
    [
      { ...valid, onEvent: 'src/onEvent' },
      'onEvent can’t be "src/onEvent". Write the path of a TypeScript file, such as src/onEvent.ts.',
    ],
  ])('%j has one problem, with what to do about it', (given, sentence) => {
    expect(validateGatehouseConfig(given)).toEqual([sentence])
  })

  it('reports all problems at once', () => {
    expect(validateGatehouseConfig(signIn({ providers: ['google'], tokenLink: 1 }))).toHaveLength(2)
  })
})

describe('the methods that are on', () => {
  it('are those in the configuration', () => {
    expect(enabledMethods(valid.signIn)).toEqual({
      password: true,
      emailLink: false,
      phone: true,
      workEmail: false,
      oneTap: false,
      guest: false,
      tokenLink: false,
      passkeys: false,
      secondFactors: true,
      sms: false,
      requireSecondFactor: false,
      inactivityLimit: false,
      guestUpgrade: false,
      securityPage: true,
    })
  })

  it.each([
    [{ password: true }, ['password', 'securityPage']],
    [{ emailLink: true }, ['emailLink', 'securityPage']],
    [{ phone: true }, ['phone']],
    [{ providers: ['apple.com'] }, ['securityPage']],
    [{ guest: true }, ['guest']],
    [{ tokenLink: true }, ['tokenLink']],
  ] satisfies [Partial<SignIn>, string[]][])('can be %j alone', (only, expected) => {
    const alone: SignIn = { ...noMethods, ...only }
    expect(validateGatehouseConfig({ ...valid, signIn: alone })).toEqual([])
    const on = Object.entries(enabledMethods(alone)).flatMap(([name, isOn]) => (isOn ? [name] : []))
    expect(on).toEqual(expected)
  })

  it('can upgrade a guest if one of them creates an account', () => {
    const ways: Partial<SignIn>[] = [{ password: true }, { phone: true }, { emailLink: true }, {}]
    expect(
      ways.map((way) => enabledMethods({ ...noMethods, guest: true, ...way }).guestUpgrade),
    ).toEqual([true, true, false, false])
  })

  it('have a provider without a button only in the account, and for emails of its domains', () => {
    const providers = [{ ...acme, domains: ['acme.com'], button: false }]
    const only = { ...noMethods, guest: true, emailLink: true, providers }
    expect(validateGatehouseConfig({ ...valid, signIn: only })).toEqual([])
    expect(enabledMethods(only)).toMatchObject({
      workEmail: true,
      guestUpgrade: false,
      securityPage: true,
    })
  })

  it('can require a second factor, if every method asks for it', () => {
    const required = {
      ...noMethods,
      password: true,
      secondFactors: ['totp'],
      requireSecondFactor: true,
    } as const
    const problems = (more: Partial<SignIn>) =>
      validateGatehouseConfig({ ...valid, signIn: { ...required, ...more } })
    expect(problems({})).toEqual([])
    expect(enabledMethods(required).requireSecondFactor).toBe(true)
    expect(problems({ secondFactors: [] })).toEqual([
      'signIn.requireSecondFactor needs a second factor. Write totp or sms in secondFactors.',
    ])
    for (const method of ['guest', 'phone', 'tokenLink', 'passkeys'])
      expect(problems({ [method]: true })).toEqual([
        `signIn.requireSecondFactor shuts out people who sign in by ${method}, which asks for no second factor. Turn off one of the two.`,
      ])
  })

  it('have passkeys beside a method that opens an account, and never alone', () => {
    const problem =
      'signIn.passkeys needs an account to add them to. Turn on one of password, emailLink, phone, providers, tokenLink.'
    const alone = { ...noMethods, passkeys: true }
    expect(validateGatehouseConfig({ ...valid, signIn: alone })).toEqual([problem])
    expect(validateGatehouseConfig({ ...valid, signIn: { ...alone, guest: true } })).toEqual([
      problem,
    ])
    const beside = { ...alone, password: true }
    expect(validateGatehouseConfig({ ...valid, signIn: beside })).toEqual([])
    expect(enabledMethods(beside)).toMatchObject({
      passkeys: true,
      guestUpgrade: false,
    })
  })

  it('accept phone numbers of the listed countries, or of all countries', () => {
    expect(signInSettings(valid.signIn).phoneRegions).toEqual(['US', 'CA'])
    expect(signInSettings({ ...noMethods, phone: true }).phoneRegions).toBeNull()
  })
})

describe('the identity providers', () => {
  it('are those of the list, in its order and with its names', () => {
    expect(identityProviders(valid.signIn.providers)).toEqual({
      providers: ['github.com', 'oidc.acme', 'saml.staff'],
      providerButtons: ['github.com', 'oidc.acme', 'saml.staff'],
      providerNames: { 'oidc.acme': 'Acme Corporation' },
      workDomains: {},
    })
  })

  it('are led to by domains, in each spelling that browsers report', () => {
    const listed = { ...acme, domains: ['acme.com', 'xn--mnchen-3ya.example'], button: false }
    const { providers, providerButtons, workDomains } = identityProviders(['github.com', listed])
    expect([providers, providerButtons]).toEqual([['github.com', 'oidc.acme'], ['github.com']])
    expect(workDomains).toEqual({
      'acme.com': 'oidc.acme',
      'xn--mnchen-3ya.example': 'oidc.acme',
      'münchen.example': 'oidc.acme',
    })
  })
})

describe('the name of a downloaded file', () => {
  it.each([
    ['Acme Notes', 'acme-notes'],
    ['Müller & Söhne', 'muller-sohne'],
    ['門', 'account'],
  ])('for %j starts with %j', (name, begin) => {
    expect(fileNameOf({ ...valid.brand, name })).toBe(begin)
  })
})

function brand(changed: object): object {
  return { ...valid, brand: { ...valid.brand, ...changed } }
}

function product(given: object): object {
  return { ...valid, product: given }
}

function signIn(changed: object): object {
  return { ...valid, signIn: { ...valid.signIn, ...changed } }
}

function signUp(given: object): object {
  return { ...valid, signUp: given }
}

function question(changed: object): object {
  return signUp({ fields: [{ ...company, ...changed }] })
}
