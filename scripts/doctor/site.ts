import type { SignIn } from '#build/configuration/signInMethods.ts'
import {
  changePolicy,
  CONTENT_SECURITY_POLICY,
  hosting,
  type HostingConfiguration,
} from '#scripts/hosting/hostingConfiguration.ts'
import { parsePolicy, policyFeatures, policyFor } from '#scripts/hosting/pagePolicy.ts'
import { paths } from '#src/paths.ts'
import { failed, passed, type Finding } from './finding.ts'
import type { Project } from './project.ts'
import { request, unexpected, type ServiceResponse } from './request.ts'

/** The sources in firebase.json whose headers apply to pages, and to files with hashed names. */
const sources = {
  page: ['**', '!/assets/**/*.*'],
  asset: ['**', '/assets/**/*.*'],
} as const

const DEPLOY = 'npm run deploy'

/** Checks whether the app is deployed with the headers of firebase.json, and with a policy that fits its pages. */
export async function checkSite(
  { site, prefix, hasAppCheck }: Project,
  signIn: SignIn,
): Promise<Finding[]> {
  const page = await request(site + prefix + paths.signIn)
  const about = `The app at ${site}`
  if (page.status !== 200) return [failed(about, unexpected(page), DEPLOY)]
  const asset = /"((?:\/gatehouse)?\/assets\/[^"]+\.js)"/.exec(page.text)?.[1]
  if (asset === undefined) return [failed(about, 'The page is not that of the app.', DEPLOY)]
  const expected = changePolicy(hosting, (policy) =>
    policyFor([page.text], policy, policyFeatures(signIn, hasAppCheck)),
  )
  return [
    passed(about),
    judgeHeaders('Headers of its pages', headersFor(expected, 'page'), page),
    judgeHeaders(
      'Headers of its files',
      headersFor(expected, 'asset'),
      await request(site + asset),
    ),
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
  { headers }: ServiceResponse,
): Finding {
  const differences = expected.flatMap(([name, value]) =>
    differenceOf(name, value, headers.get(name)),
  )
  if (differences.length === 0) return passed(about)
  return failed(about, differences.join('\n    '), `This version has others: ${DEPLOY}`)
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
