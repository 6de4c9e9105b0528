import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetIfShared, forgetUser } from '#src/firebase/session/end/cleanUpDevice.ts'
import { removedMethods, recordMethods } from '#src/storage/security/knownMethods.ts'
import { recordSignedIn, wasSignedIn } from '#src/storage/session/signedInHint.ts'
import {
  lastEmail,
  lastMethod,
  recordLastMethod,
  recordLastUser,
  replaceLastEmail,
} from '#src/storage/signIn/lastUser.ts'
import { readLocalStorage, writeLocalStorage } from '#src/storage/webStorage/webStorage.ts'
import {
  isSharedComputer,
  persistSharedComputer,
  sharedComputerStore,
} from '#src/stores/sharedComputerStore.ts'
import { blockedStorage, fakeStorage } from '#tests/support/fakes/fakeStorage.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage().storage)
  vi.stubGlobal('sessionStorage', fakeStorage().storage)
  sharedComputerStore.setState({ isShared: false })
})

afterEach(() => void vi.unstubAllGlobals())

/** Everything in this browser's storage. */
function stored(): Record<string, string | null> {
  const names = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
  return Object.fromEntries(names.map((name) => [name, localStorage.getItem(name)]))
}

/** Makes the device remember Ada. */
function rememberAda(): void {
  recordMethods('ada', ['password', 'google.com'])
  recordLastMethod('google.com')
  recordLastUser('ada', 'ada@example.com')
}

describe('what a device remembers', () => {
  it('is stored under these names, and no others', () => {
    rememberAda()
    rememberAda()
    recordSignedIn('user')
    expect(stored()).toEqual({
      'known-methods-ada': '{"v":1,"value":["password","google.com"]}',
      'last-email': 'ada@example.com',
      'last-method': 'google.com',
      'last-uid': 'ada',
      'signed-in-hint': 'user',
    })
  })

  it('about one person is removed completely, but not about another', async () => {
    recordMethods('nemo', ['phone'])
    rememberAda()
    await forgetUser('ada')
    expect(stored()).toEqual({ 'known-methods-nemo': '{"v":1,"value":["phone"]}' })
    expect([lastMethod(), removedMethods('ada', [])]).toEqual([null, []])
  })

  it('about the last person stays when someone else is forgotten', async () => {
    recordMethods('nemo', ['phone'])
    rememberAda()
    const before = stored()
    await forgetUser('nemo')
    expect({ ...stored(), 'known-methods-nemo': '{"v":1,"value":["phone"]}' }).toEqual(before)
    expect([lastMethod(), lastEmail()]).toEqual(['google.com', 'ada@example.com'])
  })

  it('includes no email address of the person before someone without one', () => {
    rememberAda()
    recordLastUser('nemo', null)
    expect(lastEmail()).toBeNull()
  })

  it('follows a new email address of the account, but not of another account', () => {
    rememberAda()
    replaceLastEmail('bob@example.com', 'robert@example.com')
    expect(lastEmail()).toBe('ada@example.com')
    replaceLastEmail(null, 'robert@example.com')
    expect(lastEmail()).toBe('ada@example.com')
    replaceLastEmail('Ada@example.com', 'countess@example.com')
    expect(lastEmail()).toBe('countess@example.com')
  })

  it('is removed at the end of a visit only on a shared computer', async () => {
    rememberAda()
    const before = stored()
    await forgetIfShared('ada')
    expect(stored()).toEqual(before)
    sharedComputerStore.setState({ isShared: true })
    await forgetIfShared('ada')
    expect(stored()).toEqual({})
  })

  it('is nothing on a shared computer, where earlier values are removed when they would be written', () => {
    rememberAda()
    sharedComputerStore.setState({ isShared: true })
    rememberAda()
    expect(stored()).toEqual({})
  })

  it("is stored anyway if it isn't about a person", () => {
    sharedComputerStore.setState({ isShared: true })
    writeLocalStorage('theme', 'light')
    expect(readLocalStorage('theme')).toBe('light')
    writeLocalStorage('theme', null)
    expect(stored()).toEqual({})
  })
})

describe('whether someone was signed in', () => {
  it('is stored once, and removed when no one is', () => {
    const { storage, writes } = fakeStorage()
    vi.stubGlobal('localStorage', storage)
    expect(wasSignedIn()).toBe(false)
    recordSignedIn('user')
    recordSignedIn('user')
    expect([wasSignedIn(), writes]).toEqual([true, ['user']])
    recordSignedIn(null)
    expect([wasSignedIn(), stored()]).toEqual([false, {}])
  })

  it('removes the address of the last link when it is removed, and not before', () => {
    localStorage.setItem('linkSignIn.email', 'ada@example.com')
    recordSignedIn('user')
    expect(localStorage.getItem('linkSignIn.email')).toBe('ada@example.com')
    recordSignedIn(null)
    expect(stored()).toEqual({})
  })

  it('keeps that address if no one was signed in: the person may be waiting for the link', () => {
    localStorage.setItem('linkSignIn.email', 'ada@example.com')
    recordSignedIn(null)
    expect(localStorage.getItem('linkSignIn.email')).toBe('ada@example.com')
  })
})

describe('whether other people use the computer', () => {
  it('survives the page in the same tab, and no longer than the person says so', async () => {
    expect(isSharedComputer()).toBe(false)
    sharedComputerStore.setState({ isShared: true })
    expect(isSharedComputer()).toBe(true)
    expect(sessionStorage).toHaveLength(0)
    persistSharedComputer()
    sharedComputerStore.setState({ isShared: true })
    expect(await isSharedAfterReload()).toBe(true)
    sharedComputerStore.setState({ isShared: false })
    expect(sessionStorage).toHaveLength(0)
    expect(await isSharedAfterReload()).toBe(false)
  })

  it("stays in memory if the browser can't store it", async () => {
    vi.stubGlobal('sessionStorage', blockedStorage())
    sharedComputerStore.setState({ isShared: true })
    expect(isSharedComputer()).toBe(true)
    expect(await isSharedAfterReload()).toBe(false)
  })
})

it('a storage that throws reads as empty, and stops no one', () => {
  vi.stubGlobal('localStorage', blockedStorage())
  rememberAda()
  recordSignedIn('user')
  expect([readLocalStorage('last-method'), wasSignedIn(), lastMethod(), lastEmail()]).toEqual([
    null,
    false,
    null,
    null,
  ])
})

async function isSharedAfterReload(): Promise<boolean> {
  vi.resetModules()
  const { isSharedComputer: isShared } = await import('#src/stores/sharedComputerStore.ts')
  return isShared()
}
