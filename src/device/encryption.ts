/** An encrypted value with its initialization vector. */
export type Encrypted = { iv: Uint8Array<ArrayBuffer>; box: ArrayBuffer }

const cipher = 'AES-GCM'

/** Creates a key whose bytes can't be exported, not even by this app. */
export function keyFrom(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, cipher, false, ['encrypt', 'decrypt'])
}

/**
 * Encrypts a JSON value.
 *
 * @param label says what it is and whose. Decryption requires the same label.
 */
export function encrypt(key: CryptoKey, label: string, value: unknown): Promise<Encrypted> {
  return encryptBytes(key, label, bytesOf(JSON.stringify(value)))
}

/** Returns the label of a record in a person's local database. */
export function recordLabel(uid: string, store: string, id: string): string {
  return `${uid}/${store}/${id}`
}

/** Like `encrypt`, for bytes. */
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

/**
 * Decrypts a JSON value.
 *
 * @throws if it is damaged, or if the key or label is another.
 */
export async function decrypt(
  key: CryptoKey,
  label: string,
  encrypted: Encrypted,
): Promise<unknown> {
  const bytes = await decryptBytes(key, label, encrypted)
  return JSON.parse(new TextDecoder().decode(bytes)) as unknown
}

/** Like `decrypt`, for bytes. */
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
