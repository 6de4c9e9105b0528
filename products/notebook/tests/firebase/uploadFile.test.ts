import { FirebaseError } from 'firebase/app'
import { beforeEach, expect, it, vi } from 'vitest'
import { uploadFile } from '#products/notebook/firebase/files/uploadFile.ts'
import { createUploadLimiter } from '#products/notebook/firebase/files/uploadLimiter.ts'
import type { StoredUpload } from '#products/notebook/domain/uploadRow.ts'
import { uploadRow } from '#products/notebook/tests/support/uploads.ts'

const row = uploadRow()
const server = vi.hoisted(() => ({ documents: {} as Record<string, object> }))
const disk = vi.hoisted(() => ({ row: {} as StoredUpload }))

vi.mock('firebase/firestore', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  collection: (_database: unknown, ...path: string[]) => ({ path: path.join('/') }),
  doc: (parent: { path?: string }, ...path: string[]) => ({
    path: [...(parent.path ? [parent.path] : []), ...path].join('/'),
  }),
  getDocFromServer: async ({ path }: { path: string }) => ({
    id: path.split('/').at(-1),
    exists: () => path in server.documents,
    data: () => server.documents[path],
  }),
}))
vi.mock('#src/firebase/sdk/firestore.ts', () => ({ firestore: () => ({}) }))
vi.mock('#src/firebase/sdk/app.ts', () => ({ auth: () => null }))
vi.mock('#src/firebase/sdk/currentUser.ts', () => ({
  currentUser: () => ({ uid: 'ada', getIdToken: async () => '' }),
}))
vi.mock('#src/firebase/sdk/toUser.ts', async () => {
  const { ada } = await import('#tests/support/users.ts')
  return { toUser: () => ada }
})
vi.mock('#src/firebase/data/files/putFile.ts', () => ({
  putFile: () => Promise.reject(new FirebaseError('storage/unauthorized', 'The rules refuse.')),
}))
vi.mock('#products/notebook/firebase/notebooks.ts', () => ({
  notebookOf: () => ({
    uploads: {
      bytes: async () => new Blob(['heron']),
      rows: async () => [disk.row],
      update: async (_id: string, change: (row: StoredUpload) => StoredUpload) => {
        disk.row = change(disk.row)
      },
    },
  }),
}))

beforeEach(() => {
  disk.row = row
  server.documents = {}
})

it.each([
  ['a person who has signed out another device', { revokedBefore: 5 }],
  ['a person who has canceled a deletion', {}],
  ['any other person', undefined],
])('%s reads that the note of a refused file is gone', async (_who, state) => {
  if (state) server.documents['users/ada'] = state
  expect(await bring()).toBe(false)
  expect(disk.row.refusal).toBe('note-gone')
})

it('a person who has signed out another device reads that there is no room for a file', async () => {
  server.documents = {
    'users/ada': { revokedBefore: 5 },
    [`users/ada/notes/${row.noteId}`]: { title: '', body: 'At the weir', deleted: false },
    'users/ada/usage/files': { count: 1, bytes: Number.MAX_SAFE_INTEGER, free: [] },
  }
  expect(await bring()).toBe(false)
  expect(disk.row.refusal).toBe('no-room')
})

it('a file waits while the account is being deleted, because the deletion may be canceled', async () => {
  server.documents['users/ada'] = { isFinal: false }
  await expect(bring()).rejects.toMatchObject({ code: 'storage/unauthorized' })
  expect(disk.row.refusal).toBeNull()
})

function bring(): Promise<boolean> {
  const { signal } = new AbortController()
  const pace = { note: () => undefined, lost: new Promise<never>(() => {}), end: () => undefined }
  return uploadFile('ada', row, { signal, limiter: createUploadLimiter(signal), pace })
}
