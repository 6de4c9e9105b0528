import { useSelector } from '@xstate/react'
import { uploadText } from '../../text/filesText.ts'
import type { UploadActor } from '../../machines/uploadsMachine.ts'
import styles from './FileRow.module.css'
import { RefusedActions } from './RefusedActions.tsx'
import { UploadButton } from './UploadButton.tsx'

type Act = 'pause' | 'resume' | 'retry' | 'cancel'

/** What can be done with a file on its way, by how it stands. */
export function UploadActions({ upload }: { upload: UploadActor }) {
  const name = useSelector(upload, ({ context }) => context.row.name)
  const acts = useSelector(upload, actsFor, (one, other) => one.join() === other.join())
  const isRefused = useSelector(upload, (snapshot) => snapshot.hasTag('refused'))
  return (
    <span className={styles.actions}>
      {isRefused && <RefusedActions upload={upload} />}
      {acts.map((act) => (
        <UploadButton
          // What can be done next stands in the same place, and keeps the focus.
          key={act === 'cancel' ? act : 'go'}
          name={name}
          words={uploadText[act]}
          onClick={() => upload.send({ type: `upload.${act}` })}
        />
      ))}
    </span>
  )
}

function actsFor(snapshot: ReturnType<UploadActor['getSnapshot']>): readonly Act[] {
  if (snapshot.hasTag('settling') || snapshot.hasTag('refused')) return []
  if (snapshot.hasTag('stuck')) return ['retry', 'cancel']
  if (snapshot.hasTag('paused')) return ['resume', 'cancel']
  return ['pause', 'cancel']
}
