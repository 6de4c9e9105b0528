import { useSelector } from '@xstate/react'
import { failureText } from '../../../text/failureText.ts'
import { FailureWords } from '../../../ui/FailureWords.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import type { FileActor } from './useHanding.ts'

/** Why a file did not come; one that is not there is not asked for again. */
export function FetchFailure({ actor }: { actor: FileActor }) {
  const failure = useSelector(actor, ({ context }) => context.failure)
  if (!failure) return null
  if (failure.kind === 'object-not-found') {
    return <Notice tone="danger">{failureText[failure.kind].sentence}</Notice>
  }
  return (
    <FailureWords failure={failure} offers={{ retry: () => actor.send({ type: 'file.retry' }) }} />
  )
}
