import type { ImportTally } from '../../domain/importTally.ts'
import { importText, leftOutText } from '../../text/archiveText.ts'
import styles from './data.module.css'
import { NamedThings } from './NamedThings.tsx'

/** What an import has brought. */
export function ImportResult({ tally }: { tally: ImportTally }) {
  const { notesThere, filesThere, apart, leftOut } = tally
  return (
    <div className={styles.result}>
      <p>{importText.added(tally)}</p>
      {notesThere + filesThere > 0 && <p>{importText.there(tally)}</p>}
      {apart > 0 && <p>{importText.apart(apart)}</p>}
      {leftOut.length > 0 && (
        <>
          <p>{importText.leftOut(leftOut.length)}</p>
          <NamedThings things={leftOut} reasons={leftOutText} />
        </>
      )}
    </div>
  )
}
