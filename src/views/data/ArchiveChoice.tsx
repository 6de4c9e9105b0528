import { nothingYet } from '../../domain/importTally.ts'
import type { ImportContext } from '../../machines/importMachine.ts'
import { archiveRefusalText, importText, refusedText } from '../../text/archiveText.ts'
import { FileButton } from '../../ui/FileButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './data.module.css'

type ArchiveChoiceProps = {
  canChoose: boolean
  context: ImportContext
  onChoose: (file: File) => void
}

/** Asks for an archive, and says why the last one is not taken. */
export function ArchiveChoice({ canChoose, context, onChoose }: ArchiveChoiceProps) {
  const { refusal, tally } = context
  return (
    <>
      <div role="alert">
        {refusal && (
          <Notice tone="danger">
            <p>
              {archiveRefusalText[refusal]}{' '}
              {tally === nothingYet ? refusedText.nothing : refusedText.partly}
            </p>
          </Notice>
        )}
      </div>
      {canChoose && (
        <div className={styles.buttons}>
          <FileButton
            label={refusal ? importText.chooseOther : importText.choose}
            accept=".zip,application/zip"
            onChoose={([file]) => file && onChoose(file)}
          />
          <span className={styles.muted}>{importText.drop}</span>
        </div>
      )}
    </>
  )
}
