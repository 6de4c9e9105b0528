import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import { safeFileName } from '#src/domain/files/fileName.ts'
import { formatSize } from '#src/domain/format.ts'
import { locale } from '#src/domain/locale.ts'
import { timeLeft } from '#src/domain/timeLeft.ts'
import { useInspectedActor } from '#src/hooks/useInspectedActor.ts'
import { timeLeftText } from '#src/text/data/timeLeftText.ts'
import { failureText } from '#src/text/shared/failureText.ts'
import { sentencesText } from '#src/text/shared/sentencesText.ts'
import { Button } from '#src/ui/button/Button.tsx'
import { pendingFileLogic } from '../../firebase/files/fileLogic.ts'
import type { UploadActor } from '../../machines/uploadQueueMachine.ts'
import type { UploadQueueActor } from '../../providers/UploadQueueProvider.tsx'
import { uploadRefusalText, uploadText } from '../../text/filesText.ts'
import { FileIcon } from '../../ui/fileIcons.tsx'
import { FetchStatus, useDownload } from './FetchStatus.tsx'
import styles from './FileRow.module.css'

const share = new Intl.NumberFormat(locale, { style: 'percent' })

/** An upload: progress, status and actions. */
export function UploadItem({ upload }: { upload: UploadActor }) {
  const { row, sent } = useSelector(upload, ({ context }) => context)
  const status = useSelector(upload, uploadStatus)
  const isRefused = useSelector(upload, (snapshot) => snapshot.matches('refused'))
  const left = useTimeToSend(upload)
  return (
    <li className={styles.row} data-refused={isRefused || undefined}>
      <span className={styles.thumbnail}>
        <FileIcon />
      </span>
      <span className={styles.facts}>
        <bdi className={styles.name} title={row.name}>
          {row.name}
        </bdi>
        <span className={styles.sent}>
          <span>
            {isRefused
              ? formatSize(row.size)
              : uploadText.sent(share.format(sent / row.size), formatSize(row.size))}
          </span>
          {!isRefused && left !== null && <span>{timeLeftText(left)}</span>}
        </span>
        <output className={styles.status}>{status}</output>
        {!isRefused && (
          <progress
            className={styles.progress}
            aria-label={uploadText.progress(row.name)}
            value={sent}
            max={row.size}
          />
        )}
      </span>
      <UploadActions upload={upload} />
    </li>
  )
}

/** Milliseconds until an upload is complete; `null` if unknown. */
function useTimeToSend(upload: UploadActor): number | null {
  const [shown, setShown] = useState<number | null>(null)
  useEffect(() => {
    const watching = upload.subscribe(({ context: { sent, pace, row } }) => {
      if (!pace) return setShown(null)
      const known = timeLeft(pace, Date.now(), sent, row.size)
      if (known !== null) setShown(known)
    })
    return () => watching.unsubscribe()
  }, [upload])
  return shown
}

function uploadStatus(upload: SnapshotFrom<UploadActor>): string {
  const { row, failure } = upload.context
  if (row.refusal !== null) return uploadRefusalText[row.refusal]
  if (upload.hasTag('retrying')) {
    return sentencesText(
      failureText[failure?.kind ?? 'network-request-failed'],
      uploadText.retrying,
    )
  }
  if (upload.matches({ running: 'paused' })) return uploadText.paused
  if (upload.matches({ running: { active: 'finishing' } })) return uploadText.finishing
  if (!row.isPersisted) return uploadText.notPersisted
  return upload.matches({ running: { active: 'waiting' } }) ? uploadText.waiting : ''
}

type UploadAction = 'pause' | 'resume' | 'retry' | 'cancel'

function UploadActions({ upload }: { upload: UploadActor }) {
  const name = useSelector(upload, ({ context }) => context.row.name)
  const actions = useSelector(upload, actionsFor, (one, other) => one.join() === other.join())
  const isRefused = useSelector(upload, (snapshot) => snapshot.matches('refused'))
  return (
    <span className={styles.actions}>
      {isRefused && <RefusedActions upload={upload} />}
      {actions.map((action) => (
        <UploadButton
          // The next action replaces the current one in place and keeps the focus.
          key={action === 'cancel' ? action : 'go'}
          name={name}
          label={uploadText[action]}
          onClick={() => upload.send({ type: `upload.${action}` })}
        />
      ))}
    </span>
  )
}

function actionsFor(snapshot: ReturnType<UploadActor['getSnapshot']>): readonly UploadAction[] {
  if (snapshot.matches({ running: { active: 'finishing' } }) || snapshot.matches('refused'))
    return []
  if (snapshot.hasTag('retrying')) return ['retry', 'cancel']
  if (snapshot.matches({ running: 'paused' })) return ['resume', 'cancel']
  return ['pause', 'cancel']
}

/** Actions for a file that the server rejects; its bytes are still on this device. */
function RefusedActions({ upload }: { upload: UploadActor }) {
  const { uid, row } = upload.getSnapshot().context
  const actor = useInspectedActor(pendingFileLogic, { input: { uid, fileId: row.id } })
  useDownload(actor, safeFileName(row.name))
  const buttons = [
    { label: uploadText.retry, act: () => upload.send({ type: 'upload.retry' }) },
    { label: uploadText.download, act: () => actor.send({ type: 'file.download' }) },
    { label: uploadText.remove, act: () => upload.send({ type: 'upload.cancel' }) },
  ]
  return (
    <>
      {buttons.map(({ label, act }) => (
        <UploadButton key={label} name={row.name} label={label} onClick={act} />
      ))}
      <FetchStatus actor={actor} />
    </>
  )
}

type UploadButtonProps = { name: string; label: string; onClick: () => void }

/** A button whose accessible name includes the file. */
function UploadButton({ name, label, onClick }: UploadButtonProps) {
  return (
    <Button variant="quiet" aria-label={uploadText.labelFor(label, name)} onClick={onClick}>
      {label}
    </Button>
  )
}

const none: readonly UploadActor[] = []

/** The uploads of a note; empty until the queue is loaded. */
export function useUploadsOf(
  queue: UploadQueueActor | null,
  noteId: string,
): readonly UploadActor[] {
  const all = useSelector(queue ?? undefined, (snapshot) => snapshot?.context.uploads ?? none)
  return useMemo(
    () => all.filter((upload) => upload.getSnapshot().context.row.noteId === noteId),
    [all, noteId],
  )
}
