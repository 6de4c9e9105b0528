import { lazy, type ComponentType, type ReactNode } from 'react'
import { GuestLayout } from './layouts/GuestLayout.tsx'
import { mailboxPath } from './local/mailboxPath.ts'
import { paths } from './paths.ts'
import { SignInView } from './views/SignInView.tsx'

/** One page: its address, what it shows, in which layout, and who may see it. */
export type Page = {
  path: string
  view: ComponentType
  layout: ComponentType<{ children: ReactNode }>
  /** `guest`: people on their way in. `member`: people who are in. */
  audience: 'guest' | 'member' | 'everyone'
}

/** What is fetched after the sign-in page, each as a chunk of its own. */
const load = {
  barLayout: async () => ({ default: (await import('./layouts/BarLayout.tsx')).BarLayout }),
  memberLayout: async () => ({
    default: (await import('./layouts/MemberLayout.tsx')).MemberLayout,
  }),
  emailAction: async () => ({
    default: (await import('./views/EmailActionView.tsx')).EmailActionView,
  }),
  forgotPassword: async () => ({
    default: (await import('./views/ForgotPasswordView.tsx')).ForgotPasswordView,
  }),
  home: async () => ({ default: (await import('./views/HomeView.tsx')).HomeView }),
  notFound: async () => ({ default: (await import('./views/NotFoundView.tsx')).NotFoundView }),
  signUp: async () => ({ default: (await import('./views/SignUpView.tsx')).SignUpView }),
}

const BarLayout = lazy(load.barLayout)
const MemberLayout = lazy(load.memberLayout)
const EmailActionView = lazy(load.emailAction)
const ForgotPasswordView = lazy(load.forgotPassword)
const HomeView = lazy(load.home)
const NotFoundView = lazy(load.notFound)
const SignUpView = lazy(load.signUp)

/** Every page. The first whose path fits is shown; the last one fits always. */
export const pages: readonly Page[] = [
  { path: paths.signIn, view: SignInView, layout: GuestLayout, audience: 'guest' },
  { path: paths.signUp, view: SignUpView, layout: GuestLayout, audience: 'guest' },
  { path: paths.forgotPassword, view: ForgotPasswordView, layout: GuestLayout, audience: 'guest' },
  { path: paths.emailAction, view: EmailActionView, layout: GuestLayout, audience: 'everyone' },
  { path: paths.home, view: HomeView, layout: MemberLayout, audience: 'member' },
  ...localPages(),
  { path: '*', view: NotFoundView, layout: BarLayout, audience: 'everyone' },
]

/**
 * Fetches everything else once the browser has nothing better to do, so that moving to another page,
 * or failing, needs no network.
 */
export function loadAhead(): void {
  whenIdle(() => {
    const parts = [...Object.values(load), () => import('./firebase/errors.ts')]
    for (const loadPart of parts) loadPart().catch(() => null)
  })
}

/** Safari has no notion of idleness; there a short wait stands for it. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2_000 })
  else setTimeout(work, 200)
}

function localPages(): Page[] {
  if (!__LOCAL__) return []
  const MailboxView = lazy(async () => ({
    default: (await import('./local/MailboxView.tsx')).MailboxView,
  }))
  return [{ path: mailboxPath, view: MailboxView, layout: BarLayout, audience: 'everyone' }]
}
