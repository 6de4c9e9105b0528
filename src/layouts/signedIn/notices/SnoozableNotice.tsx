import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { useUser } from '../../../providers/AuthProvider.tsx'
import {
  dismissedNoticesStore,
  dismissNotice,
  isDismissed,
} from '../../../stores/dismissedNoticesStore.ts'
import { actionText } from '../../../text/shared/actionText.ts'
import { DismissibleNotice } from '../../../ui/notice/DismissibleNotice.tsx'

type SnoozableNoticeProps = {
  /** The name under which the dismissal is stored. */
  name: string
  /** How long it stays dismissed. By default, until the tab is closed: the notice may be outdated by then. */
  days?: number | 'tab'
  /** The button's label for screen readers, and on hover. */
  label?: string
  /** A link to what the person can do about it. */
  action?: ReactNode
  children: ReactNode
}

/** A calm notice that the person can dismiss, so that it doesn't hide the ones after it for good. */
export function SnoozableNotice({
  name,
  days = 'tab',
  label = actionText.dismiss,
  ...rest
}: SnoozableNoticeProps) {
  const { uid } = useUser()
  const wasDismissed = useStore(dismissedNoticesStore, () => isDismissed(uid, name, days))
  if (wasDismissed) return null
  const dismiss = () => dismissNotice(uid, name, days)
  return <DismissibleNotice label={label} onDismiss={dismiss} {...rest} />
}
