import { parsePolicy } from '#scripts/hosting/contentSecurityPolicy.ts'
import type { HostingConfiguration } from '#scripts/hosting/hostingConfiguration.ts'
import { CONTENT_SECURITY_POLICY, hosting } from '#scripts/hosting/hostingConfiguration.ts'
import { inlineProblems } from '#scripts/hosting/inlineSources.ts'
import { paths } from '#src/paths.ts'
import type { Answer } from './ask.ts'
import { ask, unexpected } from './ask.ts'
import { failed, passed, type Finding } from './finding.ts'
import type { Project } from './project.ts'

/** The sources in firebase.json whose headers apply to pages, and to files with hashed names. */
const sources = {
  page: ['**', '!/assets/**/*.*'],
  asset: ['**', '/assets/**/*.*'],
} as const

const DEPLOY = 'npm run deploy'

/** Checks whether the app is deployed with the headers in firebase.json. */
export async function checkSite({ site }: Project): Promise<Finding[]> {
  const page = await ask(site + paths.signIn)
  const about = `The app at ${site}`
  if (page.status !== 200) return [failed(about, unexpected(page), DEPLOY)]
  const asset = /"((?:\/gatehouse)?\/assets\/[^"]+\.js)"/.exec(page.text)?.[1]
  if (asset === undefined) return [failed(about, 'The page is not that of the app.', DEPLOY)]
  return [
    passed(about),
    judgeHeaders('Headers of its pages', headersFor(hosting, 'page'), page),
    judgeHeaders('Headers of its files', headersFor(hosting, 'asset'), await ask(site + asset)),
    judgeInline(page),
  ]
}

/** The headers that firebase.json sets for pages, or for files in /assets. */
export function headersFor(
  { headers }: HostingConfiguration,
  kind: keyof typeof sources,
): [name: string, value: string][] {
  return headers
    .filter(({ source }) => sources[kind].some((known) => known === source))
    .flatMap((rule) => rule.headers.map(({ key, value }): [string, string] => [key, value]))
}

export function judgeHeaders(
  about: string,
  expected: readonly (readonly [name: string, value: string])[],
  { headers }: Answer,
): Finding {
  const differences = expected.flatMap(([name, value]) =>
    differenceOf(name, value, headers.get(name)),
  )
  if (differences.length === 0) return passed(about)
  return failed(about, differences.join('\n    '), `firebase.json says otherwise: ${DEPLOY}`)
}

function differenceOf(name: string, value: string, present: string | null): string[] {
  if (present === null) return [`${name} is missing.`]
  if (name === CONTENT_SECURITY_POLICY) return policyDifferences(value, present)
  // Hosting replaces this header on its own domains with a stricter one.
  if (name === 'Strict-Transport-Security' && maxAge(present) >= maxAge(value)) return []
  return present === value ? [] : [`${name} is "${present}", not "${value}".`]
}

function policyDifferences(value: string, present: string): string[] {
  const expected = parsePolicy(value)
  const actual = parsePolicy(present)
  return [...new Set([...expected.keys(), ...actual.keys()])]
    .filter((name) => expected.get(name)?.join(' ') !== actual.get(name)?.join(' '))
    .map((name) => `${CONTENT_SECURITY_POLICY} has another ${name}.`)
}

function maxAge(header: string): number {
  return Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0)
}

/** If the headers forbid the page's own scripts, it stays empty. */
export function judgeInline({ text, headers }: Answer): Finding {
  const about = 'Its policy allows the scripts and styles in its HTML'
  const policy = headers.get(CONTENT_SECURITY_POLICY) ?? ''
  const problems = inlineProblems(text, policy)
  if (problems.length === 0) return passed(about)
  return failed(about, problems.join('\n    '), DEPLOY)
}
