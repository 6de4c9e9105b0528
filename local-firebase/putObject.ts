import { localAddresses } from './addresses.ts'
import { PROJECT_ID } from './ports.ts'

const BOUNDARY = 'where-the-bytes-begin'

/** The bytes of a file as the app puts them: where they lie, and whose they are. */
export type LocalObject = {
  readonly uid: string
  readonly slot: number
  readonly fileId: string
  readonly type: string
  readonly bytes: Uint8Array | string
}

/** Puts the bytes of a file into the Storage of `origin`, past the rules. Rejects with what the service answers. */
export async function putObject(
  { uid, slot, fileId, type, bytes }: LocalObject,
  origin = localAddresses().storage,
): Promise<void> {
  const name = encodeURIComponent(`users/${uid}/files/${slot}`)
  const facts = {
    cacheControl: 'private, no-store',
    contentType: type,
    contentDisposition: 'attachment',
    metadata: { fileId },
  }
  const head = `--${BOUNDARY}\r\ncontent-type: application/json\r\n\r\n${JSON.stringify(facts)}`
  const between = `\r\n--${BOUNDARY}\r\ncontent-type: ${type}\r\n\r\n`
  const parts = [head + between, bytes, `\r\n--${BOUNDARY}--`].map((part) => Buffer.from(part))
  const objects = `${origin}/v0/b/${PROJECT_ID}.appspot.com/o`
  const answer = await fetch(`${objects}?name=${name}`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer owner',
      'content-type': `multipart/related; boundary=${BOUNDARY}`,
      'x-goog-upload-protocol': 'multipart',
    },
    body: Buffer.concat(parts),
  })
  if (!answer.ok) throw new Error(`Storage answered ${answer.status}: ${await answer.text()}`)
}
