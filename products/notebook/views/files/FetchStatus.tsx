import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { failureText } from '#src/text/shared/failureText.ts'
import { Button } from '#src/ui/button/Button.tsx'
import { saveFile } from '#src/ui/files/saveFile.ts'
import { FailureMessage } from '#src/ui/notice/FailureNotice.tsx'
import { Notice } from '#src/ui/notice/Notice.tsx'
import type { fileLogic } from '../../firebase/files/fileLogic.ts'
import { filesText } from '../../text/filesText.ts'
import styles from './FileRow.module.css'

export function FetchStatus({ actor }: { actor: FileActor }) {
  const isDownloadRequested = useSelector(actor, ({ context }) => context.isDownloadRequested)
  const isFetching = useSelector(actor, (snapshot) => snapshot.matches('fetching'))
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'))
  return (
    <>
      <output className={styles.fetching}>
        {isDownloadRequested && isFetching && (
          <>
            <span>{filesText.fetching}</span>
            <Button variant="quiet" onClick={() => actor.send({ type: 'file.cancel' })}>
              {filesText.cancel}
            </Button>
          </>
        )}
      </output>
      <div role="alert" className={styles.failure}>
        {isDownloadRequested && hasFailed && (
          <>
            <FetchFailure actor={actor} />
            <Button variant="quiet" onClick={() => actor.send({ type: 'file.cancel' })}>
              {filesText.close}
            </Button>
          </>
        )}
      </div>
    </>
  )
}

/** Why a download failed. Missing files offer no retry. */
export function FetchFailure({ actor }: { actor: FileActor }) {
  const failure = useSelector(actor, ({ context }) => context.failure)
  if (!failure) return null
  if (failure.kind === 'object-not-found') {
    return <Notice tone="danger">{failureText[failure.kind]}</Notice>
  }
  return (
    <FailureMessage
      failure={failure}
      actions={{ retry: () => actor.send({ type: 'file.retry' }) }}
    />
  )
}

export type FileActor = ActorRefFrom<typeof fileLogic>

/** Saves a file as soon as its bytes are there, as a download that browsers don't open. */
export function useDownload(actor: FileActor, name: string): void {
  useEffect(() => {
    const subscription = actor.on('file.ready', ({ bytes }) => {
      if (bytes) saveFile(name, bytes, 'application/octet-stream')
    })
    return () => subscription.unsubscribe()
  }, [actor, name])
}
