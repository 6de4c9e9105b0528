import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

it('the browser is asked once per page', async () => {
  const { persist, requestPersistentStorage, persistentStorageStore } = await openPage({
    grants: true,
  })
  expect(persistentStorageStore.getState()).toEqual({ mayDelete: null })
  await Promise.all([requestPersistentStorage(), requestPersistentStorage()])
  expect(persist).toHaveBeenCalledOnce()
  expect(persistentStorageStore.getState()).toEqual({ mayDelete: false })
})

it('a browser that has agreed before is not asked again', async () => {
  const { persist, requestPersistentStorage, persistentStorageStore } = await openPage({
    hasAgreed: true,
  })
  await requestPersistentStorage()
  expect(persist).not.toHaveBeenCalled()
  expect(persistentStorageStore.getState()).toEqual({ mayDelete: false })
})

it('a browser that refuses, or that can’t be asked, may delete what is stored', async () => {
  const refusing = await openPage({})
  await refusing.requestPersistentStorage()
  expect(refusing.persistentStorageStore.getState()).toEqual({ mayDelete: true })
  const old = await openPage(null)
  await old.requestPersistentStorage()
  expect(old.persistentStorageStore.getState()).toEqual({ mayDelete: true })
})

/** The store of a freshly loaded page, in a browser that answers like this; `null` if it can’t be asked. */
async function openPage(answers: { hasAgreed?: boolean; grants?: boolean } | null) {
  const persist = vi.fn<() => Promise<boolean>>(() => Promise.resolve(answers?.grants ?? false))
  const persisted = () => Promise.resolve(answers?.hasAgreed ?? false)
  vi.stubGlobal('navigator', answers ? { storage: { persist, persisted } } : {})
  vi.resetModules()
  return { persist, ...(await import('#src/stores/persistentStorageStore.ts')) }
}
