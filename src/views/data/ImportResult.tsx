import type { ImportTally } from '../../domain/importTally.ts'
import { productText } from '../../productText.ts'
import { importText } from '../../text/archiveText.ts'
import styles from './data.module.css'
import { NamedThings } from './NamedThings.tsx'

/** What an import has brought. */
export function ImportResult({ tally }: { tally: ImportTally }) {
  const { counts, leftOut } = tally
  return (
    <div className={styles.result}>
      {productText.archive.outcome(counts).map((words) => (
        <p key={words}>{words}</p>
      ))}
      {leftOut.length > 0 && (
        <>
          <p>{importText.leftOut(leftOut.length)}</p>
          <NamedThings things={leftOut} reasons={productText.archive.leftOut} />
        </>
      )}
    </div>
  )
}
