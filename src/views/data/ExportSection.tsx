import { useSelector } from '@xstate/react'
import { exportText } from '../../text/archiveText.ts'
import { Button } from '../../ui/Button.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Form } from '../../ui/Form.tsx'
import { formatSize } from '../../text/formatSize.ts'
import { Notice } from '../../ui/Notice.tsx'
import { AccountSection } from '../account/AccountSection.tsx'
import styles from './data.module.css'
import { ExportDone } from './ExportDone.tsx'
import { ExportWork } from './ExportWork.tsx'
import type { ExportActor } from './useExport.ts'
import { useFocusKept } from './useFocusKept.ts'
import type { Counts } from '../../domain/counts.ts'
import { productText } from '../../productText.ts'

const stages = ['packing', 'full', 'halted', 'done'] as const

/** Packs everything of the person into one file for them. */
export function ExportSection({ actor }: { actor: ExportActor }) {
  const stage = useSelector(actor, (now) => stages.find((tag) => now.hasTag(tag)) ?? 'idle')
  const { contents, progress, outcome, failure } = useSelector(actor, ({ context }) => context)
  const unsaved = contents && productText.archive.unsaved(contents)
  useFocusKept(stage, '#export-heading')
  return (
    <AccountSection id="export" heading={exportText.heading} lead={productText.archive.exportLead}>
      <div className={styles.body}>
        {stage === 'idle' && <ExportContents contents={contents} />}
        <output>
          {stage === 'packing' && productText.archive.packing(progress.step)}
          {outcome && exportText.done(outcome.name, formatSize(outcome.size))}
        </output>
        {outcome && <ExportDone outcome={outcome} />}
        {stage === 'packing' && <ExportWork progress={progress} contents={contents} />}
        <div role="alert">
          {stage === 'full' && <Notice tone="danger">{exportText.full}</Notice>}
        </div>
        <Form onSubmit={() => actor.send({ type: 'export.retry' })}>
          <FailureNotice failure={failure} />
        </Form>
        <div className={styles.buttons}>
          {stage === 'idle' && (
            <Button look="primary" onClick={() => actor.send({ type: 'export.start' })}>
              {exportText.start}
            </Button>
          )}
          {stage === 'full' && (
            <Button look="primary" onClick={() => actor.send({ type: 'export.retry' })}>
              {exportText.retry}
            </Button>
          )}
          {(stage === 'packing' || stage === 'full' || stage === 'halted') && (
            <Button onClick={() => actor.send({ type: 'export.cancel' })}>
              {exportText.cancel}
            </Button>
          )}
          {stage === 'done' && (
            <>
              <Button onClick={() => actor.send({ type: 'export.save' })}>
                {exportText.again}
              </Button>
              <Button look="quiet" onClick={() => actor.send({ type: 'export.start' })}>
                {exportText.anew}
              </Button>
            </>
          )}
        </div>
        {stage === 'idle' && unsaved && <p className={styles.muted}>{unsaved}</p>}
      </div>
    </AccountSection>
  )
}

/** How much there is. Its space is reserved, so that no button below moves away from a pointer. */
function ExportContents({ contents }: { contents: Counts | null }) {
  return (
    <p className={styles.contents}>
      {contents ? productText.archive.contents(contents) : exportText.counting}
    </p>
  )
}
