import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { importMachine } from '../../machines/importMachine.ts'
import { productText } from '../../productText.ts'
import { importText } from '../../text/archiveText.ts'
import { Button } from '../../ui/Button.tsx'
import { formatMoment } from '../../ui/formatMoment.ts'
import styles from './data.module.css'

/** What is in an archive, and what becomes of it. */
export function ImportSummary({ actor }: { actor: ActorRefFrom<typeof importMachine> }) {
  const preview = useSelector(actor, ({ context }) => context.preview)
  if (!preview) return null
  const { counts, exportedAt, missing, hasPicture } = preview
  return (
    <>
      <ul className={styles.facts}>
        <li>{importText.from(formatMoment(Date.parse(exportedAt)))}</li>
        {productText.archive.preview(counts).map((words) => (
          <li key={words}>{words}</li>
        ))}
        {missing > 0 && <li>{importText.missing(missing)}</li>}
      </ul>
      <p>{productText.archive.rules}</p>
      <p>{hasPicture ? importText.picture : importText.account}</p>
      <div className={styles.buttons}>
        <Button look="primary" onClick={() => actor.send({ type: 'import.confirm' })}>
          {importText.start}
        </Button>
        <Button onClick={() => actor.send({ type: 'import.leave' })}>{importText.leave}</Button>
      </div>
    </>
  )
}
