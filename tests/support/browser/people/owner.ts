import { requestAsAdmin } from '#local-firebase/requestAsAdmin.ts'
import { localApi, readAsAdmin } from '../../emulators/localApi.ts'

const { accounts, documents } = localApi()

/** Changes an account as its owner's administrator, for example with `{ disableUser: true }`. */
export async function updateAccount(email: string, change: object): Promise<void> {
  await requestAsAdmin('POST', `${accounts}:update`, { localId: await idOf(email), ...change })
}

/** One of the ways to name an account. */
export type Identity = { email: string } | { phoneNumber: string } | { localId: string }

/** Makes a person's last sign-in look older, by default two minutes old. Their next token says so. */
export async function ageSignIn(identity: Identity, age = 120_000): Promise<void> {
  const lastLoginAt = `${Date.now() - age}`
  await requestAsAdmin('POST', `${accounts}:update`, {
    localId: await uidOf(identity),
    lastLoginAt,
  })
}

/** Records that the person's address was verified long ago, so that no sign-in is its first proof. */
export async function recordVerified(email: string): Promise<void> {
  const at = { timestampValue: '2026-01-01T00:00:00Z' }
  const verified = { mapValue: { fields: { email: { stringValue: email }, at } } }
  await requestAsAdmin('PATCH', `${documents}/users/${await idOf(email)}`, { fields: { verified } })
}

/** Deletes an account as the administrator. */
export async function deleteAccount(email: string): Promise<void> {
  await requestAsAdmin('POST', `${accounts}:delete`, { localId: await idOf(email) })
}

/** Deletes the account of a guest, as the project does after 30 days. */
export async function deleteGuestAccount(localId: string): Promise<void> {
  await requestAsAdmin('POST', `${accounts}:delete`, { localId })
}

/** Whether an account with this email exists. */
export async function hasAccount(email: string): Promise<boolean> {
  return (await idOf(email)) !== undefined
}

/** The uid of the account with this email, if it exists. */
export async function idOf(email: string): Promise<string | undefined> {
  return uidOf({ email })
}

async function uidOf(identity: Identity): Promise<string | undefined> {
  const names = Object.entries(identity).map(([field, name]) => [field, [name]])
  const found = await requestAsAdmin(
    'POST',
    `${accounts}:lookup`,
    Object.fromEntries(names) as object,
  )
  const { users } = JSON.parse(found) as { users?: { localId: string }[] }
  return users?.[0]?.localId
}

type StoredProfile = {
  answers: Readonly<Record<string, string>>
  terms: string | null
  agreedAt: string | null
}

type StoredFields = {
  answers: { mapValue: { fields?: Record<string, { stringValue: string }> } }
  terms: { stringValue?: string }
  agreedAt: { timestampValue?: string }
}

/** A person's answers from sign-up. */
export async function profileOf(uid: string | undefined): Promise<StoredProfile> {
  const stored = await readAsAdmin(`${documents}/users/${uid}/profile/answers`)
  const { fields } = stored as { fields: StoredFields }
  const answers = Object.entries(fields.answers.mapValue.fields ?? {})
  return {
    answers: Object.fromEntries(answers.map(([key, { stringValue }]) => [key, stringValue])),
    terms: fields.terms.stringValue ?? null,
    agreedAt: fields.agreedAt.timestampValue ?? null,
  }
}

/** Replaces a person's answers, with consent given at another time. */
export async function putProfile(
  uid: string | undefined,
  { answers, terms }: Omit<StoredProfile, 'agreedAt'>,
): Promise<void> {
  const stored = Object.entries(answers).map(([key, stringValue]) => [key, { stringValue }])
  const fields = {
    answers: { mapValue: { fields: Object.fromEntries(stored) as object } },
    terms: { stringValue: terms },
    agreedAt: { timestampValue: '2025-01-01T00:00:00Z' },
  }
  await requestAsAdmin('PATCH', `${documents}/users/${uid}/profile/answers`, { fields })
}
