/** A value that only the key decrypts, with its initialization vector. */
export type Encrypted = { iv: Uint8Array<ArrayBuffer>; box: ArrayBuffer }

const cipher = 'AES-GCM'

/** Makes a key of which nobody can read the bytes again, this app among them. */
export function keyFrom(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, cipher, false, ['encrypt', 'decrypt'])
}

/** @param label what it is and whose: it opens under the same label only. */
export function encrypt(key: CryptoKey, label: string, value: unknown): Promise<Encrypted> {
  return encryptBytes(key, label, bytesOf(JSON.stringify(value)))
}

/** As `encrypt`, for bytes as they are. */
export async function encryptBytes(
  key: CryptoKey,
  label: string,
  bytes: BufferSource,
): Promise<Encrypted> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const additionalData = bytesOf(label)
  const box = await crypto.subtle.encrypt({ name: cipher, iv, additionalData }, key, bytes)
  return { iv, box }
}

/** @throws if it is damaged, or was encrypted with another key or under another label. */
export async function decrypt(
  key: CryptoKey,
  label: string,
  encrypted: Encrypted,
): Promise<unknown> {
  const words = await decryptBytes(key, label, encrypted)
  return JSON.parse(new TextDecoder().decode(words)) as unknown
}

/** As `decrypt`, for bytes as they were. */
export function decryptBytes(
  key: CryptoKey,
  label: string,
  { iv, box }: Encrypted,
): Promise<ArrayBuffer> {
  return crypto.subtle.decrypt({ name: cipher, iv, additionalData: bytesOf(label) }, key, box)
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}
