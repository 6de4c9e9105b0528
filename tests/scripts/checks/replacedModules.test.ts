import { expect, test } from 'vitest'
import { filesThatReplaceModules } from '#tests/support/filesThatReplaceModules.ts'

const noFirestore = 'only a running Firestore could answer, and not in time or not with this error'

/** The only test files of the door that replace a module with `vi.mock`, and why they can't do without. */
const replacing: Readonly<Record<string, string>> = {
  'emulated/deletedFolders.test.ts': 'the moment between two steps of a deletion has no address',
  'firebase/deletion/deleteUserData.test.ts': noFirestore,
  'firebase/devices/registerSession.test.ts': noFirestore,
  'firebase/documents/files/fileRecords.test.ts': noFirestore,
  'firebase/documents/watchAccountState.test.ts': noFirestore,
  'firebase/guest/deletePendingGuests.test.ts': noFirestore,
  'layouts/signedIn/SessionScope.test.tsx': 'code that can’t be loaded has no address',
  'startup/pageSnapshot/usePageSnapshot.test.tsx': 'a page that crashes on command has no address',
  'startup/strictMode.test.tsx': 'counts the ports of all machines at work',
  'startup/styles/applyDeferredStyles.test.ts': 'Vitest applies no styles',
  'storage/journals/journal.test.ts': 'a disk that answers late',
  'storage/session/productOutOfReach.test.ts': 'code that can’t be loaded has no address',
  'storage/session/removingLocalData.test.ts': noFirestore,
  'support/dom.ts': 'the parts for working offline are there in all tests of views',
  'views/signIn/LazyOtherMethods.test.tsx': 'code that can’t be loaded has no address',
}

test('only these tests of the door replace a module', () => {
  expect(filesThatReplaceModules('tests')).toEqual(Object.keys(replacing))
})
