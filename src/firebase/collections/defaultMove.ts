import {
  getDocFromServer,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
} from 'firebase/firestore'
import { documentPath, type DocumentChange } from '../../domain/collections/documentChange.ts'
import { totalOf } from '../../domain/data/itemCounts.ts'
import { codedError } from '../../domain/errorCode.ts'
import type { MovePair } from '../../domain/guest/guestMove.ts'
import type { ProductMove } from '../../product/contract.ts'
import { currentProduct } from '../../product/currentProduct.ts'
import { addCopiedIds, isCopied, moveOf } from '../../storage/journals/moveJournal.ts'
import { isDenied, runTransaction } from '../documents/runTransaction.ts'
import { accountAuth, requireSignedIn, type AccountPair } from '../sdk/accountAuth.ts'
import { toJson } from './documentJson.ts'
import {
  allDocuments,
  countDocuments,
  documentRef,
  fieldsFor,
  otherIdFor,
  splitForTransactions,
  type ProductDocument,
} from './documents.ts'
import { fileMove } from './files/moveFiles.ts'
import { folderMove } from './folders/moveFolders.ts'
import {
  discardChanges,
  openCollectionsOf,
  unsavedChanges,
  type OpenCollection,
} from './openCollections.ts'
import { saveDocumentChanges } from './saveDocumentChanges.ts'

/**
 * Moves the documents of the product's collections, and their files, or the objects of an existing app. The account's
 * own are never changed: if a guest's has the ID of a different one of theirs, it gets a new ID.
 */
export const defaultMove: ProductMove = {
  countUnsaved: (uid) => Promise.resolve(unsavedChanges(uid).length),
  sendUnsaved: async (uid) => {
    for (const collection of openCollectionsOf(uid)) await waitUntilSaved(collection)
  },
  countToMove: async (from) => {
    const documents = totalOf(await countDocuments(from))
    const moving = filesToMove()
    return { documents: documents + ((await moving?.countToMove(from)) ?? 0) }
  },
  copy: async (pair, signal, onCopied) => {
    let done = 0
    onCopied('documents', done)
    for await (const page of allDocuments(pair.from)) {
      const missing = uncopied(pair, page)
      done += page.length - missing.length
      if (missing.length < page.length) onCopied('documents', done)
      const copies = await Promise.all(missing.map((each) => plannedCopy(pair, each)))
      for (const group of splitForTransactions(copies, ({ text }) => text.length)) {
        signal.throwIfAborted()
        await writeCopies(pair, group)
        const paths = group.map(({ path }) => path)
        await addCopiedIds(pair.from.uid, paths)
        done += group.length
        onCopied('documents', done)
      }
    }
    const moving = filesToMove()
    const isOverQuota = await moving?.copy(pair, signal, () => onCopied('documents', (done += 1)))
    return isOverQuota ?? false
  },
  haveItemsArrived: async (pair, signal) => {
    for await (const page of allDocuments(pair.from)) {
      requireSignedIn(pair.to)
      const missing = uncopied(pair, page)
      const copies = await Promise.all(missing.map((each) => plannedCopy(pair, each)))
      const arrived = await Promise.all(copies.map(hasArrived))
      signal.throwIfAborted()
      if (arrived.includes(false)) return false
    }
    const moving = filesToMove()
    return (await moving?.haveItemsArrived(pair, signal)) ?? true
  },
  transferUnsaved: transferChanges,
  requireNothingUnsaved: async (uid) => {
    if (unsavedChanges(uid).length > 0)
      throw codedError('unavailable', 'Changes of the guest are not saved.')
  },
}

/** What moves the files, or the objects of an existing app, which has no files; `null` if there are none. */
function filesToMove() {
  if (__PRODUCT_FOLDERS__.length > 0) return folderMove
  return currentProduct().files.length > 0 ? fileMove : null
}

/**
 * Saves the guest's changes that this tab still has, in the account. If the person discards the rest, changes that the
 * rules refuse are discarded, too.
 */
