import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Configuration } from '#src/domain/configuration/firebaseConfig.ts'
import { googleServices, type Project, type Services } from './project.ts'

/**
 * The configured project, on Google's servers or on this machine, with everything needed to send requests.
 */
export async function reachProject(
  { firebase, tenantId, appCheck, local }: Configuration,
  site: string,
): Promise<Project> {
  return {
    isLocal: local !== null,
    firebase,
    tenantId,
    hasAppCheck: appCheck !== null,
    site,
    services: local ? localServices(local) : googleServices,
    adminToken: local ? null : await gcloudToken(),
  }
}

function localServices({
  auth,
  firestore,
  storage,
}: NonNullable<Configuration['local']>): Services {
  const { host } = new URL(googleServices.auth)
  return { ...googleServices, auth: `${auth}/${host}`, firestore, storage, bucket: storage }
}

async function gcloudToken(): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)('gcloud', ['auth', 'print-access-token'])
    return stdout.trim()
  } catch {
    return null
  }
}
