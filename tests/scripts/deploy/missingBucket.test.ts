import { expect, it } from 'vitest'
import { missingBucket } from '#scripts/deploy/missingBucket.ts'
import { standIn } from '#tests/scripts/doctor/standIn.ts'

const path = '/storage/v0/b/the-bucket/o?maxResults=1'

it('an owner without Cloud Storage reads before the build what to do', async () => {
  const project = await standIn(() => undefined)
  expect(await missingBucket(project, [])).toBe(
    'There is no bucket the-bucket, which people’s pictures and the deletion of accounts need, even if your product stores no files. Create it at https://console.firebase.google.com/project/the-project/storage, which needs the pay-as-you-go plan, or correct VITE_FIREBASE_STORAGE_BUCKET in .env.local.',
  )
  expect(await missingBucket(project, ['--only', 'storage'])).not.toBeNull()
  expect(await missingBucket(project, ['--only', 'hosting,firestore'])).toBeNull()
})

it.each([200, 401, 403, 503])('a bucket that answers %d doesn’t stop a deploy', async (status) => {
  const project = await standIn((question) => (question.path === path ? { status } : undefined))
  expect(await missingBucket(project, [])).toBeNull()
})
