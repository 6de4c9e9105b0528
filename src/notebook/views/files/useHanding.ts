import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { fileFlow } from '../../actors/fileFlows.ts'
import { saveFile } from '../../../ui/saveFile.ts'

export type FileActor = ActorRefFrom<typeof fileFlow>

/** Hands a file to the person as soon as its bytes are here, as a download that no browser opens. */
export function useHanding(actor: FileActor, name: string): void {
  const isHanding = useSelector(actor, (snapshot) => snapshot.hasTag('handing'))
  const hand = useEffectEvent(() => {
    const { bytes } = actor.getSnapshot().context
    if (bytes) saveFile(name, bytes, 'application/octet-stream')
    actor.send({ type: 'file.handed' })
  })
  useEffect(() => {
    if (isHanding) hand()
  }, [isHanding])
}
