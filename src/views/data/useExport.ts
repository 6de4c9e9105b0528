import type { ActorRefFrom } from 'xstate'
import { exportFlow } from '../../actors/archiveFlows.ts'
import type { User } from '../../domain/user.ts'
import type { exportMachine } from '../../machines/exportMachine.ts'
import { useFlow } from '../../providers/useFlow.ts'

export type ExportActor = ActorRefFrom<typeof exportMachine>

/** An export that lives as long as its page. */
export function useExport(user: User, flow: typeof exportFlow = exportFlow): ExportActor {
  return useFlow(flow, { user })
}
