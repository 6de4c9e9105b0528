import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
})

test('a setting that names a file which is not there does not stop firebase-tools', async () => {
  vi.stubEnv('FIRESTORE_EMULATOR_BINARY_PATH', '/nowhere.jar')
  await expect(import('#local-firebase/firebaseTools.ts')).resolves.toHaveProperty('AuthEmulator')
  expect(process.env['FIRESTORE_EMULATOR_BINARY_PATH']).toBe('/nowhere.jar')
})
