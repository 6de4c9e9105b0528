import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { useAuth } from '../../providers/AuthProvider.tsx'
import {
  dismissedNoticesStore,
  dismissNotice,
  isDismissed,
  type DismissibleNotice as Name,
} from '../../stores/dismissedNoticesStore.ts'
import { signedInText } from '../../text/signedInText.ts'
import { Notice } from '../../ui/Notice.tsx'

type DismissibleNoticeProps = {
  name: Name
  /** What the button says. */
  label?: string
  children: ReactNode
}

/**
 * A calm notice that the person can dismiss, so that it doesn't hide the ones after it for good. The focus
 * moves to the page's heading.
 */
export function DismissibleNotice({
  name,
  label = signedInText.dismiss,
  children,
}: DismissibleNoticeProps) {
  const { user } = useAuth()
  const uid = user?.uid ?? ''
  const wasDismissed = useStore(dismissedNoticesStore, () => isDismissed(uid, name))
  if (wasDismissed) return null
  const dismiss = () => {
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    dismissNotice(uid, name)
  }
  return (
    <Notice tone="calm">
      {children}
      <button type="button" onClick={dismiss}>
        {label}
      </button>
    </Notice>
  )
}
