import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

it('the browser is asked once per page', async () => {
  const { persist, askForPersistence, persistenceStore } = await openPage({ grants: true })
  expect(persistenceStore.getState()).toEqual({ mayDelete: null })
  await Promise.all([askForPersistence(), askForPersistence()])
  expect(persist).toHaveBeenCalledOnce()
  expect(persistenceStore.getState()).toEqual({ mayDelete: false })
})

it('a browser that has agreed before is not asked again', async () => {
  const { persist, askForPersistence, persistenceStore } = await openPage({ hasAgreed: true })
  await askForPersistence()
  expect(persist).not.toHaveBeenCalled()
  expect(persistenceStore.getState()).toEqual({ mayDelete: false })
})

it('a browser that refuses, or that can’t be asked, may delete what is stored', async () => {
  const refusing = await openPage({})
  await refusing.askForPersistence()
  expect(refusing.persistenceStore.getState()).toEqual({ mayDelete: true })
  const old = await openPage(null)
  await old.askForPersistence()
  expect(old.persistenceStore.getState()).toEqual({ mayDelete: true })
})

/** The store of a freshly loaded page, in a browser that answers like this; `null` if it can’t be asked. */
async function openPage(answers: { hasAgreed?: boolean; grants?: boolean } | null) {
  const persist = vi.fn<() => Promise<boolean>>(() => Promise.resolve(answers?.grants ?? false))
  const persisted = () => Promise.resolve(answers?.hasAgreed ?? false)
  vi.stubGlobal('navigator', answers ? { storage: { persist, persisted } } : {})
  vi.resetModules()
  return { persist, ...(await import('#src/stores/persistenceStore.ts')) }
}
