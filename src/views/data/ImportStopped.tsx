import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { ImportTag, importMachine } from '../../machines/importMachine.ts'
import { productText } from '../../productText.ts'
import { importText } from '../../text/archiveText.ts'
import { Button } from '../../ui/Button.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Form } from '../../ui/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './data.module.css'
import { ImportResult } from './ImportResult.tsx'

type ImportStoppedProps = { stage: ImportTag; actor: ActorRefFrom<typeof importMachine> }

/** What is in when an import is done or rests, why it rests, and the way on. */
export function ImportStopped({ stage, actor }: ImportStoppedProps) {
  const { tally, fullOf, failure } = useSelector(actor, ({ context }) => context)
  const isStopped = stage === 'stopped' || stage === 'full' || stage === 'halted'
  const goOn = () => actor.send({ type: 'import.goOn' })
  const leave = () => actor.send({ type: 'import.leave' })
  return (
    <>
      <div role="alert">
        {fullOf && <Notice tone="danger">{productText.archive.full(fullOf)}</Notice>}
      </div>
      <Form onSubmit={goOn}>
        <FailureNotice failure={failure} />
      </Form>
      {(isStopped || stage === 'done') && <ImportResult tally={tally} />}
      {isStopped && (
        <div className={styles.buttons}>
          <Button look="primary" onClick={goOn}>
            {importText.goOn}
          </Button>
          <Button onClick={leave}>{importText.finish}</Button>
        </div>
      )}
      {stage === 'done' && (
        <div className={styles.buttons}>
          <Button onClick={leave}>{importText.another}</Button>
        </div>
      )}
    </>
  )
}
