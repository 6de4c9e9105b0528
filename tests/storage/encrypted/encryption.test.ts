import { beforeAll, describe, expect, it } from 'vitest'
import { encryptedVersion } from '#src/domain/versionedRecord.ts'
import {
  keyFrom,
  encrypt,
  decrypt,
  isEncryptedWith,
  type UserKey,
} from '#src/storage/encrypted/encryption.ts'

const note = { title: 'Heron', body: 'In the reeds \uD83E\uDEBF \uD800' }
const bytes = new Uint8Array(32).fill(7)

describe('an encrypted value', () => {
  let key: UserKey
  beforeAll(async () => {
    key = await keyFrom(bytes)
  })

  it('is decrypted with its key and label, to the last letter', async () => {
    expect(await decrypt(key, 'ada/rows/one', await encrypt(key, 'ada/rows/one', note))).toEqual(
      note,
    )
  })

  it('is different each time it is encrypted', async () => {
    const [one, other] = [await encrypt(key, 'a', note), await encrypt(key, 'a', note)]
    expect(new Uint8Array(one.ciphertext)).not.toEqual(new Uint8Array(other.ciphertext))
  })

  it("can't be decrypted with another key, another label, or a changed bit", async () => {
    const encrypted = await encrypt(key, 'ada/rows/one', note)
    const otherKey = await keyFrom(new Uint8Array(32).fill(8))
    await expect(decrypt(otherKey, 'ada/rows/one', encrypted)).rejects.toMatchObject({
      name: 'OperationError',
    })
    await expect(decrypt(key, 'ada/rows/two', encrypted)).rejects.toMatchObject({
      name: 'OperationError',
    })
    new Uint8Array(encrypted.ciphertext).set([0], 0)
    new Uint8Array(encrypted.ciphertext).set([255], 1)
    await expect(decrypt(key, 'ada/rows/one', encrypted)).rejects.toMatchObject({
      name: 'OperationError',
    })
  })

  it('names its version and its key', async () => {
    const encrypted = await encrypt(key, 'a', note)
    expect(encrypted).toMatchObject({ v: encryptedVersion, kid: key.kid })
    expect(isEncryptedWith(key, encrypted)).toBe(true)
    expect(isEncryptedWith(key, { ...encrypted, v: encryptedVersion + 1 })).toBe(false)
    expect(isEncryptedWith(await keyFrom(new Uint8Array(32).fill(8)), encrypted)).toBe(false)
    expect((await keyFrom(bytes)).kid).toBe(key.kid)
  })

  it("doesn't reveal the bytes of the key", async () => {
    expect(key.key.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', key.key)).rejects.toThrow('not extractable')
  })
})
