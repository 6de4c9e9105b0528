import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { removeDefaults } from '#scripts/vite/withoutStorageDefaults.ts'

const file = 'node_modules/@firebase/storage/dist/index.esm.js'
const code = readFileSync(file, 'utf8')

test('Storage is opened with the app that it is given, and looks for no emulator by itself', () => {
  const bare = String(removeDefaults(code))
  expect(bare).toContain('function getStorage(app, bucketUrl) {')
  expect(bare).not.toContain("getDefaultEmulatorHostnameAndPort('storage')")
  expect(bare).toContain('return storageInstance;')
})

test('code that opens Storage in another way is not taken for it', () => {
  expect(removeDefaults('function getStorage() {}')).toBeNull()
})
