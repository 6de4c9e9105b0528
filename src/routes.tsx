import type { ComponentType, ReactNode } from 'react'
import { SignedOutLayout } from './layouts/SignedOutLayout.tsx'
import { lazyComponent } from './lazy.tsx'
import { mailboxPath } from './local/mailboxPath.ts'
import { paths, tokenPath } from './paths.ts'
import { product } from './product.ts'
import { SignInView } from './views/SignInView.tsx'

/** One page: its address, what it shows, in which layout, and who may see it. */
export type Page = {
  path: string
  view: ComponentType
  layout: ComponentType<{ children: ReactNode }>
  /** `signedOut`: for people who are signing in. `signedIn`: for people who are signed in. */
  audience: 'signedOut' | 'signedIn' | 'everyone'
}

const BarLayout = lazyComponent(() => import('./layouts/BarLayout.tsx'), 'BarLayout')
const SignedInLayout = lazyComponent(() => import('./layouts/SignedInLayout.tsx'), 'SignedInLayout')
const AccountLayout = lazyComponent(() => import('./layouts/AccountLayout.tsx'), 'AccountLayout')
const DataView = lazyComponent(() => import('./views/data/DataView.tsx'), 'DataView')
const DevicesView = lazyComponent(() => import('./views/DevicesView.tsx'), 'DevicesView')
const DeleteAccountView = lazyComponent(
  () => import('./views/DeleteAccountView.tsx'),
  'DeleteAccountView',
)
const EmailActionView = lazyComponent(
  () => import('./views/EmailActionView.tsx'),
  'EmailActionView',
)
const ForgotPasswordView = lazyComponent(
  () => import('./views/ForgotPasswordView.tsx'),
  'ForgotPasswordView',
)
const GuestUpgradeView = lazyComponent(
  () => import('./views/guestUpgrade/GuestUpgradeView.tsx'),
  'GuestUpgradeView',
)
const MoveGuestDataView = lazyComponent(
  () => import('./views/move/MoveGuestDataView.tsx'),
  'MoveGuestDataView',
)
const NotFoundView = lazyComponent(() => import('./views/NotFoundView.tsx'), 'NotFoundView')
const SignInLinkView = lazyComponent(() => import('./views/SignInLinkView.tsx'), 'SignInLinkView')
const PhoneSignInView = lazyComponent(
  () => import('./views/PhoneSignInView.tsx'),
  'PhoneSignInView',
)
const ProfileView = lazyComponent(() => import('./views/ProfileView.tsx'), 'ProfileView')
const SecurityView = lazyComponent(() => import('./views/SecurityView.tsx'), 'SecurityView')
const SecondFactorView = lazyComponent(
  () => import('./views/SecondFactorView.tsx'),
  'SecondFactorView',
)
const SignUpView = lazyComponent(() => import('./views/SignUpView.tsx'), 'SignUpView')
const VerifyEmailView = lazyComponent(
  () => import('./views/VerifyEmailView.tsx'),
  'VerifyEmailView',
)

/** Every page. The first whose path fits is shown; the last one fits always. */
export const pages: readonly Page[] = [
  { path: paths.signIn, view: SignInView, layout: SignedOutLayout, audience: 'signedOut' },
  {
    path: paths.phoneSignIn,
    view: PhoneSignInView,
    layout: SignedOutLayout,
    audience: 'signedOut',
  },
  {
    path: paths.secondFactor,
    view: SecondFactorView,
    layout: SignedOutLayout,
    audience: 'everyone',
  },
  { path: paths.signUp, view: SignUpView, layout: SignedOutLayout, audience: 'signedOut' },
  {
    path: paths.forgotPassword,
    view: ForgotPasswordView,
    layout: SignedOutLayout,
    audience: 'everyone',
  },
  { path: paths.emailAction, view: EmailActionView, layout: SignedOutLayout, audience: 'everyone' },
  { path: paths.linkSignIn, view: SignInLinkView, layout: SignedOutLayout, audience: 'signedOut' },
  { path: paths.verifyEmail, view: VerifyEmailView, layout: SignedInLayout, audience: 'signedIn' },
  ...productPages(),
  { path: paths.account, view: ProfileView, layout: AccountLayout, audience: 'signedIn' },
  { path: paths.security, view: SecurityView, layout: AccountLayout, audience: 'signedIn' },
  { path: paths.devices, view: DevicesView, layout: AccountLayout, audience: 'signedIn' },
  { path: paths.data, view: DataView, layout: AccountLayout, audience: 'signedIn' },
  {
    path: paths.deleteAccount,
    view: DeleteAccountView,
    layout: SignedInLayout,
    audience: 'signedIn',
  },
  {
    path: paths.guestUpgrade,
    view: GuestUpgradeView,
    layout: SignedInLayout,
    audience: 'signedIn',
  },
  {
    path: paths.moveGuestData,
    view: MoveGuestDataView,
    layout: SignedInLayout,
    audience: 'signedIn',
  },
  ...tokenPages(),
  ...localPages(),
  { path: '*', view: NotFoundView, layout: BarLayout, audience: 'everyone' },
]

function productPages(): Page[] {
  const Layout = lazyComponent(async () => ({ Layout: await product.Layout() }), 'Layout')
  return product.pages.map(({ path, view }) => ({
    path,
    view: lazyComponent(async () => ({ View: await view() }), 'View'),
    layout: Layout,
    audience: 'signedIn',
  }))
}

function tokenPages(): Page[] {
  if (!__METHODS__.tokenLink) return []
  const CustomTokenView = lazyComponent(
    () => import('./views/CustomTokenView.tsx'),
    'CustomTokenView',
  )
  return [{ path: tokenPath, view: CustomTokenView, layout: SignedOutLayout, audience: 'everyone' }]
}

function localPages(): Page[] {
  if (!__LOCAL__) return []
  const MailboxView = lazyComponent(() => import('./local/MailboxView.tsx'), 'MailboxView')
  return [{ path: mailboxPath, view: MailboxView, layout: BarLayout, audience: 'everyone' }]
}
