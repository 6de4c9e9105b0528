import { useSelector } from '@xstate/react'
import { filesText } from '../../text/filesText.ts'
import { Button } from '../../../ui/Button.tsx'
import { FetchFailure } from './FetchFailure.tsx'
import styles from './FileRow.module.css'
import type { FileActor } from './useHanding.ts'

/** Says that a wanted file is on its way, or why it is not. */
export function FileFetching({ actor }: { actor: FileActor }) {
  const isWanted = useSelector(actor, ({ context }) => context.isWanted)
  const isFetching = useSelector(actor, (snapshot) => snapshot.hasTag('fetching'))
  const hasFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  return (
    <>
      <output className={styles.fetching}>
        {isWanted && isFetching && (
          <>
            {filesText.fetching}
            <Button look="quiet" onClick={() => actor.send({ type: 'file.cancel' })}>
              {filesText.cancel}
            </Button>
          </>
        )}
      </output>
      <div role="alert" className={styles.failure}>
        {isWanted && hasFailed && (
          <>
            <FetchFailure actor={actor} />
            <Button look="quiet" onClick={() => actor.send({ type: 'file.cancel' })}>
              {filesText.close}
            </Button>
          </>
        )}
      </div>
    </>
  )
}
