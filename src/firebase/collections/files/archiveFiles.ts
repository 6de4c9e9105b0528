import type { ArchiveOptions, ArchiveWriter, OpenedArchive } from '../../../domain/data/archive.ts'
import { fileKind, type FileEntry } from '../../../domain/data/archivedFile.ts'
import type { MissingItem } from '../../../domain/data/archiveManifest.ts'
import {
  withEntry,
  type ImportOutcome,
  type ImportTally,
} from '../../../domain/data/importTally.ts'
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

type FilesToRestore = {
  user: User
  opened: OpenedArchive
  files: readonly FileEntry[]
  /** What was imported before them. */
  before: ImportTally
}

/**
 * Adds an archive's files to the documents that they were attached to.
 *
 * @throws `ArchiveFault` if the file has changed.
 */
export async function restoreFiles(
  { user, opened, files, before }: FilesToRestore,
  { signal, onProgress }: ArchiveOptions<ImportTally>,
): Promise<ImportOutcome> {
  const put = filePutter(user, opened, signal)
  let tally = before
  for (const entry of files) {
    signal.throwIfAborted()
    const end = await put(entry)
    if (end === 'full') return { fullOf: 'files', tally }
    tally = withEntry(tally, entry, end)
    onProgress(tally)
  }
  return { fullOf: null, tally }
}

type Put = (
  entry: FileEntry,
) => Promise<'added' | 'existing' | 'full' | 'no-document' | 'not-allowed'>

function filePutter(user: User, opened: OpenedArchive, signal: AbortSignal): Put {
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
    const end = await storeFile(account, { id, attachedTo, name, size, type, bytes }, { signal })
    return end === 'stored' ? 'added' : end
  }
}
