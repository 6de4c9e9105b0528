import { afterEach, describe, expect, it, vi } from 'vitest'
import { hasNoStoredSession } from '#src/startup/prerender/hasNoStoredSession.ts'

const session = 'firebase:authUser:key:[DEFAULT]'
const sdk = 'firebaseLocalStorageDb'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

describe('whether someone may be signed in', () => {
  it('is known at once in a browser without any data', async () => {
    const { opened } = stubDatabases({ 'something else': [] })
    localStorage.setItem('theme', 'dark')
    expect(await hasNoStoredSession()).toBe(true)
    expect(opened).toEqual([])
  })

  it.each([
    session,
    'firebase:pendingRedirect:key:[DEFAULT]',
    'firebase:redirectUser:key:[DEFAULT]',
  ])('may be, with %s in local or session storage', async (key) => {
    stubDatabases({})
    localStorage.setItem(key, '{}')
    expect(await hasNoStoredSession()).toBe(false)
    localStorage.clear()
    sessionStorage.setItem(key, '"true"')
    expect(await hasNoStoredSession()).toBe(false)
    sessionStorage.clear()
    expect(await hasNoStoredSession()).toBe(true)
  })

  it('asks for the databases first, which are listed while the storages are read', async () => {
    const asked: string[] = []
    const databases = async () => {
      asked.push('databases')
      return []
    }
    const storage = (name: string) => new Proxy({}, { ownKeys: () => (asked.push(name), []) })
    vi.stubGlobal('indexedDB', { databases })
    vi.stubGlobal('localStorage', storage('local'))
    vi.stubGlobal('sessionStorage', storage('session'))
    const answer = await hasNoStoredSession()
    vi.unstubAllGlobals()
    expect([answer, asked]).toEqual([true, ['databases', 'local', 'session']])
  })

  it('may be, if someone was signed in last time', async () => {
    const { opened } = stubDatabases({ [sdk]: [] })
    localStorage.setItem('signed-in-hint', 'yes')
    expect(await hasNoStoredSession()).toBe(false)
    expect(opened).toEqual([])
  })

  it('is read from the SDK’s database, if there is one', async () => {
    const { opened, closed } = stubDatabases({ [sdk]: ['__sak'] })
    expect(await hasNoStoredSession()).toBe(true)
    expect([opened, closed()]).toEqual([[[sdk]], 1])
    stubDatabases({ [sdk]: ['__sak', session] })
    expect(await hasNoStoredSession()).toBe(false)
  })

  it('is not known if the database was deleted meanwhile, and it is not recreated', async () => {
    const { aborted } = stubDatabases({ [sdk]: [] }, 'upgrade')
    expect(await hasNoStoredSession()).toBe(false)
    expect(aborted()).toBe(1)
  })

  it('is not known if the database cannot be opened', async () => {
    stubDatabases({ [sdk]: [] }, 'error')
    expect(await hasNoStoredSession()).toBe(false)
  })

  it('is not known until the database answers', async () => {
    stubDatabases({ [sdk]: [] }, 'hang')
    const answer = await Promise.race([hasNoStoredSession(), Promise.resolve().then(nextTask)])
    expect(answer).toBe('no answer')
  })

  it.each(['localStorage', 'sessionStorage', 'indexedDB'])(
    'is not known if %s is blocked',
    async (name) => {
      stubDatabases({})
      vi.stubGlobal(name, null)
      Object.defineProperty(globalThis, name, {
        configurable: true,
        get: () => {
          throw new DOMException('Blocked.', 'SecurityError')
        },
      })
      expect(await hasNoStoredSession()).toBe(false)
    },
  )

  it('is not known in a browser that cannot list its databases', async () => {
    vi.stubGlobal('indexedDB', {})
    expect(await hasNoStoredSession()).toBe(false)
  })
})

/** Databases by name, with the keys in each; `how` is the result of opening one. */
function stubDatabases(
  databases: Readonly<Record<string, readonly string[]>>,
  how: 'success' | 'upgrade' | 'error' | 'hang' = 'success',
) {
  const opened: unknown[][] = []
  const close = vi.fn<() => void>()
  const abort = vi.fn<() => void>()
  const open = (...asked: string[]) => {
    opened.push(asked)
    const getAllKeys = () => {
      const asking = Object.assign(new EventTarget(), { result: databases[asked[0] ?? ''] })
      queueMicrotask(() => asking.dispatchEvent(new Event('success')))
      return asking
    }
    const opening = Object.assign(new EventTarget(), {
      result: {
        close,
        objectStoreNames: { contains: () => true },
        transaction: () => ({ objectStore: () => ({ getAllKeys }) }),
      },
      transaction: { abort },
    })
    queueMicrotask(() => {
      if (how === 'upgrade') opening.dispatchEvent(new Event('upgradeneeded'))
      if (how !== 'hang') opening.dispatchEvent(new Event(how === 'success' ? how : 'error'))
    })
    return opening
  }
  const list = async () => Object.keys(databases).map((name) => ({ name, version: 1 }))
  vi.stubGlobal('indexedDB', { databases: list, open })
  return {
    opened,
    closed: () => close.mock.calls.length,
    aborted: () => abort.mock.calls.length,
  }
}

function nextTask(): Promise<string> {
  return new Promise((resolve) => setTimeout(resolve, 0, 'no answer'))
}
