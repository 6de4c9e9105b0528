import { expect, test } from 'vitest'
import { judgeForeign, judgeOwn } from '#scripts/doctor/rules.ts'
import { judgeCorsFile, judgePreflight } from '#scripts/doctor/storageCors.ts'
import { response, example } from './standIn.ts'

const CONSOLE = 'https://console.firebase.google.com/project/the-project'
const FOREIGN = 'Firestore: reads by another account are denied'
const OWN = "Storage: reads of one's own data are allowed"

const denied = response(403, { error: { message: 'Missing or insufficient permissions.' } })
const absent = response(404, { error: { message: 'Document "users/x" not found.' } })
const noDatabase = response(404, {
  error: { message: 'The database (default) does not exist for project the-project' },
})

test('a read of other people’s data that finds nothing was allowed', () => {
  expect(judgeForeign(example, 'Firestore', 'another account', [denied, absent])).toEqual({
    state: 'failed',
    about: FOREIGN,
    why: 'The rules allow them. Run `npm run deploy`.',
    where: `${CONSOLE}/firestore/rules`,
  })
})

test('a project without a database is not mistaken for open rules', () => {
  expect(judgeForeign(example, 'Firestore', 'another account', [noDatabase])).toEqual({
    state: 'failed',
    about: FOREIGN,
    why: 'Firestore is not set up in this project: The database (default) does not exist for project the-project',
    where: `${CONSOLE}/firestore`,
  })
})

test('unanswered reads of other people’s data are not judged', () => {
  expect(judgeForeign(example, 'Firestore', 'another account', [denied, response(500)])).toEqual({
    state: 'skipped',
    about: FOREIGN,
    why: 'The response was 500.',
  })
})

test('in Storage, a missing object may mean a missing bucket', () => {
  expect(judgeForeign(example, 'Storage', 'another account', [response(404)])).toEqual({
    state: 'failed',
    about: 'Storage: reads by another account are denied',
    why: 'The rules allow them, or there is no such bucket. Run `npm run deploy`.',
    where: `${CONSOLE}/storage/rules`,
  })
})

test('one’s own data may be read, even if there is none', () => {
  expect(judgeOwn(example, 'Storage', response(404))).toEqual({ state: 'passed', about: OWN })
  expect(judgeOwn(example, 'Storage', response(200))).toEqual({ state: 'passed', about: OWN })
})

test('denied reads of one’s own data mean wrong rules or App Check', () => {
  expect(judgeOwn(example, 'Storage', denied)).toEqual({
    state: 'failed',
    about: OWN,
    why: 'The rules deny them. Run `npm run deploy`. If that changes nothing, they may not read Firestore (docs/deploy.md, step 4), or App Check is enforced.',
    where: `${CONSOLE}/storage/rules`,
  })
  const appCheck = response(401, { error: { message: 'Firebase App Check token is invalid.' } })
  expect(judgeOwn(example, 'Storage', appCheck)).toEqual({
    state: 'failed',
    about: OWN,
    why: 'App Check is enforced, and the app does not use it. Stop the enforcement.',
    where: `${CONSOLE}/appcheck/apis`,
  })
})

test('the CORS file of the bucket must contain the app’s address', () => {
  const about = 'storage.cors.json allows https://app.example.com'
  const entry = { origin: ['https://app.example.com'], method: ['GET'] }
  expect(judgeCorsFile(example, [entry])).toEqual({ state: 'passed', about })
  expect(judgeCorsFile(example, [{ ...entry, origin: ['https://your-host.example'] }])).toEqual({
    state: 'failed',
    about,
    why: 'Add "https://app.example.com" to "origin".',
    where: 'storage.cors.json',
  })
})

test.each(['https://app.example.com', '*'])('a bucket that allows %s passes', (origin) => {
  const given = response(200, {}, { 'access-control-allow-origin': origin })
  expect(judgePreflight(example, given)).toEqual({
    state: 'passed',
    about: 'The bucket allows https://app.example.com',
  })
})

test('a bucket without the app’s address is reported with the command that fixes it', () => {
  const wrong = {
    state: 'failed',
    about: 'The bucket allows https://app.example.com',
    why: 'Its CORS configuration does not: files do not open.',
    where: 'gcloud storage buckets update gs://the-bucket --cors-file=storage.cors.json',
  }
  expect(judgePreflight(example, response(200))).toEqual(wrong)
  const other = response(200, {}, { 'access-control-allow-origin': 'https://other.example.com' })
  expect(judgePreflight(example, other)).toEqual(wrong)
})
