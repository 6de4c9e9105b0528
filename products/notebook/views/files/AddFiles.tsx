import { acceptedExtensions } from '#src/domain/files/fileTypes.ts'
import { locale } from '#src/domain/locale.ts'
import { FileButton } from '#src/ui/files/FileButton.tsx'
import { filesText } from '../../text/filesText.ts'
import { ClipIcon } from '../../ui/fileIcons.tsx'
import styles from './NoteFiles.module.css'

type AddFilesProps = { canAdd: boolean; onAdd: (files: readonly File[]) => void }

export function AddFiles({ canAdd, onAdd }: AddFilesProps) {
  return (
    <div className={styles.add}>
      <FileButton
        variant="quiet"
        label={filesText.add}
        icon={<ClipIcon />}
        accept={acceptedExtensions.join(',')}
        multiple
        isDisabled={!canAdd}
        onChoose={onAdd}
      />
    </div>
  )
}

/** The name that browsers give every pasted image. */
const nameless = /^image(\.\w+)$/

const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' })
const time = new Intl.DateTimeFormat(locale, {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Names a pasted image after the current time if it has no name of its own. */
export function pastedFile(file: File): File {
  const [, ending] = nameless.exec(file.name) ?? []
  if (ending === undefined) return file
  const now = Date.now()
  const moment = `${day.format(now)} ${time.format(now).replace(':', '.')}`
  return new File([file], filesText.pastedName(moment, ending), { type: file.type })
}
