import { expect, test } from 'vitest'
import { filesThatReplaceModules } from '#tests/support/filesThatReplaceModules.ts'

const noFirestore = 'only a running Firestore could answer, and not in time or not with this error'

/** The only test files of the notebook that replace a module with `vi.mock`, and why they can't do without. */
const replacing: Readonly<Record<string, string>> = {
  'emulated/countingFiles.test.ts': 'three devices share one page, but must not share its locks',
  'emulated/endOfFiles.test.ts': 'something happens between two requests',
  'emulated/move/moveGuest.test.ts': 'something happens between two requests',
  'emulated/move/movedWords.test.ts': 'Node has no `getBlob`',
  'emulated/wipe/wipeUserData.test.ts': 'something happens between two requests',
  'firebase/lostFiles.test.ts': noFirestore,
  'firebase/putFile.test.ts': noFirestore,
  'firebase/watchFiles.test.ts': noFirestore,
  'storage/fileRemovals.test.ts': noFirestore,
  'storage/watchList.test.ts': 'code that can’t be loaded has no address',
  'views/FilesMissing.test.tsx': 'code that can’t be loaded has no address',
  'views/MoveBanner.test.tsx': 'a move in this state needs a session of a guest and a journal',
}

test('only these tests of the notebook replace a module', () => {
  expect(filesThatReplaceModules('products/notebook/tests')).toEqual(Object.keys(replacing))
})
