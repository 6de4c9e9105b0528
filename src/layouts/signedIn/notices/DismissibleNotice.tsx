import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { useAuth } from '../../../providers/AuthProvider.tsx'
import {
  dismissedNoticesStore,
  dismissNotice,
  isDismissed,
  type DismissibleNotice as Name,
} from '../../../stores/dismissedNoticesStore.ts'
import { signedInText } from '../../../text/session/signedInText.ts'
import { DismissNotice } from '../../../ui/notice/DismissNotice.tsx'

type DismissibleNoticeProps = {
  name: Name
  /** The button's label for screen readers, and on hover. */
  label?: string
  /** A link to what the person can do about it. */
  action?: ReactNode
  children: ReactNode
}

/**
 * A calm notice that the person can dismiss, so that it doesn't hide the ones after it for good. The focus
 * moves to the page's heading.
 */
export function DismissibleNotice({
  name,
  label = signedInText.dismiss,
  ...rest
}: DismissibleNoticeProps) {
  const { user } = useAuth()
  const uid = user?.uid ?? ''
  const wasDismissed = useStore(dismissedNoticesStore, () => isDismissed(uid, name))
  if (wasDismissed) return null
  const dismiss = () => {
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    dismissNotice(uid, name)
  }
  return <DismissNotice label={label} onDismiss={dismiss} {...rest} />
}
