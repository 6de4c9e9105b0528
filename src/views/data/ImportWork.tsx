import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { importMachine } from '../../machines/importMachine.ts'
import { productText } from '../../productText.ts'
import { importText } from '../../text/archiveText.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './data.module.css'

/** How far checking or importing is, and the way to stop it. */
export function ImportWork({ actor }: { actor: ActorRefFrom<typeof importMachine> }) {
  const isRestoring = useSelector(actor, (snapshot) => snapshot.hasTag('restoring'))
  const { share, tally } = useSelector(actor, ({ context }) => context)
  const restored = tally.bytesInAll > 0 ? tally.bytes / tally.bytesInAll : 0
  return (
    <>
      <progress
        className={styles.progress}
        aria-label={isRestoring ? importText.restoringProgress : importText.checkingProgress}
        value={isRestoring ? restored : share}
      />
      {isRestoring && (
        <p className={styles.muted}>
          {productText.archive.soFar(tally.counts)} {importText.stay}
        </p>
      )}
      <div className={styles.buttons}>
        <Button onClick={() => actor.send({ type: 'import.stop' })}>
          {isRestoring ? importText.stop : importText.cancel}
        </Button>
      </div>
    </>
  )
}
