import type { ReactNode } from 'react'
import { BarLayout } from './BarLayout.tsx'
import { AccountMenu } from './signedIn/AccountMenu.tsx'
import { SessionNotices } from './signedIn/notices/SessionNotices.tsx'

/** The layout for signed-in people: a bar with the account menu, and notices at the end of the window. */
export function SignedInLayout({ children }: { children: ReactNode }) {
  return (
    <BarLayout tools={<AccountMenu />} notices={<SessionNotices />}>
      {children}
    </BarLayout>
  )
}
