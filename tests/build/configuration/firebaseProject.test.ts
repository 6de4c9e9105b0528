import { describe, expect, it } from 'vitest'
import { readConfiguration } from '#build/configuration/firebaseProject.ts'

describe('the configuration', () => {
  it('is the local Firebase when nothing is set', () => {
    const { configuration } = readConfiguration({ VITE_FIREBASE_API_KEY: '' }, local)
    expect(configuration?.local).toEqual(local)
    expect(configuration?.firebase.projectId).toBe('demo-gatehouse')
  })

  it('uses only settings that a project can have, too, for the local Firebase', () => {
    const { configuration } = readConfiguration({}, local)
    expect(configuration?.tenantId).toBeNull()
    const { problems } = readConfiguration(
      {
        VITE_FIREBASE_API_KEY: configuration?.firebase.apiKey,
        VITE_FIREBASE_AUTH_DOMAIN: configuration?.firebase.authDomain,
        VITE_FIREBASE_PROJECT_ID: configuration?.firebase.projectId,
        VITE_FIREBASE_STORAGE_BUCKET: configuration?.firebase.storageBucket,
        VITE_FIREBASE_APP_ID: configuration?.firebase.appId,
      },
      local,
    )
    expect(problems).toBeNull()
  })

  it('has no tenant by default', () => {
    expect(readConfiguration(hosted, local).configuration?.tenantId).toBeNull()
  })

  it.each([
    ['VITE_FIREBASE_API_KEY', 'a key'],
    ['VITE_FIREBASE_AUTH_DOMAIN', 'acme'],
    ['VITE_FIREBASE_AUTH_DOMAIN', 'acme..app'],
    ['VITE_FIREBASE_AUTH_DOMAIN', 'acme.app:443'],
    ['VITE_FIREBASE_PROJECT_ID', 'Acme'],
    ['VITE_FIREBASE_PROJECT_ID', 'acme/'],
    ['VITE_FIREBASE_STORAGE_BUCKET', 'gs://acme'],
    ['VITE_FIREBASE_STORAGE_BUCKET', 'acme/'],
    ['VITE_FIREBASE_APP_ID', '1:23:ios:4f'],
    ['VITE_FIREBASE_APP_ID', 'a1:23:web:4f'],
    ['VITE_FIREBASE_APP_ID', '1:2x:web:4f'],
    ['VITE_FIREBASE_APP_ID', '1:23:web:4f!'],
    ['VITE_FIREBASE_TENANT_ID', 'ac me'],
  ])('accepts no %s such as %j', (name, value) => {
    const { problems } = readConfiguration({ ...hosted, [name]: value }, local)
    expect(problems).toEqual([
      expect.stringMatching(new RegExp(`^${name} can’t be "[^"]+"\\. Write .+, such as .+\\.$`)),
    ])
  })

  it('is the project in the variables', () => {
    const more = {
      VITE_FIREBASE_TENANT_ID: 'acme',
      VITE_FIREBASE_APP_CHECK_SITE_KEY: '6LexampleExampleExampleExampleExampleExa',
    }
    expect(readConfiguration({ ...hosted, ...more }, local)).toEqual({
      configuration: {
        firebase: {
          apiKey: 'key',
          authDomain: 'acme.firebaseapp.com',
          projectId: 'acme',
          storageBucket: 'acme.firebasestorage.app',
          appId: '1:23:web:4f',
        },
        tenantId: 'acme',
        appCheck: '6LexampleExampleExampleExampleExampleExa',
        local: null,
      },
      problems: null,
    })
  })

  it('accepts the two other values of the console’s snippet', () => {
    const others = {
      VITE_FIREBASE_MESSAGING_SENDER_ID: '1234567890',
      VITE_FIREBASE_MEASUREMENT_ID: 'G-ABCDEF1234',
    }
    expect(readConfiguration({ ...hosted, ...others }, local)).toEqual(
      readConfiguration(hosted, local),
    )
  })

  it('lists everything that is missing, misspelled, or malformed', () => {
    const environment = {
      VITE_FIREBASE_API_KEY: 'key',
      VITE_FIREBASE_AUTH_DOMAIN: 'https://acme.firebaseapp.com/',
      VITE_FIREBASE_PROJECT: 'acme',
    }
    expect(readConfiguration(environment, local)).toEqual({
      configuration: null,
      problems: [
        `VITE_FIREBASE_PROJECT is not known. Use one of ${names.join(', ')}.`,
        'VITE_FIREBASE_AUTH_DOMAIN can’t be "https://acme.firebaseapp.com/". Write authDomain, such as acme.firebaseapp.com.',
        `VITE_FIREBASE_PROJECT_ID is missing. Copy projectId ${place}.`,
        `VITE_FIREBASE_STORAGE_BUCKET is missing. Copy storageBucket ${place}.`,
        `VITE_FIREBASE_APP_ID is missing. Copy appId ${place}.`,
      ],
    })
  })
})

const local = { auth: 'http://auth', firestore: 'http://firestore', storage: 'http://storage' }
const place = 'from the Firebase console: Project settings, Your apps, Web app'
const names = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FIREBASE_APP_ID',
  'VITE_FIREBASE_TENANT_ID',
  'VITE_FIREBASE_APP_CHECK_SITE_KEY',
]
const hosted = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'acme.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'acme',
  VITE_FIREBASE_STORAGE_BUCKET: 'acme.firebasestorage.app',
  VITE_FIREBASE_APP_ID: '1:23:web:4f',
}
