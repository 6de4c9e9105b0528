import { beforeAll, describe, expect, it } from 'vitest'
import { keyFrom, seal, unseal } from '#src/device/sealing.ts'

const note = { title: 'Heron', body: 'In the reeds \uD83E\uDEBF \uD800' }
const bytes = new Uint8Array(32).fill(7)

describe('what is sealed', () => {
  let key: CryptoKey
  beforeAll(async () => {
    key = await keyFrom(bytes)
  })

  it('is opened by its key under its label, to the last letter', async () => {
    expect(await unseal(key, 'ada/rows/one', await seal(key, 'ada/rows/one', note))).toEqual(note)
  })

  it('is sealed in another way each time', async () => {
    const [one, other] = [await seal(key, 'a', note), await seal(key, 'a', note)]
    expect(new Uint8Array(one.box)).not.toEqual(new Uint8Array(other.box))
  })

  it('stays closed to another key, under another label, and when a bit has changed', async () => {
    const sealed = await seal(key, 'ada/rows/one', note)
    const otherKey = await keyFrom(new Uint8Array(32).fill(8))
    await expect(unseal(otherKey, 'ada/rows/one', sealed)).rejects.toMatchObject({
      name: 'OperationError',
    })
    await expect(unseal(key, 'ada/rows/two', sealed)).rejects.toMatchObject({
      name: 'OperationError',
    })
    new Uint8Array(sealed.box).set([0], 0)
    new Uint8Array(sealed.box).set([255], 1)
    await expect(unseal(key, 'ada/rows/one', sealed)).rejects.toMatchObject({
      name: 'OperationError',
    })
  })

  it('does not give away the bytes of the key', async () => {
    expect(key.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow('not extractable')
  })
})
