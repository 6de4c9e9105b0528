import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tameStorage } from '#scripts/vite/splitAuth/tameStorage.ts'

const folder = 'node_modules/firebase/node_modules/@firebase/auth/dist/esm'
const sdk = readdirSync(folder)
  .filter((name) => /^index-\w+\.js$/.test(name))
  .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
  .join('')

describe('how the SDK keeps a session', () => {
  it('waits for a database as long as that takes, and does not any more once tamed', () => {
    expect(sdk).toContain('indexedDB.open(DB_NAME, DB_VERSION)')
    expect(sdk).not.toContain('isMute')
    expect(String(tameStorage(sdk))).toContain(
      "_openDatabase.isMute ||= request.readyState === 'pending'",
    )
  })

  it('tells a service worker, and does not any more once tamed', () => {
    expect(sdk).toContain('this.sender._send')
    expect(String(tameStorage(sdk))).not.toContain('this.sender._send')
    expect(String(tameStorage(sdk))).not.toContain('Receiver.receivers')
  })

  it('is left alone where it stands otherwise', () => {
    expect(tameStorage('const request = indexedDB.open(DB_NAME, DB_VERSION);')).toBeNull()
  })
})
