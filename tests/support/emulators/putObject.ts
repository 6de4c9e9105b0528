import { localUrls } from '#local-firebase/localUrls.ts'
import { PROJECT_ID } from '#local-firebase/ports.ts'

const DOCUMENTS = `projects/${PROJECT_ID}/databases/(default)/documents`

const BOUNDARY = 'where-the-bytes-begin'

/** A file's bytes as the app stores them, with their slot and owner. */
type LocalObject = {
  readonly uid: string
  readonly slot: number
  readonly fileId: string
  readonly type: string
  readonly bytes: Uint8Array | string
}

/**
 * Writes a file's bytes to the Storage at `origin`, bypassing the rules. Rejects with the service's
 * response.
 */
export async function putObject(
  { uid, slot, fileId, type, bytes }: LocalObject,
  origin = localUrls().storage,
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

/** A write of a commit that creates the state of an account, which Storage's rules read. Changes none that exists. */
export function accountWrite(uid: string): object {
  return { update: { name: `${DOCUMENTS}/users/${uid}`, fields: {} }, updateMask: {} }
}
