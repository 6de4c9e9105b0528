import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { signInText } from '../text/signIn/signInText.ts'
import { ButtonLink } from '../ui/button/Button.tsx'
import { ThemeToggle } from '../ui/button/ThemeToggle.tsx'
import { BarLayout } from './BarLayout.tsx'

/** The layout of a product's pages for visitors: a bar with a link to the sign-in page. */
export function VisitorLayout({ children }: { children: ReactNode }) {
  const tools = (
    <>
      <ThemeToggle />
      <ButtonLink variant="quiet" href={paths.signIn}>
        {signInText.title}
      </ButtonLink>
    </>
  )
  return <BarLayout tools={tools}>{children}</BarLayout>
}
