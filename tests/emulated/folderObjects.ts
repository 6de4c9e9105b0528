import { getBytes, getMetadata, ref, uploadBytes, type UploadMetadata } from 'firebase/storage'
import { beforeAll, vi } from 'vitest'
import { localUrls } from '#local-firebase/localUrls.ts'
import { withDefaults } from '#src/app/withDefaults.ts'
import type { AccountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { storage } from '#src/firebase/sdk/storage.ts'
import { setProduct } from '#src/product/currentProduct.ts'
import { loadFirestoreRules, rulesWith } from '#tests/rules/loadRules.ts'
import { storageClient } from '#tests/rules/storage/storageClient.ts'
import { localApi, readAsAdmin } from '#tests/support/emulators/localApi.ts'
import { folders } from './folders.ts'
import { ports } from './ports.ts'

const collections = ['items', 'lists']

const { objects } = localApi(ports)

/** An existing app with two folders, with rules that are also good for all other tests of this Firebase. */
export function beginWithFolders(): void {
  beforeAll(async () => {
    vi.stubGlobal('__PRODUCT_FOLDERS__', folders)
    setProduct(withDefaults({ pages: [], collections }))
    await loadFirestoreRules(localUrls(ports), await rulesWith(collections, collections))
  })
}

/** Stores an object as the app does, such as at `photos/beach.jpg`. */
export async function putObject(
  account: AccountAuth,
  path: string,
  words: string,
  metadata: UploadMetadata = { contentType: 'image/jpeg' },
): Promise<void> {
  await uploadBytes(objectRef(account, path), new TextEncoder().encode(words), metadata)
}

/** Stores an object as an app's server does, which may name it in any way. */
export async function putAsServer({ uid }: AccountAuth, path: string, bytes = 'x'): Promise<void> {
  const owner = storageClient(localUrls(ports).storage, { authorization: 'Bearer owner' })
  await owner.upload(`users/${uid}/${path}`, bytes, {})
}

/** The words of each object of a person, by its path. */
export async function objectsOf(account: AccountAuth): Promise<Record<string, string>> {
  const found = (await pathsOf(account)).map(
    async (path) => [path, await wordsAt(account, path)] as const,
  )
  return Object.fromEntries(await Promise.all(found))
}

/** The paths of all objects of a person, also if the person may not see them. */
export async function pathsOf({ uid }: AccountAuth): Promise<readonly string[]> {
  const folder = `users/${uid}/`
  const { items = [] } = (await readAsAdmin(`${objects}?prefix=${encodeURIComponent(folder)}`)) as {
    items?: { name: string }[]
  }
  return items.map(({ name }) => name.slice(folder.length)).toSorted()
}

export async function metadataOf(account: AccountAuth, path: string) {
  const { contentType, customMetadata, cacheControl } = await getMetadata(objectRef(account, path))
  return { contentType, customMetadata, cacheControl }
}

export function objectRef({ uid, auth }: AccountAuth, path: string) {
  return ref(storage(auth), `users/${uid}/${path}`)
}

/** The address of a request. */
export function addressOf(request: string | URL | Request): string {
  return request instanceof Request ? request.url : request.toString()
}

async function wordsAt(account: AccountAuth, path: string): Promise<string> {
  return new TextDecoder().decode(await getBytes(objectRef(account, path)))
}
