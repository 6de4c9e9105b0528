import { formatPolicy, parsePolicy } from './contentSecurityPolicy.ts'

/** Optional features that take more than our own files. */
export type AskedOthers = {
  leakedPasswords: boolean
  appCheck: boolean
  phone: boolean
  sms: boolean
}

type Feature = 'leakedPasswords' | 'appCheck' | 'robotCheck'

/** The source that each feature needs, and its directive. */
const sources: Readonly<Record<Feature, readonly [directive: string, source: string]>> = {
  leakedPasswords: ['connect-src', 'https://api.pwnedpasswords.com/range/'],
  appCheck: ['connect-src', 'https://content-firebaseappcheck.googleapis.com/v1/'],
  // reCAPTCHA places its puzzle with style attributes.
  robotCheck: ['style-src-attr', "'unsafe-inline'"],
}

/** The policy with the sources of enabled features, and without those of disabled ones. */
export function withConfiguredSources(policyHeader: string, on: AskedOthers): string {
  const policy = parsePolicy(policyHeader)
  for (const [feature, [directive, source]] of entries()) {
    const others = policy.get(directive)?.filter((present) => present !== source) ?? []
    const all = isOn(feature, on) ? [...others, source] : others
    if (all.length > 0) policy.set(directive, all)
    else policy.delete(directive)
  }
  return formatPolicy(policy)
}

/** What to correct if a policy allows more or less than the enabled features need. */
export function configuredProblems(policyHeader: string, on: AskedOthers): string[] {
  const policy = parsePolicy(policyHeader)
  return entries().flatMap(([feature, [directive, source]]) => {
    const isNeeded = isOn(feature, on)
    if ((policy.get(directive)?.includes(source) ?? false) === isNeeded) return []
    const what = isNeeded ? `must have ${source} for` : `has ${source} without`
    return [`${directive} in firebase.json ${what} ${feature}. Run npm run headers.`]
  })
}

function entries() {
  return Object.entries(sources) as [Feature, readonly [directive: string, source: string]][]
}

function isOn(feature: Feature, on: AskedOthers): boolean {
  return feature === 'robotCheck' ? on.phone || on.sms : on[feature]
}
