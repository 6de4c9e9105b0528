import { enforcedAppCheck, isAppCheckRefusal } from './appCheck.ts'
import type { Answer } from './ask.ts'
import { ask, textAt, unexpected } from './ask.ts'
import { failed, passed, skipped, type Finding } from './finding.ts'
import { foreignReads, type ForeignRead } from './foreignReads.ts'
import type { Guest } from './guest.ts'
import type { Project } from './project.ts'
import { consolePage } from './project.ts'
import { withState } from './guestState.ts'
import { testForeignReads } from './testedRules.ts'

type Service = 'Firestore' | 'Storage'

const services = ['Firestore', 'Storage'] as const

/** Checks that people can read their own data, and no one else's. */
export async function checkRules(project: Project, guest: Guest | null): Promise<Finding[]> {
  if (guest === null) return readEverything(project, null)
  const { result, left } = await withState(project, guest, () => readEverything(project, guest))
  return [...result, ...left]
}

async function readEverything(project: Project, guest: Guest | null): Promise<Finding[]> {
  const reads = foreignReads()
  const findings = services.map(async (service) => {
    const asNobody = await readAll(project, service, reads, null)
    const asGuest = guest && (await readAll(project, service, reads, guest))
    const ownerFile = { method: 'get', path: `users/${guest?.uid}/files/0` } as const
    const own = guest && (await read(project, service, ownerFile, guest))
    return [
      judgeForeign(project, service, 'someone who is not signed in', asNobody),
      asGuest
        ? judgeForeign(project, service, 'another account', asGuest)
        : await testForeignReads(
            project,
            service === 'Firestore' ? 'firestore' : 'storage',
            aboutForeign(service, 'another account'),
          ),
      own
        ? judgeOwn(project, service, own)
        : skipped(`${service}: reads of one's own data`, NO_GUEST),
    ]
  })
  return (await Promise.all(findings)).flat()
}

const NO_GUEST = 'It takes a guest account.'

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
  answers: readonly Answer[],
): Finding {
  const about = aboutForeign(service, reader)
  const absent = answers.find(isServiceAbsent)
  if (absent) {
    const why = `${service} is not set up in this project: ${textAt(absent.json, 'error', 'message')}`
    return failed(about, why, consolePage(project, service.toLowerCase()))
  }
  if (answers.some(({ status }) => status === 200 || status === 404)) {
    const bucket = service === 'Storage' ? ', or there is no such bucket' : ''
    const why = `The rules allow them${bucket}. Run \`npm run deploy\`.`
    return failed(about, why, rulesPage(project, service))
  }
  const other = answers.find((answer) => !isDenied(answer))
  return other ? skipped(about, unexpected(other)) : passed(about)
}

export function judgeOwn(project: Project, service: Service, answer: Answer): Finding {
  const about = `${service}: reads of one's own data are allowed`
  if (answer.status === 200 || (answer.status === 404 && !isServiceAbsent(answer))) {
    return passed(about)
  }
  if (isAppCheckRefusal(answer)) return enforcedAppCheck(project, about)
  if (isDenied(answer)) {
    const why = `The rules deny them. Run \`npm run deploy\`.${otherwise[service]}`
    return failed(about, why, rulesPage(project, service))
  }
  return skipped(about, unexpected(answer))
}

const otherwise = {
  Firestore: ' If that changes nothing, App Check is enforced.',
  Storage:
    ' If that changes nothing, they may not read Firestore (docs/deploy.md, step 4), or App Check is enforced.',
}

function rulesPage(project: Project, service: Service): string {
  return consolePage(project, `${service.toLowerCase()}/rules`)
}

function isDenied(answer: Answer): boolean {
  return (answer.status === 403 || answer.status === 401) && !isServiceAbsent(answer)
}

/** A disabled API also answers 403, and a project without a database 404, as for a missing document. */
function isServiceAbsent({ json }: Answer): boolean {
  const message = textAt(json, 'error', 'message')
  return /has not been used in project|it is disabled|database .* does not exist/i.test(message)
}

function readAll(
  project: Project,
  service: Service,
  reads: readonly ForeignRead[],
  guest: Guest | null,
): Promise<Answer[]> {
  return Promise.all(reads.map((each) => read(project, service, each, guest)))
}

function read(
  { services: origins, firebase }: Project,
  service: Service,
  { method, path }: ForeignRead,
  guest: Guest | null,
): Promise<Answer> {
  const isList = method === 'list'
  if (service === 'Firestore') {
    const documents = `projects/${firebase.projectId}/databases/(default)/documents`
    return ask(`${origins.firestore}/v1/${documents}/${path}${isList ? '?pageSize=1' : ''}`, {
      headers: guest ? { authorization: `Bearer ${guest.idToken}` } : {},
    })
  }
  const objects = `${origins.storage}/v0/b/${firebase.storageBucket}/o`
  const address = isList
    ? `${objects}?prefix=${encodeURIComponent(`${path}/`)}&maxResults=1`
    : `${objects}/${encodeURIComponent(path)}?alt=media`
  return ask(address, { headers: guest ? { authorization: `Firebase ${guest.idToken}` } : {} })
}
