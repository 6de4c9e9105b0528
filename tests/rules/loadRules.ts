import { rulesFor } from '#build/configuration/rules/collectionRules.ts'
import { PROJECT_ID } from '#local-firebase/ports.ts'
import { requestAsAdmin } from '#local-firebase/requestAsAdmin.ts'
import { localRules } from '#local-firebase/rulesFiles.ts'
import type { Origins } from './person.ts'

/** Loads other rules into a running Firestore. Rejects if they don't compile. */
export function loadFirestoreRules({ firestore }: Origins, content: string): Promise<string> {
  return put(`${firestore}/emulator/v1/projects/${PROJECT_ID}:securityRules`, content)
}

/** Loads other rules into a running Storage. Rejects if they don't compile. */
export function loadStorageRules({ storage }: Origins, content: string): Promise<string> {
  return put(`${storage}/internal/setRules`, content)
}

function put(url: string, content: string): Promise<string> {
  return requestAsAdmin('PUT', url, { rules: { files: [{ name: 'the.rules', content }] } })
}

/**
 * The project's rules, with those made for these collections beside the product's.
 *
 * @param files those whose documents may have files, beside the product's.
 */
export async function rulesWith(
  collections: readonly string[],
  files: readonly string[] = [],
): Promise<string> {
  const made = rulesFor(collections, files)
  const own = made.slice(made.indexOf('function hasFewFields'), made.lastIndexOf('// -----'))
  const [kept = ''] = /(?<=function mayHaveFiles[^]*?return )[^;]*/.exec(made) ?? []
  const end = '// ----- End of the product'
  return (await localRules('firestore'))
    .replace(end, `${own}function mayHaveFilesHere(attachedTo) { return ${kept}; }\n${end}`)
    .replace(/(function mayHaveFiles\((\w+)\) \{\s*return )/, '$1mayHaveFilesHere($2) || ')
}
