import { expect, test } from 'vitest'
import { localUrls } from '#local-firebase/localUrls.ts'
import { PROJECT_ID } from '#local-firebase/ports.ts'
import { withGuest } from '#scripts/doctor/guest.ts'
import { checkPassword } from '#scripts/doctor/password.ts'
import type { Project } from '#scripts/doctor/project.ts'
import { googleServices } from '#scripts/doctor/project.ts'
import { checkRules } from '#scripts/doctor/rules.ts'
import { ports } from './ports.ts'

const { auth, firestore, storage } = localUrls(ports)

const project: Project = {
  isLocal: true,
  firebase: {
    apiKey: 'demo-key',
    authDomain: `${PROJECT_ID}.firebaseapp.com`,
    projectId: PROJECT_ID,
    storageBucket: `${PROJECT_ID}.appspot.com`,
    appId: '1:1:web:0',
  },
  tenantId: null,
  hasAppCheck: false,
  site: 'http://localhost:5173',
  prefix: '',
  services: {
    ...googleServices,
    auth: `${auth}/identitytoolkit.googleapis.com`,
    firestore,
    storage,
  },
  adminToken: null,
}

test('the rules of the project, judged by the real engine, are fine for the doctor', async () => {
  expect(await withGuest(project, (guest) => checkRules(project, guest))).toEqual([
    { state: 'passed', about: 'Sign-in method: guest accounts' },
    { state: 'passed', about: 'Firestore: reads by someone who is not signed in are denied' },
    { state: 'passed', about: 'Firestore: reads by another account are denied' },
    { state: 'passed', about: "Firestore: reads of one's own data are allowed" },
    { state: 'passed', about: 'Storage: reads by someone who is not signed in are denied' },
    { state: 'passed', about: 'Storage: reads by another account are denied' },
    { state: 'passed', about: "Storage: reads of one's own data are allowed" },
  ])
})

test('a password that no one has is refused without saying why', async () => {
  expect(await checkPassword(project, null)).toEqual([
    { state: 'passed', about: 'Sign-in method: email and password' },
    { state: 'passed', about: 'Email enumeration protection' },
    {
      state: 'passed',
      about: 'Password policy',
      remark: 'at least 6 characters, not enforced; 8 or more are recommended',
    },
  ])
})
