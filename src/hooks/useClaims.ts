import { useSelector } from '@xstate/react'
import type { Claims } from '../domain/session/claims.ts'
import { claimsLogic } from '../firebase/session/claims.ts'
import { useInspectedActor } from './useInspectedActor.ts'

/**
 * The signed-in user's custom claims, updated with every new token; `null` until they are read.
 *
 * @param read converts the claims, which can hold anything that your server sets, for example `(claims) =>
 * claims['plan'] === 'pro'`.
 */
export function useClaims<Value>(read: (claims: Claims) => Value): Value | null {
  const claims = useSelector(useInspectedActor(claimsLogic), (snapshot) => snapshot.context.claims)
  return claims && read(claims)
}
