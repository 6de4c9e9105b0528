import { getDocFromServer } from 'firebase/firestore'
import { storedPictureOf } from '../../../domain/account/picture.ts'
import { configuration } from '../../../domain/configuration/appConfiguration.ts'
import type { StoredFile } from '../../../domain/files/storedFile.ts'
import { currentProduct } from '../../../product/currentProduct.ts'
import { fileUsageRef, usageIn } from '../../documents/files/fileDocument.ts'
import { allFiles, someFilesOf } from '../../documents/files/fileQueries.ts'
import { deleteFile } from '../../documents/files/fileRecords.ts'
import { signedInUser, type AccountAuth } from '../../sdk/accountAuth.ts'
import { documentRef } from '../documents.ts'

/** A complete file of a document. */
export type AttachedFile = StoredFile & { attachedTo: string }

/** Reads a person's complete files, in pages, without their picture. */
export async function* attachedFiles(
  account: AccountAuth,
): AsyncGenerator<readonly AttachedFile[], void> {
  for await (const page of allFiles(account)) yield page.filter(isAttached)
}

function isAttached(file: StoredFile): file is AttachedFile {
  return file.state === 'stored' && file.attachedTo !== null
}

/** Counts a person's files by the server's counter, which also counts unfinished uploads, but without their picture. */
export async function countFiles(account: AccountAuth): Promise<number> {
  const usage = await getDocFromServer(fileUsageRef(account))
  const picture = storedPictureOf(signedInUser(account), configuration.firebase.storageBucket)
  return Math.max(0, usageIn(usage).count - (picture === null ? 0 : 1))
}

/** The collections that have a document with this ID. */
export async function collectionsWith(
  account: AccountAuth,
  id: string,
  collections: readonly string[] = currentProduct().files,
): Promise<readonly string[]> {
  const found = await Promise.all(
    collections.map(async (name) =>
      (await getDocFromServer(documentRef(account, name, id))).exists(),
    ),
  )
  return collections.filter((_, index) => found[index])
}

/**
 * Permanently deletes the files of a document, also those whose upload or deletion was interrupted. If a document of
 * another collection has the same ID, the files are its own, too, and stay. Interrupted and run again, it continues.
 */
export async function deleteFilesOf(
  account: AccountAuth,
  collection: string,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const others = currentProduct().files.filter((name) => name !== collection)
  if ((await collectionsWith(account, id, others)).length > 0) return
  let files: readonly StoredFile[]
  do {
    files = await someFilesOf(account, id)
    for (const file of files) {
      signal.throwIfAborted()
      await deleteFile(account, file.id)
    }
  } while (files.length > 0)
}
