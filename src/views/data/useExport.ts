import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { exportFlow } from '../../actors/data/exportFlow.ts'
import type { User } from '../../domain/user.ts'
import type { exportMachine } from '../../machines/exportMachine.ts'
import { useFlow } from '../../providers/useFlow.ts'
import { exportText } from '../../text/dataText.ts'
import { notesText } from '../../text/notesText.ts'
import { useStayGuard } from './useStayGuard.ts'

export type ExportActor = ActorRefFrom<typeof exportMachine>

const names = {
  untitled: notesText.untitled,
  withoutNote: exportText.withoutNote,
  file: exportText.untitledFile,
  picture: exportText.picture,
  sealed: exportText.sealed,
}

/** An export that lives as long as its page; while it packs, nobody leaves the page by mistake. */
export function useExport(user: User, flow: typeof exportFlow = exportFlow): ExportActor {
  const actor = useFlow(flow, { user, names })
  useStayGuard(
    useSelector(actor, (now) => now.hasTag('packing')),
    exportText.askToLeave,
  )
  return actor
}
