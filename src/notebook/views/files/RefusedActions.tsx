import { queuedFileFlow } from '../../actors/fileFlows.ts'
import { safeFileName } from '../../../domain/fileName.ts'
import type { UploadActor } from '../../machines/uploadsMachine.ts'
import { useFlow } from '../../../providers/useFlow.ts'
import { uploadText } from '../../text/filesText.ts'
import { FileFetching } from './FileFetching.tsx'
import { UploadButton } from './UploadButton.tsx'
import { useHanding } from './useHanding.ts'

/** What can be done with a file that the server will not take: its bytes are on this device still. */
export function RefusedActions({ upload }: { upload: UploadActor }) {
  const { uid, row } = upload.getSnapshot().context
  const actor = useFlow(queuedFileFlow, { uid, fileId: row.id })
  useHanding(actor, safeFileName(row.name))
  const buttons = [
    { words: uploadText.retry, act: () => upload.send({ type: 'upload.retry' }) },
    { words: uploadText.keepHere, act: () => actor.send({ type: 'file.save' }) },
    { words: uploadText.remove, act: () => upload.send({ type: 'upload.cancel' }) },
  ]
  return (
    <>
      {buttons.map(({ words, act }) => (
        <UploadButton key={words} name={row.name} words={words} onClick={act} />
      ))}
      <FileFetching actor={actor} />
    </>
  )
}
