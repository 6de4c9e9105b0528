import { useState } from 'react'
import type { UnsavedDocument } from '../../domain/collections/documentChange.ts'
import type { Failure, FailureKind } from '../../domain/failure.ts'
import { formatList } from '../../domain/format.ts'
import type { RefusedDocument, ShownCollection } from '../../hooks/useCollection.ts'
import { useConnection } from '../../hooks/useConnection.ts'
import { useFocusAfterRemoval } from '../../hooks/useFocusAfterRemoval.ts'
import { collectionText as text } from '../../text/data/collectionText.ts'
import { defaultUnsavedText } from '../../text/product/defaultProductText.ts'
import { failureText, nextActionText } from '../../text/shared/failureText.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonRow } from '../../ui/button/ButtonRow.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Notice } from '../../ui/notice/Notice.tsx'
import { RetryNotice } from '../../ui/notice/RetryNotice.tsx'
import styles from './CollectionStatus.module.css'

type CollectionStatusProps = { of: Omit<ShownCollection<object>, 'save'> }

/** Shows that a collection is being read, or why it can't be read or saved, and what to do about it. */
export function CollectionStatus({ of: collection }: CollectionStatusProps) {
  const { documents, isSlow, refused, retry, discard } = collection
  const isOffline = useIsOffline()
  const failure = isOffline && isUnreachable(collection.failure) ? null : collection.failure
  useFocusAfterRemoval(failure !== null || refused.length > 0, 'h1')
  const [discarding, setDiscarding] = useState<readonly UnsavedDocument[]>([])
  return (
    <div className={styles.status}>
      <output>
        {progressText({ hasDocuments: documents !== null, isSlow, isOffline, failure })}
      </output>
      <RetryNotice failure={failure} onRetry={retry} />
      <div role="alert">
        {refused.length > 0 && (
          <Notice tone="danger">
            <span>{text.refused(namesOf(refused))}</span>
            {reasonsFor(refused).map((kind) => (
              <span key={kind}>{failureText[kind]}</span>
            ))}
            <ButtonRow>
              <Button variant="quiet" onClick={retry}>
                {nextActionText.retry}
              </Button>
              <Button variant="quiet" onClick={() => setDiscarding(refused)}>
                {text.discard}
              </Button>
            </ButtonRow>
          </Notice>
        )}
      </div>
      {discarding.length > 0 && (
        <DiscardDialog
          documents={discarding}
          onDiscard={() => {
            discard(discarding)
            setDiscarding([])
          }}
          onKeep={() => setDiscarding([])}
        />
      )}
    </div>
  )
}

type Progress = Pick<ShownCollection<object>, 'isSlow' | 'failure'> & {
  hasDocuments: boolean
  isOffline: boolean
}

function progressText({ hasDocuments, isSlow, isOffline, failure }: Progress): string | null {
  if (hasDocuments) return isOffline ? text.offline : null
  if (failure) return null
  return isSlow || isOffline ? text.slow : text.loading
}

/** Whether `ConnectionStatus` shows a lost network, or one that has just come back. */
function useIsOffline(): boolean {
  const { problem } = useConnection()
  return problem === 'offline' || problem === 'reconnecting'
}

function isUnreachable(failure: Failure | null): boolean {
  return failure?.kind === 'network-request-failed'
}

type DiscardDialogProps = {
  documents: readonly UnsavedDocument[]
  onDiscard: () => void
  onKeep: () => void
}

function DiscardDialog({ documents, onDiscard, onKeep }: DiscardDialogProps) {
  return (
    <Dialog heading={text.askDiscard} onClose={onKeep}>
      <p>{text.discardLead(namesOf(documents))}</p>
      <ButtonRow>
        <Button onClick={onKeep}>{text.keep}</Button>
        <Button variant="danger" onClick={onDiscard}>
          {text.discard}
        </Button>
      </ButtonRow>
    </Dialog>
  )
}

/** Why they were refused, if it wasn't by the rules, which have no reason that a person could read. */
function reasonsFor(documents: readonly RefusedDocument[]): readonly FailureKind[] {
  const kinds = new Set(documents.map(({ failure }) => failure.kind))
  return [...kinds].filter((kind) => kind !== 'app-not-authorized')
}

function namesOf(documents: readonly UnsavedDocument[]): string {
  return formatList(documents.map(({ name }) => name ?? defaultUnsavedText.untitled))
}
