import { getDocFromServer } from 'firebase/firestore'
import { addCopiedIds, isCopied } from '../../../storage/journals/moveJournal.ts'
import { fileMetadata, readIntoMemory } from '../../documents/files/fileBytes.ts'
import { readRecord } from '../../documents/files/fileDocument.ts'
import type { AccountPair, AccountAuth } from '../../sdk/accountAuth.ts'
import { documentRef, otherIdFor } from '../documents.ts'
import { attachedFiles, collectionsWith, type AttachedFile } from './documentFiles.ts'
import { storeFile } from './storeFile.ts'

async function countFilesToMove(from: AccountAuth): Promise<number> {
  let count = 0
  for await (const page of attachedFiles(from)) count += page.length
  return count
}

/**
 * Copies a guest's files to the documents that the move has copied before. Resumes if interrupted.
 *
 * @param onCopied called after each file, even if it was there already.
 * @returns whether some were over quota.
 */
async function copyFiles(
  pair: AccountPair,
  signal: AbortSignal,
  onCopied: () => void,
): Promise<boolean> {
  const { from, to } = pair
  const documentOf = documentFinder(pair)
  let isOverQuota = false
  for await (const page of attachedFiles(from)) {
    for (const file of page) {
      signal.throwIfAborted()
      const attachedTo = isCopied(from.uid, nameOf(file)) ? null : await documentOf(file)
      if (attachedTo !== null && (await fileMetadata(from, file))) {
        const { id, name, size, type } = file
        const bytes = new Blob([await readIntoMemory(from, file)])
        const outcome = await storeFile(to, { id, attachedTo, name, size, type, bytes }, { signal })
        if (outcome === 'full') {
          isOverQuota = true
          continue
        }
        if (outcome === 'stored') await addCopiedIds(from.uid, [nameOf(file)])
      }
      onCopied()
    }
  }
  return isOverQuota
}

/** Whether the account has all of a guest's files with the bytes that they have there. */
async function haveFilesArrived(pair: AccountPair, signal: AbortSignal): Promise<boolean> {
  const documentOf = documentFinder(pair)
  for await (const page of attachedFiles(pair.from)) {
    for (const file of page) {
      signal.throwIfAborted()
      if (isCopied(pair.from.uid, nameOf(file)) || (await documentOf(file)) === null) continue
      if (!(await hasArrived(pair, file))) return false
    }
  }
  return true
}

/** The part of a move that is about the files of a guest's documents. */
export const fileMove = {
  countToMove: countFilesToMove,
  copy: copyFiles,
  haveItemsArrived: haveFilesArrived,
}

async function hasArrived({ from, to }: AccountPair, file: AttachedFile): Promise<boolean> {
  const original = await fileMetadata(from, file)
  // There were no bytes to move.
  if (!original) return true
  const known = await readRecord(to, file.id)
  if (known?.state !== 'stored') return false
  const copy = await fileMetadata(to, known)
  return copy !== null && copy.size === original.size && copy.md5 === original.md5
}

/**
 * Returns a function that finds the ID of a file's document in the account: `null` if the guest has no such document,
 * or the person has deleted its copy meanwhile.
 */
function documentFinder({ from, to }: AccountPair) {
  const known = new Map<string, Promise<string | null>>()
  const find = async (id: string): Promise<string | null> => {
    for (const name of await collectionsWith(from, id)) {
      // A guest's document has another ID only if the account has another document with its own.
      for (const place of [await otherIdFor(from.uid, name, id), id]) {
        if ((await getDocFromServer(documentRef(to, name, place))).exists()) return place
      }
    }
    return null
  }
  return ({ attachedTo: id }: AttachedFile) => {
    const place = known.get(id) ?? find(id)
    known.set(id, place)
    return place
  }
}

/** No collection of a product has the name `files`. */
function nameOf({ id }: AttachedFile): string {
  return `files/${id}`
}
