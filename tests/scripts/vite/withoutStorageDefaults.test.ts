import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { removeDefaults } from '#scripts/vite/withoutStorageDefaults.ts'

const file = 'node_modules/@firebase/storage/dist/index.esm.js'
const code = readFileSync(file, 'utf8')

test('Storage uses the given app, and does not look for an emulator', () => {
  const bare = String(removeDefaults(code))
  expect(bare).toContain('function getStorage(app, bucketUrl) {')
  expect(bare).not.toContain("getDefaultEmulatorHostnameAndPort('storage')")
  expect(bare).toContain('return storageInstance;')
})

test('different code is left alone', () => {
  expect(removeDefaults('function getStorage() {}')).toBeNull()
})
