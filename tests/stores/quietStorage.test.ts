import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetIfShared, forgetPerson } from '#src/firebase/wipe/forgetPerson.ts'
import { isSharedComputer } from '#src/stores/isSharedComputer.ts'
import { lostMethods, recordMethods } from '#src/stores/knownMethodsStore.ts'
import { lastMethod, recordLastMethod } from '#src/stores/lastMethodStore.ts'
import { readQuietly, writeQuietly } from '#src/stores/quietStorage.ts'
import { keepWithTab, sharedComputerStore } from '#src/stores/sharedComputerStore.ts'
import { recordSignedIn, wasSignedIn } from '#src/stores/signedInHintStore.ts'
import { blockedStorage, fakeStorage } from '#tests/support/fakeStorage.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage().storage)
  vi.stubGlobal('sessionStorage', fakeStorage().storage)
  sharedComputerStore.setState({ isShared: false })
})

afterEach(() => void vi.unstubAllGlobals())

/** All that lies in the browser's storage of this device. */
function stored(): Record<string, string | null> {
  const names = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
  return Object.fromEntries(names.map((name) => [name, localStorage.getItem(name)]))
}

/** What a device comes to remember of Ada. */
function rememberAda(): void {
  recordMethods('ada', ['password', 'google.com'])
  recordLastMethod('google.com')
}

describe('what a device remembers', () => {
  it('lies in its storage under these names, and under no others', () => {
    rememberAda()
    rememberAda()
    recordSignedIn(true)
    expect(stored()).toEqual({
      'known-methods-ada': 'password,google.com',
      'last-method': 'google.com',
      'signed-in-hint': 'yes',
    })
  })

  it('of one person goes whole, and leaves what it remembers of another', async () => {
    recordMethods('nemo', ['phone'])
    rememberAda()
    await forgetPerson('ada')
    expect(stored()).toEqual({ 'known-methods-nemo': 'phone' })
    expect([lastMethod(), lostMethods('ada', [])]).toEqual([null, []])
  })

  it('goes at the end of a visit only where others use the computer, too', async () => {
    rememberAda()
    const before = stored()
    await forgetIfShared('ada')
    expect(stored()).toEqual(before)
    sharedComputerStore.setState({ isShared: true })
    await forgetIfShared('ada')
    expect(stored()).toEqual({})
  })

  it('is nothing where others use the computer, too, and what lay there goes when it is written', () => {
    rememberAda()
    sharedComputerStore.setState({ isShared: true })
    rememberAda()
    expect(stored()).toEqual({})
  })

  it('is kept all the same where it tells of nobody', () => {
    sharedComputerStore.setState({ isShared: true })
    writeQuietly('theme', 'light', true)
    expect(readQuietly('theme')).toBe('light')
    writeQuietly('theme', null, true)
    expect(stored()).toEqual({})
  })
})

describe('whether somebody was in', () => {
  it('is written down once, and goes when nobody is', () => {
    const { storage, writes } = fakeStorage()
    vi.stubGlobal('localStorage', storage)
    expect(wasSignedIn()).toBe(false)
    recordSignedIn(true)
    recordSignedIn(true)
    expect([wasSignedIn(), writes]).toEqual([true, ['yes']])
    recordSignedIn(false)
    expect([wasSignedIn(), stored()]).toEqual([false, {}])
  })

  it('takes the address of the last link along when it goes, and not before', () => {
    localStorage.setItem('linkSignIn.email', 'ada@example.com')
    recordSignedIn(true)
    expect(localStorage.getItem('linkSignIn.email')).toBe('ada@example.com')
    recordSignedIn(false)
    expect(stored()).toEqual({})
  })

  it('leaves that address alone where nobody was in: the person may be waiting for the link', () => {
    localStorage.setItem('linkSignIn.email', 'ada@example.com')
    recordSignedIn(false)
    expect(localStorage.getItem('linkSignIn.email')).toBe('ada@example.com')
  })
})

describe('whether others use the computer, too', () => {
  it('outlives the page in the same tab, and no longer than it is said', async () => {
    expect(isSharedComputer()).toBe(false)
    sharedComputerStore.setState({ isShared: true })
    expect(isSharedComputer()).toBe(true)
    expect(sessionStorage).toHaveLength(0)
    keepWithTab()
    sharedComputerStore.setState({ isShared: true })
    expect(await isSharedAfterReload()).toBe(true)
    sharedComputerStore.setState({ isShared: false })
    expect(sessionStorage).toHaveLength(0)
    expect(await isSharedAfterReload()).toBe(false)
  })

  it('holds for the page where the browser refuses to keep it', async () => {
    vi.stubGlobal('sessionStorage', blockedStorage())
    sharedComputerStore.setState({ isShared: true })
    expect(isSharedComputer()).toBe(true)
    expect(await isSharedAfterReload()).toBe(false)
  })
})

it('a storage that throws is read as empty, and keeps nobody from anything', () => {
  vi.stubGlobal('localStorage', blockedStorage())
  rememberAda()
  recordSignedIn(true)
  expect([readQuietly('last-method'), wasSignedIn(), lastMethod()]).toEqual([null, false, null])
})

async function isSharedAfterReload(): Promise<boolean> {
  vi.resetModules()
  const { isSharedComputer: isShared } = await import('#src/stores/isSharedComputer.ts')
  return isShared()
}
