import { describe, expect, it } from 'vitest'
import { fileNameOf } from '#src/domain/brand.ts'
import { gatehouseProblems, type Gatehouse } from '#src/domain/gatehouse.ts'
import { methodsOn, phoneRegions, type SignIn } from '#src/domain/signInMethods.ts'
import { signInProviders } from '#src/domain/signInProviders.ts'
import own from '../../gatehouse.config.ts'

const valid: Gatehouse = {
  brand: {
    name: 'Acme Notes',
    logo: 'acme.svg',
    accent: { light: '#8a1c5b', dark: '#f2a7cf' },
    picture: { file: 'acme.jpg' },
    support: 'help@acme.example',
    terms: 'https://acme.example/terms',
  },
  signIn: {
    password: true,
    emailLink: false,
    phone: { regions: ['US', 'CA'] },
    providers: ['github.com', { id: 'oidc.acme', name: 'Acme Corporation' }, 'saml.staff'],
    guest: false,
    secondFactors: ['totp'],
  },
}

const nobody: SignIn = {
  password: false,
  emailLink: false,
  phone: false,
  providers: [],
  guest: false,
  secondFactors: [],
}

describe('the configuration', () => {
  it('has nothing wrong with it as it comes', () => {
    expect(gatehouseProblems(own)).toEqual([])
    expect(gatehouseProblems(valid)).toEqual([])
  })

  it.each([
    [null, 'The configuration can’t be null. Write an object with brand, signIn.'],
    [undefined, 'The configuration is missing. Write an object with brand, signIn.'],
    [() => valid, 'The configuration can’t be a function. Write an object with brand, signIn.'],
    [
      { brand: valid.brand },
      'signIn is missing. Write an object with password, emailLink, phone, providers, guest, tokenLink, secondFactors.',
    ],
    [{ ...valid, signin: {} }, 'signin is not known. Use one of brand, signIn.'],
    [
      signIn({ providers: undefined }),
      'signIn.providers is missing. Write a list in square brackets.',
    ],
    [signIn({ tokenLink: 'on' }), 'signIn.tokenLink can’t be "on". Write true or false.'],
    [
      signIn({ tokenlink: true }),
      'signIn.tokenlink is not known. Use one of password, emailLink, phone, providers, guest, tokenLink, secondFactors.',
    ],
    [
      signIn({ providers: 'google.com' }),
      'signIn.providers can’t be "google.com". Write a list in square brackets.',
    ],
    [
      signIn({ providers: ['google'] }),
      'signIn.providers[0]: "google" is no sign-in provider. Use the id of a provider of Firebase, such as google.com or oidc.acme.',
    ],
    [
      signIn({ providers: ['oidc.'] }),
      'signIn.providers[0]: "oidc." is no sign-in provider. Use the id of a provider of Firebase, such as google.com or oidc.acme.',
    ],
    [
      signIn({ providers: ['github.com', 'google.com', 'github.com'] }),
      'signIn.providers[2]: "github.com" stands twice. Delete one of them.',
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
  ])('%j has one problem, and what to do about it', (given, sentence) => {
    expect(gatehouseProblems(given)).toEqual([sentence])
  })

  it('is told everything that is wrong at once', () => {
    expect(gatehouseProblems(signIn({ providers: ['google'], tokenLink: 1 }))).toHaveLength(2)
  })
})

describe('the methods that are on', () => {
  it('are those that the configuration names', () => {
    expect(methodsOn(valid.signIn)).toEqual({
      password: true,
      emailLink: false,
      phone: true,
      providers: true,
      guest: false,
      tokenLink: false,
      totp: true,
      sms: false,
      secondFactors: true,
      others: true,
      upgrade: false,
    })
  })

  it.each([
    { password: true },
    { emailLink: true },
    { phone: true },
    { providers: ['apple.com'] },
    { guest: true },
    { tokenLink: true },
  ] satisfies Partial<SignIn>[])('can be %j alone', (only) => {
    const alone: SignIn = { ...nobody, ...only }
    expect(gatehouseProblems({ ...valid, signIn: alone })).toEqual([])
    const on = Object.entries(methodsOn(alone)).flatMap(([name, isOn]) => (isOn ? [name] : []))
    const [method = ''] = Object.keys(only)
    const hasButton = method !== 'password' && method !== 'tokenLink'
    expect(on).toEqual(hasButton ? [method, 'others'] : [method])
  })

  it('give a guest an account of their own where one of them can', () => {
    const ways: Partial<SignIn>[] = [{ password: true }, { phone: true }, { emailLink: true }, {}]
    expect(ways.map((way) => methodsOn({ ...nobody, guest: true, ...way }).upgrade)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('take numbers of the countries that the configuration names, and else of all', () => {
    expect(phoneRegions(valid.signIn)).toEqual(['US', 'CA'])
    expect(phoneRegions({ ...nobody, phone: true })).toBeNull()
  })
})

describe('the providers to sign in with', () => {
  it('are those of the list, in its order, with the names that it gives', () => {
    expect(signInProviders(valid.signIn.providers)).toEqual({
      providers: ['github.com', 'oidc.acme', 'saml.staff'],
      providerNames: { 'oidc.acme': 'Acme Corporation' },
    })
  })
})

describe('the name of a downloaded file', () => {
  it.each([
    ['Acme Notes', 'acme-notes'],
    ['Müller & Söhne', 'muller-sohne'],
    ['門', 'account'],
  ])('begins for %j with %j', (name, begin) => {
    expect(fileNameOf({ ...valid.brand, name })).toBe(begin)
  })
})

function brand(changed: object): unknown {
  return { ...valid, brand: { ...valid.brand, ...changed } }
}

function signIn(changed: object): unknown {
  return { ...valid, signIn: { ...valid.signIn, ...changed } }
}
