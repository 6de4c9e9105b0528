import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { providerMachine } from '../machines/providerMachine.ts'
import { useFlow } from './useFlow.ts'
import { useWindowReturn } from './useWindowReturn.ts'

export type ProviderActor = ActorRefFrom<typeof providerMachine>

type Provider = { actor: ProviderActor; snapshot: SnapshotFrom<typeof providerMachine> }

/** Runs the way to a provider for as long as the component stands, and notices the person's return. */
export function useProvider(flow: typeof providerMachine): Provider {
  const actor = useFlow(flow)
  const snapshot = useSelector(actor, (current) => current)
  useWindowReturn(useCallback(() => actor.send({ type: 'window.returned' }), [actor]))
  return { actor, snapshot }
}
