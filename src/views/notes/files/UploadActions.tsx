import { useSelector } from '@xstate/react'
import { uploadText } from '../../../text/filesText.ts'
import type { UploadActor } from '../../../providers/useUploads.ts'
import { Button } from '../../../ui/Button.tsx'
import styles from './FileRow.module.css'

type Act = 'pause' | 'resume' | 'retry' | 'cancel'

/** What can be done with a file on its way, by how it stands. */
export function UploadActions({ upload }: { upload: UploadActor }) {
  const name = useSelector(upload, ({ context }) => context.row.name)
  const acts = useSelector(upload, actsFor, (one, other) => one.join() === other.join())
  return (
    <span className={styles.actions}>
      {acts.map((act) => (
        <Button
          key={act}
          look="quiet"
          aria-label={uploadText.named(uploadText[act], name)}
          onClick={() => upload.send({ type: `upload.${act}` })}
        >
          {uploadText[act]}
        </Button>
      ))}
    </span>
  )
}

function actsFor(snapshot: ReturnType<UploadActor['getSnapshot']>): readonly Act[] {
  if (snapshot.hasTag('settling')) return []
  if (snapshot.hasTag('refused')) return ['retry']
  if (snapshot.hasTag('stuck')) return ['retry', 'cancel']
  if (snapshot.hasTag('paused')) return ['resume', 'cancel']
  return ['pause', 'cancel']
}
