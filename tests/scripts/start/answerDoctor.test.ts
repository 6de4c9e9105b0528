import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { serve } from '#local-firebase/httpService.ts'
import { examinationOf } from '#scripts/doctor/examineConfigured.ts'
import { examine } from '#scripts/doctor/examine.ts'
import { offeredMethods } from '#scripts/doctor/offeredMethods.ts'
import { answerDoctor } from '#scripts/start/answerDoctor.ts'
import type { Examination } from '#src/domain/examination.ts'
import everything from '#tests/configurations/everything.config.ts'
import { standIn } from '#tests/scripts/doctor/standIn.ts'

const offered = offeredMethods(everything.signIn)
const fromApp = { 'sec-fetch-site': 'same-origin' }

test('a page of the app receives the output of npm run doctor', async () => {
  const project = await standIn(({ path }) =>
    path.startsWith('/auth/v1/projects')
      ? { body: { authorizedDomains: ['127.0.0.1'] } }
      : undefined,
  )
  const address = await answering(() => examinationOf(project, offered))
  const response = await fetch(address, { headers: fromApp })
  expect(response.headers.get('cache-control')).toBe('no-store')
  const told = (await response.json()) as Examination
  expect(told).toEqual({
    project: { id: 'the-project', site: project.site },
    findings: await examine(project, offered),
  })
  expect(told.findings.slice(0, 2)).toEqual([
    { state: 'passed', about: 'API key' },
    { state: 'passed', about: 'Authorized domain 127.0.0.1' },
  ])
})

test('on the local Firebase, it says what runs, whether the rules work, and what to do next', async () => {
  const project = await standIn(({ path }) =>
    path.startsWith('/auth/v1/accounts')
      ? { body: { localId: 'guest', idToken: 'token' } }
      : { status: path.includes('guest') ? 404 : path.startsWith('/storage') ? 200 : 403 },
  )
  const local = { ...project, isLocal: true }
  const { project: hosted, findings } = await examinationOf(local, offered)
  expect(hosted).toBeNull()
  expect(findings.filter(({ state }) => state === 'failed')).toEqual([
    {
      state: 'failed',
      about: 'Storage: reads by someone who is not signed in are denied',
      why: 'The rules allow them, or there is no such bucket. Correct them.',
      where: 'storage.rules',
    },
    {
      state: 'failed',
      about: 'Storage: reads by another account are denied',
      why: 'The rules allow them, or there is no such bucket. Correct them.',
      where: 'storage.rules',
    },
  ])
  expect(findings.find(({ about }) => about.startsWith('Sign-in methods'))).toEqual({
    state: 'passed',
    about: 'Sign-in methods that the app offers',
    remark: `email and password, email link, phone number, guest accounts, text messages, authenticator apps, ${offered.providers.join(', ')}`,
  })
  expect(findings.at(-1)).toMatchObject({ state: 'skipped', about: 'A Firebase project' })
})

test('a local service that does not answer is listed with the command that starts it', async () => {
  const project = await standIn(() => ({ status: 403 }))
  const services = { ...project.services, firestore: 'http://127.0.0.1:9' }
  const { findings } = await examinationOf({ ...project, isLocal: true, services }, offered)
  expect(findings.filter(({ state }) => state === 'failed')).toEqual([
    {
      state: 'failed',
      about: 'Local Firestore',
      why: 'Nothing answers at http://127.0.0.1:9. What is printed at the start says why.',
      where: 'npm start',
    },
  ])
})

test.each([[{}], [{ 'sec-fetch-site': 'cross-site' }], [{ 'sec-fetch-site': 'same-site' }]])(
  'a request with %j runs no checks',
  async (headers) => {
    let asked = 0
    const address = await answering(() => {
      asked += 1
      return Promise.resolve({ project: null, findings: [] })
    })
    const response = await fetch(address, { headers: { ...headers } })
    expect([response.status, asked]).toEqual([403, 0])
  },
)

test('invalid settings are answered with their problems', async () => {
  const wrong = 'VITE_FIREBASE_API_KEY is missing.'
  const address = await answering(() => Promise.reject(new Error(wrong)))
  const response = await fetch(address, { headers: fromApp })
  expect([response.status, await response.json()]).toEqual([500, { message: wrong }])
})

async function answering(examineIt: () => Promise<Examination>): Promise<string> {
  const service = await serve(
    createServer((request, response) => void answerDoctor(request, response, examineIt)),
    0,
  )
  onTestFinished(() => service.stop())
  return `http://127.0.0.1:${service.port}`
}
