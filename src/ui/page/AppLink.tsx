import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { isDoorPath } from '../../paths.ts'

type AppLinkProps = {
  href: string
  className: string | undefined
  'data-variant'?: string
  children: ReactNode
}

/** A link from a page of the door. In front of an app, the app's pages have to be loaded. */
export function AppLink({ children, ...props }: AppLinkProps) {
  return __FEATURES__.existingApp && !isDoorPath(props.href) ? (
    <a {...props}>{children}</a>
  ) : (
    <Link {...props}>{children}</Link>
  )
}
