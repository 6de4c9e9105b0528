import { formatPolicy, parsePolicy } from './contentSecurityPolicy.ts'

/** Optional features that send requests to third parties. */
export type AskedOthers = { leakedPasswords: boolean; appCheck: boolean }

const sources: Readonly<Record<keyof AskedOthers, string>> = {
  leakedPasswords: 'https://api.pwnedpasswords.com/range/',
  appCheck: 'https://content-firebaseappcheck.googleapis.com/v1/',
}

const directive = 'connect-src'

/** The policy with the sources of enabled features, and without those of disabled ones. */
export function withConfiguredSources(policyHeader: string, on: AskedOthers): string {
  const policy = parsePolicy(policyHeader)
  const optional = Object.values(sources)
  const others = policy.get(directive)?.filter((source) => !optional.includes(source)) ?? []
  policy.set(directive, [...others, ...sourcesOf(on)])
  return formatPolicy(policy)
}

/** What to correct if a policy allows more or less than the enabled features need. */
export function configuredProblems(policyHeader: string, on: AskedOthers): string[] {
  const present = parsePolicy(policyHeader).get(directive) ?? []
  const needed = sourcesOf(on)
  return Object.entries(sources).flatMap(([name, source]) => {
    if (present.includes(source) === needed.includes(source)) return []
    const what = needed.includes(source) ? `must have ${source} for` : `has ${source} without`
    return [`${directive} in firebase.json ${what} ${name}. Run npm run policy.`]
  })
}

function sourcesOf(on: AskedOthers): string[] {
  return Object.entries(sources).flatMap(([name, source]) =>
    on[name as keyof AskedOthers] ? [source] : [],
  )
}
