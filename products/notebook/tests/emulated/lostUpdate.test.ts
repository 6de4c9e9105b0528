import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { doc, getDoc, updateDoc, writeBatch, type Firestore } from 'firebase/firestore'
import { serverTimestamp } from 'firebase/firestore'
import { afterAll, expect, it } from 'vitest'
import { HOST } from '#local-firebase/ports.ts'
import { localRules } from '#local-firebase/rulesFiles.ts'
import { emptyContent } from '#products/notebook/domain/note.ts'
import { ports } from '#tests/emulated/ports.ts'

const rules = await localRules('firestore')
const parentLink = '&& after().parentEditId == before().editId\n'
const earlierLinks = '&& remembersEdits()'
const noteId = idOf(0)

const environments: RulesTestEnvironment[] = []

afterAll(async () => {
  await Promise.all(environments.map((environment) => environment.cleanup()))
})

it("a queue that counts versions overwrites another device's edit", async () => {
  expect(rules).toContain(parentLink)
  expect(rules).toContain(earlierLinks)
  const unlinked = rules.replace(parentLink, '').replace(earlierLinks, '')
  const counting = await begin('demo-counting', unlinked)
  expect(await bothWrite(counting)).toEqual(['denied', 'written', 'written', 'third of A'])
})

it('a queue that names its parent edit overwrites nothing', async () => {
  const linked = await begin('demo-linked', rules)
  expect(await bothWrite(linked)).toEqual(['denied', 'denied', 'denied', 'only of B'])
})

/** Device A makes three edits offline and B one online; then A sends its queue. */
async function bothWrite(database: Firestore): Promise<string[]> {
  const note = doc(database, 'users/alice/notes', noteId)
  const write = (rev: number, body: string, editId: string, parentEditId: string) =>
    updateDoc(note, { rev, body, editId, parentEditId, updatedAt: serverTimestamp() }).then(
      () => 'written',
      () => 'denied',
    )
  await write(2, 'only of B', idOf(9), idOf(1))
  const first = await write(2, 'first of A', idOf(2), idOf(1))
  const second = await write(3, 'second of A', idOf(3), idOf(2))
  const third = await write(4, 'third of A', idOf(4), idOf(3))
  return [first, second, third, String((await getDoc(note)).get('body'))]
}

async function begin(projectId: string, ofProject: string): Promise<Firestore> {
  const firestore = { host: HOST, port: ports.firestore, rules: ofProject }
  const environment = await initializeTestEnvironment({ projectId, firestore })
  environments.push(environment)
  // The package declares the older database type, but the SDK's functions accept it.
  const database = environment.authenticatedContext('alice').firestore() as unknown as Firestore
  const batch = writeBatch(database)
  const versions = { rev: 1, editId: idOf(1), parentEditId: null }
  const times = { createdAt: serverTimestamp(), updatedAt: serverTimestamp() }
  batch.set(doc(database, 'users/alice/notes', noteId), { ...emptyContent, ...versions, ...times })
  batch.set(doc(database, 'users/alice/usage/notes'), { count: 1, lastId: noteId })
  await batch.commit()
  return database
}

function idOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}
