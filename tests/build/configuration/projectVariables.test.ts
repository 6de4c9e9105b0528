import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { projectVariables, readConfiguration } from '#build/configuration/firebaseProject.ts'

const snippet = `// Import the functions you need from the SDKs you need
import { initializeApp } from "firebase/app";
// https://firebase.google.com/docs/web/setup#available-libraries

const firebaseConfig = {
  apiKey: "AIzaSyExample",
  authDomain: "acme.firebaseapp.com",
  projectId: "acme",
  storageBucket: "acme.firebasestorage.app",
  messagingSenderId: "1234567890",
  appId: "1:1234567890:web:0a1b2c3d4e5f",
  measurementId: "G-EXAMPLE123"
};

// Initialize Firebase
const app = initializeApp(firebaseConfig);
`

let root = ''

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'gatehouse-env-'))
  return () => rm(root, { recursive: true })
})

afterEach(() => vi.unstubAllEnvs())

it('takes the snippet of the Firebase console as it is pasted into .env.local', async () => {
  await writeFile(join(root, '.env.local'), snippet)
  const local = { auth: '', firestore: '', storage: '' }
  expect(readConfiguration(projectVariables('production', root), local)).toMatchObject({
    configuration: {
      firebase: {
        apiKey: 'AIzaSyExample',
        authDomain: 'acme.firebaseapp.com',
        projectId: 'acme',
        storageBucket: 'acme.firebasestorage.app',
        appId: '1:1234567890:web:0a1b2c3d4e5f',
      },
      local: null,
    },
    problems: null,
  })
})

it('prefers variables, which may also be beside the snippet', async () => {
  await writeFile(join(root, '.env.local'), `${snippet}VITE_FIREBASE_TENANT_ID=acme-1a2b3\n`)
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'other')
  expect(projectVariables('production', root)).toMatchObject({
    VITE_FIREBASE_API_KEY: 'AIzaSyExample',
    VITE_FIREBASE_PROJECT_ID: 'other',
    VITE_FIREBASE_TENANT_ID: 'acme-1a2b3',
  })
})

it('takes the snippet beside the empty lines of .env.example, but not if the environment empties it', async () => {
  await writeFile(join(root, '.env.local'), `VITE_FIREBASE_API_KEY=\n${snippet}`)
  expect(projectVariables('production', root)['VITE_FIREBASE_API_KEY']).toBe('AIzaSyExample')
  vi.stubEnv('VITE_FIREBASE_API_KEY', '')
  expect(projectVariables('production', root)['VITE_FIREBASE_API_KEY']).toBe('')
})

it('finds nothing without a file', () => {
  expect(projectVariables('production', root)).toEqual({})
})

it('says if nothing in .env.local can be read', async () => {
  await writeFile(join(root, '.env.local'), 'hello\n')
  expect(() => projectVariables('production', root)).toThrow('No line of .env.local can be read.')
})

it.each(['', '# Later', 'OTHER=1'])('finds no project in .env.local: %j', async (lines) => {
  await writeFile(join(root, '.env.local'), lines)
  expect(projectVariables('production', root)).toEqual({})
})
