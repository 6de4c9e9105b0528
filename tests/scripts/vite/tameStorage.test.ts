import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tameStorage } from '#scripts/vite/splitAuth/tameStorage.ts'

const folder = 'node_modules/firebase/node_modules/@firebase/auth/dist/esm'
const sdk = readdirSync(folder)
  .filter((name) => /^index-\w+\.js$/.test(name))
  .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
  .join('')

describe('the SDK’s session storage', () => {
  it('waits for a database indefinitely, and no longer does once patched', () => {
    expect(sdk).toContain('indexedDB.open(DB_NAME, DB_VERSION)')
    expect(sdk).not.toContain('isMute')
    expect(String(tameStorage(sdk))).toContain(
      "_openDatabase.isMute ||= request.readyState === 'pending'",
    )
  })

  it('messages the service worker, and no longer does once patched', () => {
    expect(sdk).toContain('this.sender._send')
    expect(String(tameStorage(sdk))).not.toContain('this.sender._send')
    expect(String(tameStorage(sdk))).not.toContain('Receiver.receivers')
  })

  it('is left alone if the code is different', () => {
    expect(tameStorage('const request = indexedDB.open(DB_NAME, DB_VERSION);')).toBeNull()
  })
})
