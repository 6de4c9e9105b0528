import { getIdTokenResult, onIdTokenChanged } from 'firebase/auth'
import { customClaims } from '../../domain/session/claims.ts'
import {
  claimsMachine,
  type RenewClaims,
  type WatchClaims,
} from '../../machines/session/claimsMachine.ts'
import { portsOf } from '../../machines/shared/ports.ts'
import { auth } from '../sdk/app.ts'
import { currentUser } from '../sdk/currentUser.ts'
import { toPort, failureEvent } from '../sdk/toPort.ts'

const watchClaims: WatchClaims = ({ sendBack }) => {
  const read = () => readClaims(false).then(sendBack, fail)
  const fail = async (error: unknown) => sendBack(await failureEvent(error))
  return onIdTokenChanged(auth(), (user) => {
    if (user) void read()
  })
}

const renewClaims: RenewClaims = toPort(() => readClaims(true))

export const claimsLogic = claimsMachine.provide({
  actors: portsOf({ watchClaims, renewClaims }),
})

async function readClaims(isNew: boolean) {
  const { claims } = await getIdTokenResult(currentUser(), isNew)
  return { type: 'claims.read' as const, claims: customClaims(claims) }
}
