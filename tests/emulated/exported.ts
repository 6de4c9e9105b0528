import { accountDetails } from '#src/domain/account/accountDetails.ts'
import type { ArchiveEntry } from '#src/domain/data/archiveManifest.ts'
import { signedInUser, type AccountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { currentProduct } from '#src/product/currentProduct.ts'
import { writeArchive } from '#src/storage/data/archive/archiveWriter.ts'

const { signal } = new AbortController()
const options = { signal, onProgress: () => undefined }

/** A person's archive, its entries without those of the account, and what is missing from it. */
export async function exported(account: AccountAuth) {
  const { pack } = await currentProduct().archive()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const sink = new WritableStream<Uint8Array<ArrayBuffer>>({
    write: (chunk) => {
      chunks.push(chunk)
    },
  })
  const now = new Date()
  const user = signedInUser(account)
  const { entries, missing, counts } = await writeArchive(
    { details: accountDetails(user, now), sink, now },
    (archive) => pack({ user, archive }, options),
  )
  const own: readonly ArchiveEntry[] = entries.filter(({ kind }) => kind !== 'account')
  return { file: new File(chunks, 'export.zip'), entries: own, missing, counts }
}
