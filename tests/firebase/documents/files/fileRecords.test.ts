import { FirebaseError, initializeApp } from 'firebase/app'
import { getFirestore, type DocumentReference, type Transaction } from 'firebase/firestore'
import { beforeEach, expect, it, vi } from 'vitest'
import { markStored, reserveFile } from '#src/firebase/documents/files/fileRecords.ts'
import { runTransaction, runTransactionOnce } from '#src/firebase/documents/runTransaction.ts'
import type { AccountAuth } from '#src/firebase/sdk/accountAuth.ts'

const database = getFirestore(initializeApp({ projectId: 'demo' }))
vi.mock('#src/firebase/sdk/firestore.ts', () => ({ firestore: () => database }))
vi.mock('#src/storage/locks/breakableLock.ts', () => ({
  withBreakableLock: (_: string, work: () => Promise<unknown>) => work(),
}))
vi.mock('#src/firebase/documents/runTransaction.ts', async (original) => ({
  ...(await original<object>()),
  runTransaction: vi.fn<typeof runTransaction>(),
  runTransactionOnce: vi.fn<typeof runTransactionOnce>(),
}))

const currentUser = { uid: 'ada', isAnonymous: true, providerData: [], metadata: {} }
const account = { uid: 'ada', auth: { currentUser } } as unknown as AccountAuth
const file = {
  id: 'scan',
  attachedTo: 'note',
  name: 'Scan.pdf',
  size: 3_000,
  type: 'application/pdf',
}
let asked: string[]
let written: unknown[]
let answer: (data: object | null) => void

beforeEach(() => {
  asked = []
  written = []
  const answers: ((snapshot: unknown) => void)[] = []
  answer = (data) =>
    answers.shift()?.({ id: 'scan', exists: () => data !== null, data: () => data ?? undefined })
  const transaction = {
    get: ({ path }: DocumentReference) => {
      asked.push(path)
      return new Promise((resolve) => answers.push(resolve))
    },
    set: ({ path }: DocumentReference, data: object) => written.push([path, data]),
    update: ({ path }: DocumentReference, data: object) => written.push([path, data]),
  } as unknown as Transaction
  vi.mocked(runTransactionOnce).mockReset()
  vi.mocked(runTransactionOnce).mockImplementation((_, work) => work(transaction))
  vi.mocked(runTransaction).mockReset()
  vi.mocked(runTransaction).mockImplementation((_, work) => work(transaction))
})

it('reserving a file reads its record, the counter, and the account in one round trip', async () => {
  const reserving = reserveFile(account, file)
  expect(asked).toEqual(['users/ada/files/scan', 'users/ada/usage/files', 'users/ada'])
  answer(null)
  answer({ count: 2, bytes: 70, free: [] })
  answer({})
  expect(await reserving).toEqual({ slot: 2, state: 'uploading' })
  expect(written[0]).toEqual([
    'users/ada/usage/files',
    { count: 3, bytes: 3_070, lastId: 'scan', free: [] },
  ])
})

it.each([
  ['a new file', null],
  ['a file that is reserved already', { ...file, slot: 1, state: 'uploading' }],
])('%s creates a missing account, even if files were counted before', async (_, known) => {
  const reserving = reserveFile(account, file)
  answer(known)
  answer({ count: 2, bytes: 70, free: [] })
  answer(null)
  await reserving
  expect(written[0]).toEqual(['users/ada', {}])
})

it('a file is marked as present without a read', async () => {
  expect(await markStored(account, 'scan')).toBe(true)
  expect(asked).toEqual([])
  expect(written).toEqual([['users/ada/files/scan', { state: 'stored' }]])
})

it.each(['permission-denied', 'not-found'])(
  'if the server refuses with %s, the record is read, and the file counts as deleted',
  async (code) => {
    vi.mocked(runTransactionOnce).mockRejectedValue(new FirebaseError(code, 'No.'))
    const showing = markStored(account, 'scan')
    await vi.waitFor(() => expect(asked).toEqual(['users/ada/files/scan']))
    answer({ state: 'deleting' })
    expect(await showing).toBe(false)
    expect(written).toEqual([])
  },
)

it('a file that is already marked as present counts as present, although the server refuses a second write', async () => {
  vi.mocked(runTransactionOnce).mockRejectedValue(
    new FirebaseError('permission-denied', 'In the trash.'),
  )
  const showing = markStored(account, 'scan')
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  answer({ state: 'stored' })
  expect(await showing).toBe(true)
})

it('a file isn’t read while the server can’t be reached', async () => {
  vi.mocked(runTransactionOnce).mockRejectedValue(new FirebaseError('unavailable', 'Offline.'))
  await expect(markStored(account, 'scan')).rejects.toThrow('Offline.')
  expect(asked).toEqual([])
})
