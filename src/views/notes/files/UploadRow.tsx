import { useSelector } from '@xstate/react'
import { locale } from '../../../domain/locale.ts'
import { uploadText } from '../../../text/filesText.ts'
import { timeLeftText } from '../../../text/countText.ts'
import type { UploadActor } from '../../../machines/uploadsMachine.ts'
import { FileIcon } from '../../../ui/fileIcons.tsx'
import { formatSize } from '../../../ui/formatSize.ts'
import styles from './FileRow.module.css'
import { UploadActions } from './UploadActions.tsx'
import { uploadWords } from './uploadWords.ts'
import { useTimeToSend } from './useTimeToSend.ts'

const share = new Intl.NumberFormat(locale, { style: 'percent' })

/** A file on its way to the server: how far it is, what it waits for, and what can be done. */
export function UploadRow({ upload }: { upload: UploadActor }) {
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
