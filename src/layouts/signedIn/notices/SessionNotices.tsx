import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useAuthSelector } from '../../../providers/AuthProvider.tsx'
import { useSignOut, useSignOutActor } from '../../../providers/SignOutProvider.tsx'
import { signedInText } from '../../../text/session/signedInText.ts'
import { actionText } from '../../../text/shared/actionText.ts'
import { appText } from '../../../text/shared/appText.ts'
import { Form } from '../../../ui/form/Form.tsx'
import { Notice } from '../../../ui/notice/Notice.tsx'
import { deferredComponent } from '../../../ui/page/lazy.tsx'
import { GuestReminder, VerifyEmailReminder } from './Reminders.tsx'
import { SnoozableNotice } from './SnoozableNotice.tsx'
import styles from './SessionNotices.module.css'

const LessUrgentNotices = deferredComponent(
  () => import('./LessUrgentNotices.tsx'),
  'LessUrgentNotices',
)

type SessionNoticesProps = {
  /** Whether the page shows its content. Notices that aren't urgent are loaded only then. */
  isPageShown?: boolean
  /** The product's notices. */
  children?: ReactNode
}

/**
 * Notices for signed-in people, in a row at the end of the window, where they don't move the page. Only the first
 * one with content is shown; problems come before reminders.
 */
export function SessionNotices({ isPageShown = true, children }: SessionNoticesProps) {
  const persistenceProblem = useAuthSelector((snapshot) => snapshot.context.persistenceProblem)
  return (
    <aside aria-label={signedInText.notices} className={styles.row}>
      <SignOutFailedNotice />
      {isPageShown && <LessUrgentNotices />}
      {children}
      {/* Creating an account is what a guest can do about a browser that won't remember them. */}
      <GuestReminder />
      {persistenceProblem && (
        <SnoozableNotice name="persistenceProblem">
          {appText.persistenceProblem[persistenceProblem]}
        </SnoozableNotice>
      )}
      <VerifyEmailReminder />
    </aside>
  )
}

/** Shows that signing out failed because its question couldn't be loaded. */
function SignOutFailedNotice() {
  const hasFailed = useSelector(useSignOutActor(), (snapshot) =>
    snapshot.matches('dialogLoadFailed'),
  )
  const { signOut } = useSignOut()
  return (
    <Form onSubmit={signOut}>
      <div role="alert">
        {hasFailed && (
          <Notice tone="danger">
            <span>{signedInText.signOutFailed}</span>
            <button type="submit">{actionText.tryAgain}</button>
          </Notice>
        )}
      </div>
    </Form>
  )
}
