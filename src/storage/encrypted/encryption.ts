import { hexDigest } from '../../domain/digest.ts'
import {
  encryptedVersion,
  isReadableVersion,
  storedVersion,
  type VersionedRecord,
} from '../../domain/versionedRecord.ts'

/** An encrypted value with its initialization vector, and the ID of its key. */
export type Encrypted = VersionedRecord & {
  kid: string
  iv: Uint8Array<ArrayBuffer>
  ciphertext: ArrayBuffer
}

/**
 * A person's key. Its bytes can't be exported, not even by this app.
 *
 * `confirmedAt`: when the server last responded to this person on this device, in milliseconds since 1970.
 */
export type UserKey = VersionedRecord & { kid: string; key: CryptoKey; confirmedAt: number }

const cipher = 'AES-GCM'

/** In hexadecimal digits. Tells a person's keys apart, and says nothing about them. */
const keyIdLength = 16

/** Creates a key from bytes that the server has just sent. */
export async function keyFrom(bytes: Uint8Array<ArrayBuffer>): Promise<UserKey> {
  const key = await crypto.subtle.importKey('raw', bytes, cipher, false, ['encrypt', 'decrypt'])
  const kid = (await hexDigest('SHA-256', bytes)).slice(0, keyIdLength)
  return { v: storedVersion, kid, key, confirmedAt: Date.now() }
}

/** Returns whether a value is in the form that this build knows, and encrypted with this key. */
export function isEncryptedWith({ kid }: UserKey, encrypted: Encrypted): boolean {
  return isReadableVersion(encrypted, encryptedVersion) && encrypted.kid === kid
}

/**
 * Encrypts a JSON value.
 *
 * @param label names the value and its person. Decryption requires the same label.
 */
export function encrypt(key: UserKey, label: string, value: unknown): Promise<Encrypted> {
  return encryptBytes(key, label, bytesOf(JSON.stringify(value)))
}

/** Returns the label of a record in a person's local database. */
export function recordLabel(uid: string, store: string, id: string): string {
  return `${uid}/${store}/${id}`
}

/** Like `encrypt`, for bytes. */
export async function encryptBytes(
  { kid, key }: UserKey,
  label: string,
  bytes: BufferSource,
): Promise<Encrypted> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const additionalData = bytesOf(label)
  const ciphertext = await crypto.subtle.encrypt({ name: cipher, iv, additionalData }, key, bytes)
  return { v: encryptedVersion, kid, iv, ciphertext }
}

/**
 * Decrypts a JSON value.
 *
 * @throws if it is damaged, or if the key or label is another.
 */
export async function decrypt(key: UserKey, label: string, encrypted: Encrypted): Promise<unknown> {
  const bytes = await decryptBytes(key, label, encrypted)
  return JSON.parse(new TextDecoder().decode(bytes)) as unknown
}

/** Like `decrypt`, for bytes. */
export function decryptBytes(
  { key }: UserKey,
  label: string,
  { iv, ciphertext }: Encrypted,
): Promise<ArrayBuffer> {
  return crypto.subtle.decrypt(
    { name: cipher, iv, additionalData: bytesOf(label) },
    key,
    ciphertext,
  )
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}
