import type { ReactNode } from 'react'
import { BarLayout } from './BarLayout.tsx'
import { SessionNotices } from './signedIn/SessionNotices.tsx'
import { AccountTools } from './signedIn/AccountTools.tsx'

/** For people who are in: the bar offers the way to their account, and the way out. */
export function SignedInLayout({ children }: { children: ReactNode }) {
  return (
    <BarLayout tools={<AccountTools />}>
      <SessionNotices />
      {children}
    </BarLayout>
  )
}
