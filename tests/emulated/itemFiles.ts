import { getDocFromServer, getDocsFromServer, limit, query, setDoc } from 'firebase/firestore'
import { beforeAll, vi } from 'vitest'
import { localUrls } from '#local-firebase/localUrls.ts'
import { withDefaults } from '#src/app/withDefaults.ts'
import type { StoredFile } from '#src/domain/files/storedFile.ts'
import { documentRef } from '#src/firebase/collections/documents.ts'
import { readIntoMemory } from '#src/firebase/documents/files/fileBytes.ts'
import {
  fileUsageRef,
  filesCollection,
  toFile,
} from '#src/firebase/documents/files/fileDocument.ts'
import type { AccountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { setProduct } from '#src/product/currentProduct.ts'
import { loadFirestoreRules, rulesWith } from '#tests/rules/loadRules.ts'
import { ports } from './ports.ts'
import { beginAsOwner } from './serverOwner.ts'

export const collections = ['items', 'lists']

/** In bytes: the quota of a person without a verified email. */
export const most = 50 * 1_048_576

let asOwner: ReturnType<typeof beginAsOwner>

/** Two collections whose documents have files, with the same rules as for all other tests of this Firestore. */
export function beginWithItemFiles(): void {
  beforeAll(async () => {
    vi.stubGlobal('__PRODUCT_DOCUMENTS__', { collections, counters: [] })
    setFileCollections(collections)
    await loadFirestoreRules(localUrls(ports), await rulesWith(collections, collections))
  })
  asOwner = beginAsOwner()
}

export function setFileCollections(files: readonly string[]): void {
  setProduct(withDefaults({ pages: [], collections, files }))
}

export function text(words: string): File {
  return new File([words], `${words}.txt`)
}

export function addItem(account: AccountAuth, id: string): Promise<void> {
  return setDoc(documentRef(account, 'items', id), { of: account.uid })
}

export async function recordsOf(account: AccountAuth): Promise<readonly StoredFile[]> {
  const { docs } = await getDocsFromServer(query(filesCollection(account), limit(100)))
  return docs.map(toFile).filter((file) => file !== null)
}

/** The words of each file, by its name. */
export async function filesOf(account: AccountAuth): Promise<Record<string, string>> {
  const words = (await recordsOf(account)).map(
    async (file) => [file.name, await wordsIn(account, file)] as const,
  )
  return Object.fromEntries(await Promise.all(words))
}

export async function wordsOn(account: AccountAuth, id: string): Promise<readonly string[]> {
  const files = (await recordsOf(account)).filter(({ attachedTo }) => attachedTo === id)
  return (await Promise.all(files.map((file) => wordsIn(account, file)))).toSorted()
}

/** Node has no `getBlob`, with which a browser reads. */
async function wordsIn(account: AccountAuth, file: StoredFile): Promise<string> {
  return new TextDecoder().decode(await readIntoMemory(account, file))
}

export async function usageOf(account: AccountAuth): Promise<object | undefined> {
  return (await getDocFromServer(fileUsageRef(account))).data()
}

/** Changes one of the person's documents, with an administrator's rights. */
export function change(account: AccountAuth, path: string, fields: object): Promise<void> {
  return asOwner((documents) =>
    documents.doc(`users/${account.uid}/${path}`).set(fields, { merge: true }),
  )
}
