import { expect, it } from 'vitest'
import { missingBucket } from '#scripts/deploy/missingBucket.ts'
import { standIn } from '#tests/scripts/doctor/standIn.ts'

const path = '/storage/v0/b/the-bucket/o?maxResults=1'

it('an owner without Cloud Storage reads before the build what to do', async () => {
  const project = await standIn(() => undefined)
  expect(await missingBucket(project, [])).toBe(
    'There is no bucket the-bucket, which people’s pictures and the deletion of accounts need, even if your product stores no files. Create it at https://console.firebase.google.com/project/the-project/storage, which needs the pay-as-you-go plan, or correct VITE_FIREBASE_STORAGE_BUCKET in .env.local.',
  )
})

it.each([
  { options: '--only storage', isNeeded: true },
  { options: '--only hosting,firestore', isNeeded: false },
  { options: '--except hosting', isNeeded: true },
  { options: '--except=storage', isNeeded: false },
])('a deploy with $options needs a bucket: $isNeeded', async ({ options, isNeeded }) => {
  const project = await standIn(() => undefined)
  expect((await missingBucket(project, options.split(' '))) !== null).toBe(isNeeded)
})

it.each([200, 401, 403, 503])('a bucket that answers %d doesn’t stop a deploy', async (status) => {
  const project = await standIn((question) => (question.path === path ? { status } : undefined))
  expect(await missingBucket(project, [])).toBeNull()
})
