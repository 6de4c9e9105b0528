import type { ReactNode } from 'react'
import { BarLayout } from './BarLayout.tsx'
import { MemberNews } from './member/MemberNews.tsx'
import { MemberTools } from './member/MemberTools.tsx'

/** For people who are in: the bar offers the way to their account, and the way out. */
export function MemberLayout({ children }: { children: ReactNode }) {
  return (
    <BarLayout tools={<MemberTools />}>
      <MemberNews />
      {children}
    </BarLayout>
  )
}
