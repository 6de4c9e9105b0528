import { codedError } from '../../domain/errorCode.ts'

/** Firebase's options for a new passkey, with bytes as Base64. */
export type CreationOptions = Omit<PublicKeyCredentialCreationOptions, ByteField> & {
  challenge: string
  user: { id: string; name: string; displayName: string }
  excludeCredentials?: readonly { id: string }[]
}

/** Firebase's options for a sign-in with a passkey. */
export type RequestOptions = Omit<PublicKeyCredentialRequestOptions, ByteField> & {
  challenge: string
  allowCredentials?: readonly { id: string }[]
}

type ByteField = 'challenge' | 'user' | 'excludeCredentials' | 'allowCredentials'

/** A new passkey, for Firebase. */
type Registration = {
  id: string
  response: { clientDataJSON: string; attestationObject: string }
}

/** Proof that someone has a passkey, for Firebase. */
export type Assertion = {
  id: string
  response: {
    clientDataJSON: string
    authenticatorData: string
    signature: string
    userHandle: string
  }
}

export function supportsPasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis
}

/** Whether this browser can offer passkeys as autofill in the email field. */
export async function supportsPasskeyAutofill(): Promise<boolean> {
  if (!supportsPasskeys()) return false
  return (await passkeysHere().isConditionalMediationAvailable?.()) ?? false
}

/**
 * Opens the browser's dialog to create a passkey.
 *
 * @param known IDs of the account's passkeys. A device that has one of them doesn't create another.
 * @throws an error with a code of `sdk/errors.ts`; `auth/provider-already-linked` if this device has one.
 */
export async function createPasskey(
  { challenge, user, excludeCredentials = [], ...options }: CreationOptions,
  known: readonly string[],
): Promise<Registration> {
  const others = [...excludeCredentials.map(({ id }) => id), ...known]
  const credential = await askBrowser(() =>
    navigator.credentials.create({
      publicKey: {
        // Without these, a device may store a passkey that no sign-in page can find.
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        ...options,
        challenge: toBytes(challenge),
        user: { ...user, id: toBytes(user.id) },
        excludeCredentials: others.map(toDescriptor),
      },
    }),
  )
  const { clientDataJSON, attestationObject } =
    credential.response as AuthenticatorAttestationResponse
  return {
    id: toBase64(credential.rawId),
    response: {
      clientDataJSON: toBase64(clientDataJSON),
      attestationObject: toBase64(attestationObject),
    },
  }
}

/**
 * Asks the browser for a passkey.
 *
 * @param mediation `conditional` offers passkeys as autofill instead of opening a dialog.
 * @throws an error with a code of `sdk/errors.ts`; `auth/user-cancelled` if the person chose none.
 */
export async function requestPasskey(
  { challenge, allowCredentials = [], ...options }: RequestOptions,
  mediation: CredentialMediationRequirement,
  signal: AbortSignal,
): Promise<Assertion> {
  const publicKey = {
    ...options,
    challenge: toBytes(challenge),
    allowCredentials: allowCredentials.map(({ id }) => toDescriptor(id)),
  }
  const credential = await askBrowser(() =>
    navigator.credentials.get({ publicKey, mediation, signal }),
  )
  const response = credential.response as AuthenticatorAssertionResponse
  return {
    id: toBase64(credential.rawId),
    response: {
      clientDataJSON: toBase64(response.clientDataJSON),
      authenticatorData: toBase64(response.authenticatorData),
      signature: toBase64(response.signature),
      userHandle: response.userHandle ? toBase64(response.userHandle) : '',
    },
  }
}

/** Tells the device that Firebase doesn't know a passkey, in browsers that support it. */
export function signalUnknownPasskey(rpId: string, id: string): void {
  passkeysHere()
    .signalUnknownCredential?.({ rpId, credentialId: toBase64Url(id) })
    .catch(() => null)
}

/** The account that a device's passkeys belong to. */
type PasskeyAccount = { uid: string; name: string; displayName: string }

/**
 * Tells the device which passkeys the account has, and what it is called now, in browsers that support it. The
 * device then stops offering removed ones.
 */
export function signalAcceptedPasskeys(account: PasskeyAccount, ids: readonly string[]): void {
  const { uid, name, displayName } = account
  const passkeys = passkeysHere()
  const known = {
    rpId: location.hostname,
    userId: toBase64Url(toBase64(new TextEncoder().encode(uid))),
  }
  const allAcceptedCredentialIds = ids.map(toBase64Url)
  passkeys.signalAllAcceptedCredentials?.({ ...known, allAcceptedCredentialIds }).catch(() => null)
  passkeys.signalCurrentUserDetails?.({ ...known, name, displayName }).catch(() => null)
}

function toBase64Url(base64: string): string {
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Newer static methods may be absent. */
function passkeysHere(): Partial<typeof PublicKeyCredential> {
  return PublicKeyCredential
}

const codes: Readonly<Record<string, string>> = {
  // Also thrown after the browser's own timeout.
  NotAllowedError: 'auth/user-cancelled',
  InvalidStateError: 'auth/provider-already-linked',
  NotSupportedError: 'auth/operation-not-allowed',
  SecurityError: 'auth/unauthorized-domain',
}

async function askBrowser(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const credential = await ask()
    if (credential) return credential as PublicKeyCredential
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    const code = codes[name] ?? 'auth/internal-error'
    throw codedError(code, `The browser didn’t return a passkey: ${name}`, { cause: error })
  }
  throw codedError('auth/user-cancelled', 'No passkey was chosen.')
}

function toDescriptor(id: string): PublicKeyCredentialDescriptor {
  return { type: 'public-key', id: toBytes(id) }
}

/** Accepts Base64 and Base64url. */
function toBytes(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

function toBase64(bytes: ArrayBuffer | Uint8Array): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
}