async function transferChanges(
  pair: MovePair,
  _: AccountPair | null,
  signal: AbortSignal,
): Promise<void> {
  const { guestUid, uid } = pair
  const isDiscarding = moveOf(guestUid)?.phase === 'discarding'
  const changes = unsavedChanges(guestUid)
  const added = new Map<string, string>()
  for (const [name, change] of changes) {
    const path = documentPath(name, change.id)
    const id = added.get(path) ?? (await idInAccount(pair, name, change))
    if (change.type === 'add') added.set(path, id)
    try {
      await saveDocumentChanges(uid, name, [{ ...change, id }], signal)
    } catch (error) {
      if (!isDiscarding || !isDenied(error)) throw error
    }
  }
  discardChanges(
    guestUid,
    changes.map(([name, { id }]) => documentPath(name, id)),
  )
}

/**
 * The ID of a guest's document in the account: the document's own ID if the move used it, or if a new document can
 * have it; otherwise a derived ID, under which there may be no document.
 */
async function idInAccount(
  { guestUid, uid }: MovePair,
  name: string,
  change: DocumentChange<object>,
): Promise<string> {
  const account = accountAuth(uid)
  const read = (id: string) => getDocFromServer(documentRef(account, name, id))
  const otherId = await otherIdFor(guestUid, name, change.id)
  if ((await read(otherId)).exists()) return otherId
  if (change.type === 'add') {
    const known = (await read(change.id)).data()
    // It was added before if only the response was lost.
    const isOwn = !known || toJson(known) === toJson({ ...known, ...change.fields })
    return isOwn ? change.id : otherId
  }
  return isCopied(guestUid, documentPath(name, change.id)) ? change.id : otherId
}

/** Resolves once its changes are saved, or can't be for now. */
function waitUntilSaved({ actor }: OpenCollection): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      const snapshot = actor.getSnapshot()
      if (snapshot.hasTag('saving')) return
      watching.unsubscribe()
      resolve()
    }
    const watching = actor.subscribe(check)
    check()
  })
}

/** A guest's document as it is in the account: under its ID, or under another ID if that has another document. */
type Copy = {
  path: string
  ref: DocumentReference
  fallbackRef: DocumentReference
  fields: DocumentData
  text: string
}

async function plannedCopy({ from, to }: AccountPair, document: ProductDocument): Promise<Copy> {
  const { collection, id } = document
  const fields = fieldsFor(to, from.uid, toJson(document.fields))
  return {
    path: documentPath(collection, id),
    ref: documentRef(to, collection, id),
    fallbackRef: documentRef(to, collection, await otherIdFor(from.uid, collection, id)),
    fields,
    text: toJson(fields),
  }
}

/** Documents that this move has not copied yet. The person may have changed or deleted the copy of any other. */
function uncopied(
  { from }: AccountPair,
  documents: readonly ProductDocument[],
): readonly ProductDocument[] {
  const copiedIds = new Set(moveOf(from.uid)?.copiedIds)
  return documents.filter((each) => !copiedIds.has(documentPath(each.collection, each.id)))
}

function writeCopies({ to }: AccountPair, copies: readonly Copy[]): Promise<void> {
  return runTransaction(to, async (transaction) => {
    const missing = await Promise.all(
      copies.map(async ({ ref, fallbackRef, fields, text }) => {
        const known = await transaction.get(ref)
        if (!known.exists()) return { ref, fields }
        if (hasText(known, text) || (await transaction.get(fallbackRef)).exists()) return null
        return { ref: fallbackRef, fields }
      }),
    )
    for (const each of missing) if (each) transaction.set(each.ref, each.fields)
  })
}

async function hasArrived({ ref, fallbackRef, text }: Copy): Promise<boolean> {
  return (
    hasText(await getDocFromServer(ref), text) || (await getDocFromServer(fallbackRef)).exists()
  )
}

function hasText(found: DocumentSnapshot, text: string): boolean {
  const fields = found.data()
  return fields !== undefined && toJson(fields) === text
}
