import { randomUUID } from 'node:crypto'
import { asAdmin } from './admin.ts'
import type { Answer } from './ask.ts'
import { listAt, textAt, unexpected } from './ask.ts'
import { failed, passed, skipped, type Finding } from './finding.ts'
import { foreignReads, type ForeignRead } from './foreignReads.ts'
import type { Project } from './project.ts'
import { consolePage } from './project.ts'
import { askForReleases, rulesetIn, type RuledService } from './releases.ts'

const HOW_TO_TRY =
  'Nobody tried whether one account can read the data of another. Run `gcloud auth login`, ' +
  'or turn on "Anonymous" for as long as the doctor runs, and try again.'

/**
 * Tests the rules in force as another signed-in account would read, with the Firebase Rules API
 * (https://firebase.google.com/docs/reference/rules/rest/v1/projects/test). It needs an administrator, but no
 * account.
 */
export async function testForeignReads(
  project: Project,
  service: RuledService,
  about: string,
): Promise<Finding> {
  if (project.adminToken === null) return skipped(about, HOW_TO_TRY)
  const reads = foreignReads()
  const [finding] = await asAdmin(project, [about], async (ask) => {
    const releases = await askForReleases(project, ask)
    if (releases.status !== 200) return [skipped(about, unexpected(releases))]
    const ruleset = rulesetIn(releases, project, service)
    if (!ruleset) return [failed(about, 'No rules were ever deployed.', 'npm run deploy')]
    const testCases = reads.map((read) => testCase(project, service, read))
    const address = `${project.services.rules}/v1/${ruleset}:test`
    const answer = await ask(address, { testSuite: { testCases } })
    return [judgeTests(project, service, about, answer, reads.length)]
  })
  return finding ?? skipped(about, HOW_TO_TRY)
}

/** Judges a test run in which every read is expected to be denied. */
export function judgeTests(
  project: Project,
  service: RuledService,
  about: string,
  answer: Answer,
  count: number,
): Finding {
  if (answer.status !== 200) return skipped(about, unexpected(answer))
  const results = listAt(answer.json, 'testResults')
  if (results.some((result) => textAt(result, 'state') === 'FAILURE')) {
    return failed(
      about,
      'The rules allow them. Run `npm run deploy`.',
      consolePage(project, `${service}/rules`),
    )
  }
  const isComplete =
    results.length === count && results.every((result) => textAt(result, 'state') === 'SUCCESS')
  if (!isComplete) return skipped(about, 'The Rules API did not answer for every read.')
  if (results.some((result) => listAt(result, 'functionCalls').length > 0)) {
    return skipped(about, 'The rules look up other documents, which their test can’t do.')
  }
  return passed(about, 'by a test of the rules in force')
}

/** A person with a verified email, who has just signed in. Lists ask for one document of a collection. */
function testCase({ firebase }: Project, service: RuledService, read: ForeignRead): object {
  const root =
    service === 'firestore' ? '/databases/(default)/documents' : `/b/${firebase.storageBucket}/o`
  const isList = read.method === 'list'
  const now = new Date()
  return {
    expectation: 'DENY',
    request: {
      method: read.method,
      path: `${root}/${read.path}${isList ? `/${randomUUID()}` : ''}`,
      time: now.toISOString(),
      auth: {
        uid: randomUUID(),
        token: {
          auth_time: Math.floor(now.getTime() / 1000),
          email: 'somebody@example.com',
          email_verified: true,
          firebase: { sign_in_provider: 'password' },
        },
      },
      ...(isList && { query: { limit: 1 } }),
    },
  }
}
