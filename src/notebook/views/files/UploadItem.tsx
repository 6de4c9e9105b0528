import { useSelector } from '@xstate/react'
import { locale } from '../../../domain/locale.ts'
import { uploadText, uploadRefusalText } from '../../text/filesText.ts'
import { timeLeftText } from '../../../text/countText.ts'
import type { UploadActor } from '../../machines/uploadsMachine.ts'
import { FileIcon } from '../../ui/fileIcons.tsx'
import { formatSize } from '../../../text/formatSize.ts'
import styles from './FileRow.module.css'
import { UploadActions } from './UploadActions.tsx'
import { useEffect, useState } from 'react'
import { timeLeft } from '../../../domain/timeLeft.ts'
import type { SnapshotFrom } from 'xstate'
import { failureText } from '../../../text/failureText.ts'

const share = new Intl.NumberFormat(locale, { style: 'percent' })

/** A file on its way to the server: how far it is, what it waits for, and what can be done. */
export function UploadItem({ upload }: { upload: UploadActor }) {
  const { row, sent } = useSelector(upload, ({ context }) => context)
  const words = useSelector(upload, uploadWords)
  const isRefused = useSelector(upload, (snapshot) => snapshot.hasTag('refused'))
  const left = useTimeToSend(upload)
  return (
    <li className={styles.row} data-refused={isRefused || undefined}>
      <span className={styles.thumbnail}>
        <FileIcon />
      </span>
      <span className={styles.facts}>
        <bdi className={styles.name}>{row.name}</bdi>
        <span className={styles.detail}>
          {isRefused
            ? formatSize(row.size)
            : uploadText.sent(share.format(sent / row.size), formatSize(row.size))}
          {left !== null && `, ${timeLeftText(left)}`}
        </span>
        <output className={styles.words}>{words}</output>
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

/** How long the rest of an upload will take, in milliseconds; `null` while nobody can know. */
function useTimeToSend(upload: UploadActor): number | null {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    const watching = upload.subscribe(({ context: { sent, pace, row } }) => {
      if (!pace) return setLeft(null)
      const known = timeLeft(pace, Date.now(), sent, row.size)
      if (known !== null) setLeft(known)
    })
    return () => watching.unsubscribe()
  }, [upload])
  return left
}

/** What to say of an upload beside how far it is; empty while it simply goes on. */
function uploadWords(upload: SnapshotFrom<UploadActor>): string {
  const { row, failure } = upload.context
  if (row.refusal !== null) return uploadRefusalText[row.refusal]
  if (upload.hasTag('stuck')) {
    const { sentence } = failureText[failure?.kind ?? 'network-request-failed']
    return `${sentence} ${uploadText.again}`
  }
  if (upload.hasTag('paused')) return uploadText.paused
  if (upload.hasTag('settling')) return uploadText.settling
  if (!row.isLasting) return uploadText.notLasting
  return upload.hasTag('waiting') ? uploadText.waiting : ''
}
