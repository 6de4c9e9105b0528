import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import type { ImportTag } from '../../machines/importMachine.ts'
import { productText } from '../../productText.ts'
import { importText } from '../../text/archiveText.ts'
import { useFileDrop } from '../../ui/useFileDrop.ts'
import { AccountSection } from '../account/AccountSection.tsx'
import { ArchiveChoice } from './ArchiveChoice.tsx'
import styles from './data.module.css'
import { ImportSummary } from './ImportSummary.tsx'
import { ImportStopped } from './ImportStopped.tsx'
import { ImportWork } from './ImportWork.tsx'
import { useFocusKept } from './useFocusKept.ts'
import type { ImportActor } from './useImport.ts'

type ImportSectionProps = {
  actor: ImportActor
  /** Something may have come from the file. */
  onImported: () => void
}

const stages: readonly ImportTag[] = [
  'choosing',
  'checking',
  'unread',
  'refused',
  'previewing',
  'restoring',
  'stopped',
  'full',
  'halted',
  'done',
]

/** Puts an export back, once the person has seen what is in it. */
export function ImportSection({ actor, onImported }: ImportSectionProps) {
  const snapshot = useSelector(actor, (now) => now)
  const stage = stages.find((tag) => snapshot.hasTag(tag)) ?? 'choosing'
  const choose = (file: File) => actor.send({ type: 'archive.choose', file })
  const canChoose = stage === 'choosing' || stage === 'unread' || stage === 'refused'
  const drag = useFileDrop(
    () => canChoose,
    ([file]) => file && choose(file),
  )
  useFocusKept(stage, '#import-heading')
  const tellOfImport = useEffectEvent(onImported)
  const hasImported = stage === 'done' || stage === 'stopped'
  useEffect(() => {
    if (hasImported) tellOfImport()
  }, [hasImported])
  return (
    <div className={styles.drop} data-dragging={drag === 'over' || undefined}>
      <AccountSection
        id="import"
        heading={importText.heading}
        lead={productText.archive.importLead}
      >
        <div className={styles.body}>
          <output>{words[stage]}</output>
          <ArchiveChoice canChoose={canChoose} context={snapshot.context} onChoose={choose} />
          {stage === 'previewing' && <ImportSummary actor={actor} />}
          {(stage === 'checking' || stage === 'restoring') && <ImportWork actor={actor} />}
          <ImportStopped stage={stage} actor={actor} />
        </div>
      </AccountSection>
    </div>
  )
}

const words: Readonly<Record<ImportTag, string>> = {
  choosing: '',
  unread: '',
  refused: '',
  checking: importText.checking,
  previewing: importText.whole,
  restoring: importText.restoring,
  stopped: importText.stopped,
  full: '',
  halted: importText.halted,
  done: importText.done,
}
