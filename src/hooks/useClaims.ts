import { useSelector } from '@xstate/react'
import { claimsFlow } from '../actors/session/claimsFlow.ts'
import type { Claims } from '../domain/session/claims.ts'
import { useFlow } from './useFlow.ts'

/**
 * The signed-in user's custom claims, updated with every new token; `null` until they are read.
 *
 * @param read converts the claims, which can hold anything that your server sets, for example `(claims) =>
 * claims['plan'] === 'pro'`.
 */
export function useClaims<Value>(read: (claims: Claims) => Value, flow = claimsFlow): Value | null {
  const claims = useSelector(useFlow(flow), (snapshot) => snapshot.context.claims)
  return claims && read(claims)
}
