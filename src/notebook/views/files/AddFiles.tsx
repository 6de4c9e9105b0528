import { takenEndings } from '../../../domain/fileTypes.ts'
import { locale } from '../../../domain/locale.ts'
import { filesText } from '../../text/filesText.ts'
import { FileButton } from '../../../ui/FileButton.tsx'
import { ClipIcon } from '../../ui/fileIcons.tsx'
import styles from './NoteFiles.module.css'

type AddFilesProps = { canAdd: boolean; onAdd: (files: readonly File[]) => void }

/** The button that adds files to a note. */
export function AddFiles({ canAdd, onAdd }: AddFilesProps) {
  return (
    <div className={styles.add}>
      <FileButton
        look="quiet"
        label={filesText.add}
        icon={<ClipIcon />}
        accept={takenEndings.join(',')}
        multiple
        waiting={!canAdd}
        onChoose={onAdd}
      />
    </div>
  )
}

/** What browsers call every picture that has no name. */
const nameless = /^image(\.\w+)$/

const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' })
const time = new Intl.DateTimeFormat(locale, {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** A pasted file; a picture without a name of its own is called after the moment. */
export function pastedFile(file: File): File {
  const [, ending] = nameless.exec(file.name) ?? []
  if (ending === undefined) return file
  const now = Date.now()
  const moment = `${day.format(now)} ${time.format(now).replace(':', '.')}`
  return new File([file], filesText.pastedName(moment, ending), { type: file.type })
}
