import { randomUUID } from 'node:crypto'
import { enforcedAppCheck, isAppCheckRefusal } from './appCheck.ts'
import type { Answer } from './ask.ts'
import { ask, textAt, unexpected } from './ask.ts'
import type { Finding } from './finding.ts'
import { fine, unasked, wrong } from './finding.ts'
import type { Guest } from './guest.ts'
import type { Project } from './project.ts'
import { consolePage } from './project.ts'

type Service = 'Firestore' | 'Storage'

const services = ['Firestore', 'Storage'] as const

/** Whether the rules let nobody read what is another person's, and a person what is their own. */
export async function checkRules(project: Project, guest: Guest | null): Promise<Finding[]> {
  const strangers = [`users/${randomUUID()}`, `users/${randomUUID()}/files/0`, 'outside/outside']
  const findings = services.map(async (service) => {
    const asNobody = await readAll(project, service, strangers, null)
    const asGuest = guest && (await readAll(project, service, strangers, guest))
    const own = guest && (await read(project, service, `users/${guest.uid}/files/0`, guest))
    return [
      judgeForeign(project, service, 'somebody who is not signed in', asNobody),
      asGuest
        ? judgeForeign(project, service, 'another account', asGuest)
        : unasked(`${service}: reads by another account`, NO_GUEST),
      own
        ? judgeOwn(project, service, own)
        : unasked(`${service}: reads of one's own data`, NO_GUEST),
    ]
  })
  return (await Promise.all(findings)).flat()
}

const NO_GUEST = 'It takes a guest account.'

/** Every answer must be a refusal. A missing document shows that it could have been read. */
export function judgeForeign(
  project: Project,
  service: Service,
  reader: string,
  answers: readonly Answer[],
): Finding {
  const about = `${service}: reads by ${reader} are denied`
  const absent = answers.find(isServiceAbsent)
  if (absent) {
    const why = `${service} is not set up in this project: ${textAt(absent.json, 'error', 'message')}`
    return wrong(about, why, consolePage(project, service.toLowerCase()))
  }
  if (answers.some(({ status }) => status === 200 || status === 404)) {
    const why = `The rules allow them${service === 'Storage' ? ', or there is no such bucket' : ''}. Run \`npm run deploy\`.`
    return wrong(about, why, consolePage(project, `${service.toLowerCase()}/rules`))
  }
  const other = answers.find((answer) => !isDenied(answer))
  return other ? unasked(about, unexpected(other)) : fine(about)
}

export function judgeOwn(project: Project, service: Service, answer: Answer): Finding {
  const about = `${service}: reads of one's own data are allowed`
  if (answer.status === 200 || (answer.status === 404 && !isServiceAbsent(answer))) {
    return fine(about)
  }
  if (isAppCheckRefusal(answer)) return enforcedAppCheck(project, about)
  if (isDenied(answer)) {
    const why =
      'The rules deny them. Run `npm run deploy`. If that changes nothing, App Check is enforced.'
    return wrong(about, why, consolePage(project, `${service.toLowerCase()}/rules`))
  }
  return unasked(about, unexpected(answer))
}

function isDenied(answer: Answer): boolean {
  return (answer.status === 403 || answer.status === 401) && !isServiceAbsent(answer)
}

/** An API that is off also answers 403; a project without a database 404, as for a document. */
function isServiceAbsent({ json }: Answer): boolean {
  const message = textAt(json, 'error', 'message')
  return /has not been used in project|it is disabled|database .* does not exist/i.test(message)
}

function readAll(
  project: Project,
  service: Service,
  paths: readonly string[],
  guest: Guest | null,
): Promise<Answer[]> {
  return Promise.all(paths.map((path) => read(project, service, path, guest)))
}

function read(
  { services: origins, firebase }: Project,
  service: Service,
  path: string,
  guest: Guest | null,
): Promise<Answer> {
  if (service === 'Firestore') {
    const documents = `projects/${firebase.projectId}/databases/(default)/documents`
    return ask(`${origins.firestore}/v1/${documents}/${path}`, {
      headers: guest ? { authorization: `Bearer ${guest.idToken}` } : {},
    })
  }
  const object = `v0/b/${firebase.storageBucket}/o/${encodeURIComponent(path)}?alt=media`
  return ask(`${origins.storage}/${object}`, {
    headers: guest ? { authorization: `Firebase ${guest.idToken}` } : {},
  })
}
