import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { ImportTally } from '../../domain/data/importTally.ts'
import { formatMoment } from '../../domain/format.ts'
import type { importMachine } from '../../machines/data/importMachine.ts'
import { productText } from '../../product/currentProduct.ts'
import { importText } from '../../text/data/archiveText.ts'
import { actionText } from '../../text/shared/actionText.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FailureNotice } from '../../ui/notice/FailureNotice.tsx'
import { Notice } from '../../ui/notice/Notice.tsx'
import { NamedItems } from './NamedItems.tsx'
import styles from './data.module.css'

/** The result of a finished or interrupted import, why it stopped, and how to continue. */
export function ImportResult({ actor }: { actor: ActorRefFrom<typeof importMachine> }) {
  const snapshot = useSelector(actor, (current) => current)
  const { tally, overQuotaOf, failure } = snapshot.context
  const isStopped = snapshot.matches('stopped')
  const isDone = snapshot.matches('done')
  const resume = () => actor.send({ type: 'import.resume' })
  const close = () => actor.send({ type: 'import.close' })
  return (
    <>
      <div role="alert">
        {overQuotaOf && <Notice tone="danger">{productText().archive.full(overQuotaOf)}</Notice>}
      </div>
      <Form onSubmit={resume}>
        <FailureNotice failure={failure} />
      </Form>
      {(isStopped || isDone) && <ImportedItems tally={tally} />}
      {isStopped && (
        <div className={styles.buttons}>
          <Button variant="primary" onClick={resume}>
            {actionText.resume}
          </Button>
          <Button onClick={close}>{importText.finish}</Button>
        </div>
      )}
      {isDone && (
        <div className={styles.buttons}>
          <Button onClick={close}>{importText.another}</Button>
        </div>
      )}
    </>
  )
}

/** The content of an archive, and the effect of importing it. */
export function ArchivePreview({ actor }: { actor: ActorRefFrom<typeof importMachine> }) {
  const preview = useSelector(actor, ({ context }) => context.preview)
  if (!preview) return null
  const { counts, exportedAt, missing, hasPicture } = preview
  return (
    <>
      <ul className={styles.facts}>
        <li>{importText.from(formatMoment(Date.parse(exportedAt)))}</li>
        {productText()
          .archive.preview(counts)
          .map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        {missing > 0 && <li>{importText.missing(missing)}</li>}
      </ul>
      <p>{productText().archive.rules}</p>
      <p>{hasPicture ? importText.picture : importText.account}</p>
      <div className={styles.buttons}>
        <Button variant="primary" onClick={() => actor.send({ type: 'import.confirm' })}>
          {importText.start}
        </Button>
        <Button onClick={() => actor.send({ type: 'import.close' })}>{actionText.cancel}</Button>
      </div>
    </>
  )
}

function ImportedItems({ tally }: { tally: ImportTally }) {
  const { counts, leftOut } = tally
  return (
    <div className={styles.result}>
      {productText()
        .archive.outcome(counts)
        .map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      {leftOut.length > 0 && (
        <>
          <p>{importText.leftOut(leftOut.length)}</p>
          <NamedItems items={leftOut} reasons={productText().archive.leftOut} />
        </>
      )}
    </div>
  )
}
