import { consolePage, type Project } from '../doctor/project.ts'
import { request } from '../doctor/request.ts'

/**
 * Why the Firebase CLI would refuse the whole deployment after the build: the project has no bucket. `null` if it has
 * one, or if there is no response.
 *
 * @param options of `firebase deploy`.
 */
export async function missingBucket(
  project: Project,
  options: readonly string[],
): Promise<string | null> {
  if (!deploysStorage(options)) return null
  const { services, firebase } = project
  // Rules deny a list, or allow it.
  const { status } = await request(
    `${services.storage}/v0/b/${firebase.storageBucket}/o?maxResults=1`,
  )
  if (status !== 404) return null
  return `There is no bucket ${firebase.storageBucket}, which people’s pictures and the deletion of accounts need, even if your product stores no files. Create it at ${consolePage(project, 'storage')}, which needs the pay-as-you-go plan, or correct VITE_FIREBASE_STORAGE_BUCKET in .env.local.`
}

/** Whether a deployment with these options includes Storage's rules. */
export function deploysStorage(options: readonly string[]): boolean {
  const all = options.join(' ')
  const isNamed = all.includes('storage')
  return all.includes('--except') ? !isNamed : isNamed || !all.includes('--only')
}
