import { randomUUID } from 'node:crypto'
import { enforcedAppCheck, isAppCheckRefusal } from './administration.ts'
import { failed, passed, skipped, type Finding } from './finding.ts'
import { withState, type Guest } from './guest.ts'
import { consolePage, type Project } from './project.ts'
import { request, textAt, unexpected, type ServiceResponse } from './request.ts'

type Service = 'Firestore' | 'Storage'

/** Lists name a collection or a folder. */
type Read = { method: 'get' | 'list'; path: string }

/** Checks that people can read their own data, and no one else's. */
export async function checkRules(project: Project, guest: Guest | null): Promise<Finding[]> {
  const check = async () => {
    const services = ['Firestore', 'Storage'] as const
    return (await Promise.all(services.map((each) => checkReads(project, each, guest)))).flat()
  }
  return guest ? withState(project, guest, check) : check()
}

async function checkReads(
  project: Project,
  service: Service,
  guest: Guest | null,
): Promise<Finding[]> {
  const reads = foreignReads()
  const readAll = (reader: Guest | null) =>
    Promise.all(reads.map((each) => read(project, service, each, reader)))
  const signedOut = judgeForeign(
    project,
    service,
    'someone who is not signed in',
    await readAll(null),
  )
  if (!guest) {
    const others = [aboutForeign(service, 'another account'), `${service}: reads of one's own data`]
    return [signedOut, ...others.map((about) => skipped(about, noGuest))]
  }
  const own = { method: 'get', path: `users/${guest.uid}/files/0` } as const
  return [
    signedOut,
    judgeForeign(project, service, 'another account', await readAll(guest)),
    judgeOwn(project, service, await read(project, service, own, guest)),
  ]
}

const noGuest =
  'This check needs a guest account: turn on "Anonymous" while the doctor runs, then try again.'

/** Reads that the rules must deny to everyone, of people that don't exist. */
function foreignReads(): readonly Read[] {
  return [
    { method: 'get', path: `users/${randomUUID()}` },
    { method: 'get', path: `users/${randomUUID()}/files/0` },
    { method: 'get', path: 'outside/outside' },
    { method: 'list', path: 'users' },
    { method: 'list', path: `users/${randomUUID()}/files` },
  ]
}

function aboutForeign(service: Service, reader: string): string {
  return `${service}: reads by ${reader} are denied`
}

/**
 * Judges reads of other people's data, which must all be denied. "Not found" means that the document could
 * have been read.
 */
export function judgeForeign(
  project: Project,
  service: Service,
  reader: string,
  responses: readonly ServiceResponse[],
): Finding {
  const about = aboutForeign(service, reader)
  const absent = responses.find(isServiceAbsent)
  if (absent) {
    const why = `${service} is not set up in this project: ${textAt(absent.json, 'error', 'message')}`
    return failed(about, why, consolePage(project, service.toLowerCase()))
  }
  if (responses.some(({ status }) => status === 200 || status === 404)) {
    const bucket = service === 'Storage' ? ', or there is no such bucket' : ''
    const why = `The rules allow them${bucket}. Run \`npm run deploy\`.`
    return failed(about, why, rulesPage(project, service))
  }
  const other = responses.find((response) => !isDenied(response))
  return other ? skipped(about, unexpected(other)) : passed(about)
}

export function judgeOwn(project: Project, service: Service, response: ServiceResponse): Finding {
  const about = `${service}: reads of one's own data are allowed`
  if (response.status === 200 || (response.status === 404 && !isServiceAbsent(response))) {
    return passed(about)
  }
  if (isAppCheckRefusal(response)) return enforcedAppCheck(project, about)
  if (isDenied(response)) {
    const why = `The rules deny them. Run \`npm run deploy\`.${otherwise[service]}`
    return failed(about, why, rulesPage(project, service))
  }
  return skipped(about, unexpected(response))
}

const otherwise = {
  Firestore: ' If that changes nothing, App Check is enforced.',
  Storage:
    ' If that changes nothing, they may not read Firestore (docs/deploy.md, step 4), or App Check is enforced.',
}

function rulesPage(project: Project, service: Service): string {
  return consolePage(project, `${service.toLowerCase()}/rules`)
}

function isDenied(response: ServiceResponse): boolean {
  return (response.status === 403 || response.status === 401) && !isServiceAbsent(response)
}

/** A disabled API also responds with 403, and a project without a database with 404, as for a missing document. */
function isServiceAbsent({ json }: ServiceResponse): boolean {
  const message = textAt(json, 'error', 'message')
  return /has not been used in project|it is disabled|database .* does not exist/i.test(message)
}

function read(
  { services: origins, firebase }: Project,
  service: Service,
  { method, path }: Read,
  guest: Guest | null,
): Promise<ServiceResponse> {
  const isList = method === 'list'
  if (service === 'Firestore') {
    const documents = `projects/${firebase.projectId}/databases/(default)/documents`
    return request(`${origins.firestore}/v1/${documents}/${path}${isList ? '?pageSize=1' : ''}`, {
      headers: guest ? { authorization: `Bearer ${guest.idToken}` } : {},
    })
  }
  const objects = `${origins.storage}/v0/b/${firebase.storageBucket}/o`
  const address = isList
    ? `${objects}?prefix=${encodeURIComponent(`${path}/`)}&maxResults=1`
    : `${objects}/${encodeURIComponent(path)}?alt=media`
  return request(address, { headers: guest ? { authorization: `Firebase ${guest.idToken}` } : {} })
}
