import { beforeAll, describe, expect, it } from 'vitest'
import { keyFrom, encrypt, decrypt } from '#src/device/encryption.ts'

const note = { title: 'Heron', body: 'In the reeds \uD83E\uDEBF \uD800' }
const bytes = new Uint8Array(32).fill(7)

describe('what is encrypted', () => {
  let key: CryptoKey
  beforeAll(async () => {
    key = await keyFrom(bytes)
  })

  it('is opened by its key under its label, to the last letter', async () => {
    expect(await decrypt(key, 'ada/rows/one', await encrypt(key, 'ada/rows/one', note))).toEqual(
      note,
    )
  })

  it('is encrypted in another way each time', async () => {
    const [one, other] = [await encrypt(key, 'a', note), await encrypt(key, 'a', note)]
    expect(new Uint8Array(one.box)).not.toEqual(new Uint8Array(other.box))
  })

  it('stays closed to another key, under another label, and when a bit has changed', async () => {
    const encrypted = await encrypt(key, 'ada/rows/one', note)
    const otherKey = await keyFrom(new Uint8Array(32).fill(8))
    await expect(decrypt(otherKey, 'ada/rows/one', encrypted)).rejects.toMatchObject({
      name: 'OperationError',
    })
    await expect(decrypt(key, 'ada/rows/two', encrypted)).rejects.toMatchObject({
      name: 'OperationError',
    })
    new Uint8Array(encrypted.box).set([0], 0)
    new Uint8Array(encrypted.box).set([255], 1)
    await expect(decrypt(key, 'ada/rows/one', encrypted)).rejects.toMatchObject({
      name: 'OperationError',
    })
  })

  it('does not give away the bytes of the key', async () => {
    expect(key.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow('not extractable')
  })
})
