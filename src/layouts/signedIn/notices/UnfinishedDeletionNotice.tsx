import { Link, useLocation } from 'wouter'
import { unfinishedDeletionLogic } from '../../../firebase/deletion/unfinishedDeletion.ts'
import { focusHeading } from '../../../hooks/focus.ts'
import { useInspectedMachine } from '../../../hooks/useInspectedActor.ts'
import { paths } from '../../../paths.ts'
import { unfinishedDeletionText } from '../../../text/deletion/deletionText.ts'
import { actionText } from '../../../text/shared/actionText.ts'
import { FailureNotice } from '../../../ui/notice/FailureNotice.tsx'
import { Notice } from '../../../ui/notice/Notice.tsx'

/**
 * Shows that the account is being deleted, even if that was started on another device, and how to continue or
 * cancel.
 */
export function UnfinishedDeletionNotice({ uid }: { uid: string }) {
  const [snapshot, actor] = useInspectedMachine(unfinishedDeletionLogic, { input: { uid } })
  const [path] = useLocation()
  const isDeleting = snapshot.hasTag('deleting')
  const { failure } = snapshot.context
  const text = unfinishedDeletionText
  const cancel = () => actor.send({ type: 'deletion.cancel' })
  if (path === paths.deleteAccount) return null
  return (
    <div>
      <output>
        {isDeleting && (
          <Notice tone="danger">
            <span>{snapshot.matches({ watching: 'final' }) ? text.final : text.begun}</span>
            <Link href={paths.deleteAccount}>{actionText.resume}</Link>
            {snapshot.hasTag('begun') && (
              <button
                type="button"
                aria-disabled={snapshot.matches({ watching: 'canceling' })}
                onClick={cancel}
              >
                {snapshot.matches({ watching: 'canceling' }) ? text.canceling : text.keep}
              </button>
            )}
          </Notice>
        )}
        {snapshot.matches({ watching: 'stale' }) && <Notice tone="danger">{text.stale}</Notice>}
        {snapshot.matches({ watching: 'canceled' }) && (
          <Notice tone="calm">
            <span>{text.canceled}</span>
            <button
              type="button"
              onClick={() => {
                focusHeading()
                actor.send({ type: 'deletion.dismiss' })
              }}
            >
              {actionText.dismiss}
            </button>
          </Notice>
        )}
      </output>
      <FailureNotice failure={failure} actions={{ retry: cancel }} />
    </div>
  )
}
