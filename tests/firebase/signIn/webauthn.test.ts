import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  createPasskey,
  supportsPasskeyAutofill,
  signalAcceptedPasskeys,
  signalUnknownPasskey,
  requestPasskey,
} from '#src/firebase/signIn/webauthn.ts'

/** What the browser is asked for, and what it answers. */
type Ask = (options: object) => Promise<object | null>

const bytes = (...values: number[]) => new Uint8Array(values)
const creation = {
  rp: { id: 'localhost', name: 'Gatehouse' },
  user: { id: '+/8=', name: 'ada@example.com', displayName: 'Ada' },
  challenge: '-_8',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
} as const
const request = { rpId: 'localhost', challenge: 'AQID', userVerification: 'required' } as const

afterEach(() => void vi.unstubAllGlobals())

describe('a passkey', () => {
  it('is created from Firebase’s options, in both kinds of Base64, and works without an email', async () => {
    const create = vi.fn<Ask>(async () => ({
      rawId: bytes(251, 255).buffer,
      response: { clientDataJSON: bytes(1).buffer, attestationObject: bytes(2).buffer },
    }))
    stubBrowser({ create })
    const made = await createPasskey({ ...creation, pubKeyCredParams: [] }, ['AQID'])
    expect(made).toEqual({
      id: '+/8=',
      response: { clientDataJSON: 'AQ==', attestationObject: 'Ag==' },
    })
    expect(create.mock.calls).toEqual([
      [
        {
          publicKey: {
            rp: creation.rp,
            pubKeyCredParams: [],
            user: { ...creation.user, id: bytes(251, 255) },
            challenge: bytes(251, 255),
            excludeCredentials: [{ type: 'public-key', id: bytes(1, 2, 3) }],
            authenticatorSelection: {
              residentKey: 'required',
              requireResidentKey: true,
              userVerification: 'required',
            },
          },
        },
      ],
    ])
  })

  it('is requested with the abort signal, and returned as Base64', async () => {
    const get = vi.fn<Ask>(async () => ({
      rawId: bytes(251, 255).buffer,
      response: {
        clientDataJSON: bytes(1).buffer,
        authenticatorData: bytes(2).buffer,
        signature: bytes(3).buffer,
        userHandle: null,
      },
    }))
    stubBrowser({ get })
    const { signal } = new AbortController()
    expect(await requestPasskey(request, 'conditional', signal)).toEqual({
      id: '+/8=',
      response: {
        clientDataJSON: 'AQ==',
        authenticatorData: 'Ag==',
        signature: 'Aw==',
        userHandle: '',
      },
    })
    expect(get.mock.calls).toEqual([
      [
        {
          publicKey: { ...request, challenge: bytes(1, 2, 3), allowCredentials: [] },
          mediation: 'conditional',
          signal,
        },
      ],
    ])
  })

  it.each([
    ['NotAllowedError', 'auth/user-cancelled'],
    ['InvalidStateError', 'auth/provider-already-linked'],
    ['NotSupportedError', 'auth/operation-not-allowed'],
    ['SecurityError', 'auth/unauthorized-domain'],
    ['UnknownError', 'auth/internal-error'],
  ])('that ends in %s has the code %s', async (name, code) => {
    stubBrowser({ get: () => Promise.reject(new DOMException('', name)) })
    const failing = requestPasskey(request, 'optional', new AbortController().signal)
    await expect(failing).rejects.toMatchObject({ code })
  })

  it('that no one chose counts as a closed request', async () => {
    stubBrowser({ get: async () => null })
    const failing = requestPasskey(request, 'optional', new AbortController().signal)
    await expect(failing).rejects.toMatchObject({ code: 'auth/user-cancelled' })
  })

  it('that Firebase doesn’t know is reported to the browser, if it supports that', () => {
    const signalUnknownCredential = vi.fn<(unknown: object) => Promise<void>>(async () => undefined)
    vi.stubGlobal('PublicKeyCredential', { signalUnknownCredential })
    signalUnknownPasskey('localhost', '+/8=')
    expect(signalUnknownCredential.mock.calls).toEqual([
      [{ rpId: 'localhost', credentialId: '-_8' }],
    ])
    vi.stubGlobal('PublicKeyCredential', {})
    expect(() => signalUnknownPasskey('localhost', '+/8=')).not.toThrow()
  })

  it('that the account still has is reported to the browser, with the account’s name', () => {
    const signalAllAcceptedCredentials = vi.fn<(known: object) => Promise<void>>(
      async () => undefined,
    )
    const signalCurrentUserDetails = vi.fn<(known: object) => Promise<void>>(async () => undefined)
    vi.stubGlobal('PublicKeyCredential', { signalAllAcceptedCredentials, signalCurrentUserDetails })
    vi.stubGlobal('location', { hostname: 'localhost' })
    const ada = { uid: 'ada>', name: 'ada@example.com', displayName: 'Ada' }
    signalAcceptedPasskeys(ada, ['+/8=', 'AQID'])
    const known = { rpId: 'localhost', userId: 'YWRhPg' }
    expect(signalAllAcceptedCredentials.mock.calls).toEqual([
      [{ ...known, allAcceptedCredentialIds: ['-_8', 'AQID'] }],
    ])
    expect(signalCurrentUserDetails.mock.calls).toEqual([
      [{ ...known, name: 'ada@example.com', displayName: 'Ada' }],
    ])
    signalAcceptedPasskeys({ ...ada, uid: 'zoë-ж' }, [])
    expect(signalAllAcceptedCredentials).toHaveBeenLastCalledWith({
      rpId: 'localhost',
      userId: 'em_Dqy3Qtg',
      allAcceptedCredentialIds: [],
    })
    vi.stubGlobal('PublicKeyCredential', {})
    expect(() => signalAcceptedPasskeys(ada, [])).not.toThrow()
  })
})

it.each([
  [undefined, false],
  [{}, false],
  [{ isConditionalMediationAvailable: async () => false }, false],
  [{ isConditionalMediationAvailable: async () => true }, true],
])('in a browser with %j, passkeys are offered as autofill: %j', async (known, isOffered) => {
  if (known) vi.stubGlobal('PublicKeyCredential', known)
  expect(await supportsPasskeyAutofill()).toBe(isOffered)
})

function stubBrowser(credentials: object): void {
  vi.stubGlobal('navigator', { credentials })
}
