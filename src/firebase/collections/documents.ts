import {
  doc,
  documentId,
  getCountFromServer,
  orderBy,
  query,
  type DocumentData,
  type DocumentReference,
} from 'firebase/firestore'
import type { ItemCounts } from '../../domain/data/itemCounts.ts'
import { uuidFrom } from '../../domain/uuid.ts'
import { currentProduct } from '../../product/currentProduct.ts'
import { pagesOf } from '../documents/pagesOf.ts'
import { requireSignedIn, type AccountAuth } from '../sdk/accountAuth.ts'
import { firestore } from '../sdk/firestore.ts'
import { fromJson } from './documentJson.ts'
import { collectionRef } from './saveDocumentChanges.ts'

/** A document in one of the product's collections. */
export type ProductDocument = { collection: string; id: string; fields: DocumentData }

/** Counts a person's documents, by collection. */
export async function countDocuments(account: AccountAuth): Promise<ItemCounts> {
  requireSignedIn(account)
  const counts = await Promise.all(
    currentProduct().collections.map(async (name) => {
      const counted = await getCountFromServer(collectionRef(account, name))
      return [name, counted.data().count] as const
    }),
  )
  return Object.fromEntries(counts)
}

/**
 * Counts a person's documents, by collection, and their files, if the product has any. An existing app's files are the
 * objects in its folders.
 */
export async function countItems(account: AccountAuth): Promise<ItemCounts> {
  if (__PRODUCT_FOLDERS__.length > 0) {
    const { countObjects } = await import('./folders/folderObjects.ts')
    const [documents, files] = await Promise.all([countDocuments(account), countObjects(account)])
    return { ...documents, files }
  }
  if (currentProduct().files.length === 0) return countDocuments(account)
  const { countFiles } = await import('./files/documentFiles.ts')
  const [documents, files] = await Promise.all([countDocuments(account), countFiles(account)])
  return { ...documents, files }
}

/** Reads all of a person's documents, in pages. */
export async function* allDocuments(
  account: AccountAuth,
): AsyncGenerator<readonly ProductDocument[], void> {
  for (const name of currentProduct().collections) {
    const inOrder = query(collectionRef(account, name), orderBy(documentId()))
    yield* pagesOf(account, inOrder, (each) => ({
      collection: name,
      id: each.id,
      fields: each.data(),
    }))
  }
}

export function documentRef(account: AccountAuth, name: string, id: string): DocumentReference {
  return doc(collectionRef(account, name), id)
}

/** The ID of a guest's document in an account that has another document with its own ID. */
export function otherIdFor(guestUid: string, name: string, id: string): Promise<string> {
  return uuidFrom('guest', guestUid, name, id)
}

/**
 * Reads fields that another person has exported, for this one: references to that person's documents become
 * references to this person's.
 *
 * @throws if the text isn't one of `toJson`.
 */
export function fieldsFor({ uid, auth }: AccountAuth, fromUid: string, text: string): DocumentData {
  const [theirs, own] = [`users/${fromUid}/`, `users/${uid}/`]
  return fromJson(text, (path) => {
    const moved = path.startsWith(theirs) ? own + path.slice(theirs.length) : path
    return doc(firestore(auth), moved)
  })
}

/** The server allows 500 documents and 10 MiB in a transaction. Index entries count, too. */
const transactionLimits = { documents: 100, characters: 2_000_000 }

/** Divides documents into groups, each of which fits into one transaction. */
export function splitForTransactions<Item>(
  items: readonly Item[],
  sizeOf: (item: Item) => number,
): readonly (readonly Item[])[] {
  const groups: Item[][] = []
  let size = 0
  for (const item of items) {
    size += sizeOf(item)
    const group = groups.at(-1)
    if (group && group.length < transactionLimits.documents && size <= transactionLimits.characters)
      group.push(item)
    else {
      groups.push([item])
      size = sizeOf(item)
    }
  }
  return groups
}
