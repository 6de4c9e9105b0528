import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { afterAll, beforeAll } from 'vitest'
import { HOST, PROJECT_ID } from '#local-firebase/ports.ts'
import { ports } from './ports.ts'

type OwnersFirestore = ReturnType<
  ReturnType<RulesTestEnvironment['unauthenticatedContext']>['firestore']
>

/** Returns what runs work on the local Firestore without its rules, for the tests of this file. */
export function beginAsOwner() {
  let owner: RulesTestEnvironment
  beforeAll(async () => {
    const firestore = { host: HOST, port: ports.firestore }
    owner = await initializeTestEnvironment({ projectId: PROJECT_ID, firestore })
  })
  afterAll(() => owner.cleanup())
  return (work: (firestore: OwnersFirestore) => Promise<unknown>): Promise<void> =>
    owner.withSecurityRulesDisabled(async (context) => void (await work(context.firestore())))
}
