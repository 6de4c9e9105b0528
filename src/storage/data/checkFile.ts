import { fileSizeLimit } from '../../domain/files/fileLimits.ts'
import { safeFileName } from '../../domain/files/fileName.ts'
import { typeOfName, type FileRefusal } from '../../domain/files/fileTypes.ts'
import { sniffContent } from '../../domain/files/sniffContent.ts'

/** A file with its bytes, or the reason why it can't be added. */
type CheckedFile = { name: string; size: number } & (
  | { why: null; type: string; bytes: Blob }
  | { why: FileRefusal; type?: never; bytes?: never }
)

/** Checks a file's name, size and content. Doesn't trust the type that the browser reports. */
export async function checkFile(file: File): Promise<CheckedFile> {
  const name = safeFileName(file.name)
  const known = { name, size: file.size }
  const promised = typeOfName(name)
  if (!promised) return { ...known, why: 'type-not-allowed' }
  if (file.size === 0) return { ...known, why: 'empty' }
  if (file.size > fileSizeLimit) return { ...known, why: 'too-large' }
  const bytes = await file.arrayBuffer().catch(() => null)
  if (bytes?.byteLength !== file.size) return { ...known, why: 'unreadable' }
  const content = sniffContent(new Uint8Array(bytes))
  if (!content || !promised.contents.includes(content)) return { ...known, why: 'not-what-it-says' }
  return { ...known, why: null, type: promised.type, bytes: new Blob([bytes]) }
}
