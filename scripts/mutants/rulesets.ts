import type { Check } from '#tests/rules/check.ts'
import { firestoreChecks } from '#tests/rules/firestore/firestoreChecks.ts'
import { loadFirestoreRules, loadStorageRules } from '#tests/rules/loadRules.ts'
import type { Origins } from '#tests/rules/person.ts'
import { storageChecks } from '#tests/rules/storage/storageChecks.ts'
import { testedRules } from '#tests/rules/testedRules.ts'
import type { Equivalent } from './equivalents.ts'
import { firestoreEquivalents, storageEquivalents } from './equivalents.ts'

export type Ruleset = {
  readonly name: string
  readonly read: () => Promise<string>
  readonly checks: readonly Check[]
  readonly equivalents: readonly Equivalent[]
  /** Loads these rules. Rejects if they don't compile. */
  readonly load: (origins: Origins, content: string) => Promise<unknown>
}

/** The rules to mutate, with the checks that should kill the mutants. */
export const rulesets: readonly Ruleset[] = [
  {
    name: 'firestore.rules',
    read: () => testedRules('firestore'),
    checks: Object.values(firestoreChecks).flat(),
    equivalents: firestoreEquivalents,
    load: loadFirestoreRules,
  },
  {
    name: 'storage.rules',
    read: () => testedRules('storage'),
    checks: Object.values(storageChecks).flat(),
    equivalents: storageEquivalents,
    load: loadStorageRules,
  },
]
