import { getDocFromServer } from 'firebase/firestore'
import type { Listed, SignIn } from '../../domain/deviceSession.ts'
import { currentUser } from '../currentUser.ts'
import { callFirestore, documentsPath } from '../firestoreRest.ts'
import type { Addition } from '../listing.ts'
import { accountStateRef } from '../userData/accountState.ts'
import { userDataOf } from '../userData/userData.ts'
import { ownSignIn, revocationIn } from './accessDocuments.ts'
import { factorsOf } from './factorsOf.ts'

/**
 * Lists what this session has just added, if the account has a list.
 *
 * @param token from before.
 * @throws the SDK's error.
 */
export async function listAddition(addition: Addition, token: string): Promise<void> {
  const user = currentUser()
  const userData = userDataOf(user.uid)
  const { listed } = revocationIn(await getDocFromServer(accountStateRef(userData)))
  if (!listed) return
  const now =
    'provider' in addition
      ? withMethod(listed, addition.provider, await ownSignIn(userData))
      : withFactors(listed, addition.factorsBefore, factorsOf(user))
  const name = `${documentsPath()}/users/${user.uid}`
  const update = { name, fields: { listed: encode(now) } }
  const writes = [{ update, updateMask: { fieldPaths: ['listed'] } }]
  await callFirestore(':commit', { writes }, token)
}

function withMethod(listed: Listed, provider: string, { identities }: SignIn): Listed {
  const ids = identities[provider]
  return {
    ...listed,
    methods: [...new Set([...listed.methods, provider])],
    identities: { ...listed.identities, ...(ids && { [provider]: ids }) },
  }
}

function withFactors(listed: Listed, before: readonly string[], now: readonly string[]): Listed {
  const kept = now.filter((factor) => listed.factors.includes(factor) || !before.includes(factor))
  return { ...listed, factors: kept.length > 0 ? kept : [''] }
}

type Stored = string | readonly Stored[] | { readonly [name: string]: Stored }

function encode(value: Stored): object {
  if (typeof value === 'string') return { stringValue: value }
  if (isArray(value)) return { arrayValue: { values: value.map(encode) } }
  const fields = Object.entries(value).map(([name, each]) => [name, encode(each)])
  return { mapValue: { fields: Object.fromEntries(fields) as object } }
}

/** `Array.isArray` doesn't recognize a readonly array. */
function isArray(value: Stored): value is readonly Stored[] {
  return Array.isArray(value)
}
