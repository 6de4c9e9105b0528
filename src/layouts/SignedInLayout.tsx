import type { ReactNode } from 'react'
import { BarLayout } from './BarLayout.tsx'
import { SessionNotices } from './signedIn/SessionNotices.tsx'
import { AccountMenu } from './signedIn/AccountMenu.tsx'

/** For people who are signed in: a bar with the account menu, and notices under it. */
export function SignedInLayout({ children }: { children: ReactNode }) {
  return (
    <BarLayout tools={<AccountMenu />} notices={<SessionNotices />}>
      {children}
    </BarLayout>
  )
}
