import type { ArchiveWriter, OpenedArchive } from '../../../domain/data/archive.ts'
import { fileKind, type FileEntry } from '../../../domain/data/archivedFile.ts'
import type { MissingItem } from '../../../domain/data/archiveManifest.ts'
import { namesInFolder } from '../../../domain/data/namesInFolder.ts'
import { mayStoreFiles } from '../../../domain/files/fileQuota.ts'
import type { User } from '../../../domain/session/user.ts'
import { checkFile } from '../../../storage/data/checkFile.ts'
import { readRecord } from '../../documents/files/fileDocument.ts'
import { fileReader } from '../../documents/files/fileReader.ts'
import { accountAuth, type AccountAuth } from '../../sdk/accountAuth.ts'
import { attachedFiles, collectionsWith } from './documentFiles.ts'
import { storeFile } from './storeFile.ts'

type PackOptions = {
  signal: AbortSignal
  /** Called after each file. */
  onPacked: () => void
}

/**
 * Adds a person's files to an archive, each under its own name.
 *
 * @returns the files that can't be read.
 * @throws any read or write error.
 */
export async function packFiles(
  account: AccountAuth,
  entries: Pick<ArchiveWriter, 'add'>,
  { signal, onPacked }: PackOptions,
): Promise<readonly MissingItem[]> {
  const missing: MissingItem[] = []
  const nameIn = namesInFolder()
  const read = fileReader(account)
  for await (const page of attachedFiles(account)) {
    for (const file of page) {
      signal.throwIfAborted()
      const { id: fileId, attachedTo, name, type, createdAt } = file
      const bytes = await read(file)
      if (!bytes || bytes.length === 0) {
        missing.push({ name, why: 'unreadable' })
        continue
      }
      const details = { kind: fileKind, fileId, attachedTo, name, type }
      await entries.add(`files/${nameIn(name, fileId)}`, bytes, details, createdAt)
      onPacked()
    }
  }
  return missing
}

type RestoreFile = (
  entry: FileEntry,
) => Promise<'added' | 'existing' | 'full' | 'no-document' | 'not-allowed'>

/**
 * Returns a function that adds a file of an archive to the document that it was attached to.
 *
 * @throws `ArchiveFault` if the archive has changed.
 */
export function fileRestorer(user: User, opened: OpenedArchive, signal: AbortSignal): RestoreFile {
  const account = accountAuth(user.uid)
  const documents = new Map<string, Promise<boolean>>()
  const hasDocument = (id: string) => {
    const asked =
      documents.get(id) ?? collectionsWith(account, id).then((names) => names.length > 0)
    documents.set(id, asked)
    return asked
  }
  return async (entry) => {
    const { fileId: id, attachedTo, name: given } = entry
    if ((await readRecord(account, id))?.state === 'stored') return 'existing'
    if (!(await hasDocument(attachedTo))) return 'no-document'
    const checked = await checkFile(new File([await opened.read(entry)], given))
    if (checked.why !== null || !mayStoreFiles(user)) return 'not-allowed'
    const { name, size, type, bytes } = checked
    const outcome = await storeFile(
      account,
      { id, attachedTo, name, size, type, bytes },
      { signal },
    )
    return outcome === 'stored' ? 'added' : outcome
  }
}
