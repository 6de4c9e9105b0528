import { getIdTokenResult, onIdTokenChanged } from 'firebase/auth'
import { customClaims } from '../../domain/session/claims.ts'
import type { RenewClaims, WatchClaims } from '../../machines/session/claimsMachine.ts'
import { auth } from '../sdk/app.ts'
import { attempt, failureEvent } from '../sdk/attempt.ts'
import { currentUser } from '../sdk/currentUser.ts'

export const watchClaims: WatchClaims = ({ sendBack }) => {
  const read = () => readClaims(false).then(sendBack, fail)
  const fail = async (error: unknown) => sendBack(await failureEvent(error))
  return onIdTokenChanged(auth(), (user) => {
    if (user) void read()
  })
}

export const renewClaims: RenewClaims = attempt(() => readClaims(true))

async function readClaims(isNew: boolean) {
  const { claims } = await getIdTokenResult(currentUser(), isNew)
  return { type: 'claims.read' as const, claims: customClaims(claims) }
}
