import { asOwner } from '#local-firebase/asOwner.ts'
import { PROJECT_ID } from '#local-firebase/ports.ts'
import { rulesFiles } from '#local-firebase/rulesFiles.ts'
import type { Check } from '#tests/rules/check.ts'
import { firestoreChecks } from '#tests/rules/firestore/firestoreChecks.ts'
import type { Origins } from '#tests/rules/person.ts'
import { storageChecks } from '#tests/rules/storage/storageChecks.ts'
import type { Equivalent } from './equivalents.ts'
import { firestoreEquivalents, storageEquivalents } from './equivalents.ts'

export type Ruleset = {
  readonly name: string
  readonly file: string
  readonly checks: readonly Check[]
  readonly equivalents: readonly Equivalent[]
  /** Loads these rules. Rejects if they don't compile. */
  readonly load: (origins: Origins, content: string) => Promise<unknown>
}

/** The rules to mutate, with the checks that should kill the mutants. */
export const rulesets: readonly Ruleset[] = [
  {
    name: 'firestore.rules',
    file: rulesFiles.firestore,
    checks: Object.values(firestoreChecks).flat(),
    equivalents: firestoreEquivalents,
    load: ({ firestore }, content) =>
      put(`${firestore}/emulator/v1/projects/${PROJECT_ID}:securityRules`, content),
  },
  {
    name: 'storage.rules',
    file: rulesFiles.storage,
    checks: Object.values(storageChecks).flat(),
    equivalents: storageEquivalents,
    load: ({ storage }, content) => put(`${storage}/internal/setRules`, content),
  },
]

function put(url: string, content: string): Promise<string> {
  return asOwner('PUT', url, { rules: { files: [{ name: 'the.rules', content }] } })
}
