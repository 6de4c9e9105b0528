import cors from '../../storage.cors.json' with { type: 'json' }
import { failed, passed, skipped, type Finding } from './finding.ts'
import type { Project } from './project.ts'
import { request, unexpected, type ServiceResponse } from './request.ts'

/** An entry of a bucket's CORS configuration. */
type CorsEntry = { origin: string[]; method: string[] }

/** Checks whether the deployed app may read files from the bucket. */
export async function checkStorageCors(project: Project): Promise<Finding[]> {
  const { services, firebase, site } = project
  const response = await request(`${services.bucket}/${firebase.storageBucket}/any`, {
    method: 'OPTIONS',
    headers: { origin: site, 'access-control-request-method': 'GET' },
  })
  return [judgeCorsFile(project, cors), judgePreflight(project, response)]
}

export function judgeCorsFile({ site }: Project, entries: readonly CorsEntry[]): Finding {
  const about = `storage.cors.json allows ${site}`
  const allows = entries.some(
    ({ origin, method }) => origin.includes(site) && method.includes('GET'),
  )
  return allows ? passed(about) : failed(about, `Add "${site}" to "origin".`, 'storage.cors.json')
}

/** Judges the response to a CORS preflight request, which needs no authentication. */
export function judgePreflight({ site, firebase }: Project, response: ServiceResponse): Finding {
  const about = `The bucket allows ${site}`
  if (response.status === null || response.status >= 500)
    return skipped(about, unexpected(response))
  const allowed = response.headers.get('access-control-allow-origin')
  if (allowed === site || allowed === '*') return passed(about)
  return failed(
    about,
    'Its CORS configuration does not: files do not open.',
    `gcloud storage buckets update gs://${firebase.storageBucket} --cors-file=storage.cors.json`,
  )
}
