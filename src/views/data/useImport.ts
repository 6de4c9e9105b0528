import type { ActorRefFrom } from 'xstate'
import { importFlow } from '../../actors/archiveFlows.ts'
import type { User } from '../../domain/user.ts'
import type { importMachine } from '../../machines/importMachine.ts'
import { useFlow } from '../../providers/useFlow.ts'

export type ImportActor = ActorRefFrom<typeof importMachine>

/** An import that lives as long as its page. */
export function useImport(user: User): ImportActor {
  return useFlow(importFlow, { user })
}
