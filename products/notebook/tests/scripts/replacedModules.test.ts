import { expect, test } from 'vitest'
import { filesThatReplaceModules } from '#tests/support/filesThatReplaceModules.ts'

const between = 'something happens between two requests'
const notLoaded = 'code that can’t be loaded has no address'

/** The only test files of the notebook that replace a module with `vi.mock`, and why they can't do without. */
const replacing: Readonly<Record<string, string>> = {
  'emulated/countingFiles.test.ts': 'three devices share one page, but must not share its locks',
  'emulated/deletion/deleteUserData.test.ts': between,
  'emulated/endOfFiles.test.ts': between,
  'emulated/move/moveGuest.test.ts': between,
  'storage/fileDeletions.test.ts': 'only a running Firestore could refuse and then accept',
  'storage/watchList.test.ts': notLoaded,
  'views/FilesMissing.test.tsx': notLoaded,
}

test('only these tests of the notebook replace a module', () => {
  expect(filesThatReplaceModules('products/notebook/tests')).toEqual(Object.keys(replacing))
})
