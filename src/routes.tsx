import type { ComponentType, ReactNode } from 'react'
import { SignedOutLayout } from './layouts/SignedOutLayout.tsx'
import { lazyComponent } from './startup/lazy.tsx'
import { mailboxPath } from './dev/mailboxPath.ts'
import type { Audience } from './domain/session/pageFor.ts'
import { paths, tokenPath } from './paths.ts'
import { product } from './product/current.ts'
import { SignInView } from './views/signIn/SignInView.tsx'

/** A page: its path, view, layout, and audience. */
export type Page = {
  path: string
  view: ComponentType
  layout: ComponentType<{ children: ReactNode }>
  audience: Audience
}

const AccountLayout = lazyComponent(() => import('./layouts/AccountLayout.tsx'), 'AccountLayout')
const BarLayout = lazyComponent(() => import('./layouts/BarLayout.tsx'), 'BarLayout')
const SignedInLayout = lazyComponent(() => import('./layouts/SignedInLayout.tsx'), 'SignedInLayout')
const CustomTokenView = lazyComponent(
  () => import('./views/signIn/CustomTokenView.tsx'),
  'CustomTokenView',
)
const DataView = lazyComponent(() => import('./views/data/DataView.tsx'), 'DataView')
const DeleteAccountView = lazyComponent(
  () => import('./views/deletion/DeleteAccountView.tsx'),
  'DeleteAccountView',
)
const DevicesView = lazyComponent(() => import('./views/devices/DevicesView.tsx'), 'DevicesView')
const EmailActionView = lazyComponent(
  () => import('./views/signIn/EmailActionView.tsx'),
  'EmailActionView',
)
const ForgotPasswordView = lazyComponent(
  () => import('./views/signIn/ForgotPasswordView.tsx'),
  'ForgotPasswordView',
)
const GuestUpgradeView = lazyComponent(
  () => import('./views/guest/GuestUpgradeView.tsx'),
  'GuestUpgradeView',
)
const MoveGuestDataView = lazyComponent(
  () => import('./views/guest/move/MoveGuestDataView.tsx'),
  'MoveGuestDataView',
)
const NotFoundView = lazyComponent(() => import('./views/NotFoundView.tsx'), 'NotFoundView')
const PhoneSignInView = lazyComponent(
  () => import('./views/signIn/PhoneSignInView.tsx'),
  'PhoneSignInView',
)
const ProfileView = lazyComponent(() => import('./views/account/ProfileView.tsx'), 'ProfileView')
const RequestLinkView = lazyComponent(
  () => import('./views/signIn/RequestLinkView.tsx'),
  'RequestLinkView',
)
const SecondFactorView = lazyComponent(
  () => import('./views/signIn/SecondFactorView.tsx'),
  'SecondFactorView',
)
const SecurityView = lazyComponent(
  () => import('./views/security/SecurityView.tsx'),
  'SecurityView',
)
const SignUpView = lazyComponent(() => import('./views/signUp/SignUpView.tsx'), 'SignUpView')
const VerifyEmailView = lazyComponent(
  () => import('./views/signUp/VerifyEmailView.tsx'),
  'VerifyEmailView',
)
const MailboxView = lazyComponent(() => import('./dev/MailboxView.tsx'), 'MailboxView')

/**
 * Every page, without those of sign-in methods that `gatehouse.config.ts` turns off. The first match is
 * shown; the last one always matches.
 */
export function allPages(): readonly Page[] {
  const pages: readonly (Page | false)[] = [
    { path: paths.signIn, view: SignInView, layout: SignedOutLayout, audience: 'signedOut' },
    __METHODS__.phone && {
      path: paths.phoneSignIn,
      view: PhoneSignInView,
      layout: SignedOutLayout,
      audience: 'signedOut',
    },
    __METHODS__.secondFactors && {
      path: paths.secondFactor,
      view: SecondFactorView,
      layout: SignedOutLayout,
      audience: 'everyone',
    },
    __METHODS__.password &&
      __SIGN_UP__.form && {
        path: paths.signUp,
        view: SignUpView,
        layout: SignedOutLayout,
        audience: 'signedOut',
      },
    __METHODS__.password && {
      path: paths.forgotPassword,
      view: ForgotPasswordView,
      layout: SignedOutLayout,
      audience: 'everyone',
    },
    {
      path: paths.emailAction,
      view: EmailActionView,
      layout: SignedOutLayout,
      audience: 'everyone',
    },
    __METHODS__.emailLink && {
      path: paths.linkSignIn,
      view: RequestLinkView,
      layout: SignedOutLayout,
      audience: 'signedOut',
    },
    {
      path: paths.verifyEmail,
      view: VerifyEmailView,
      layout: SignedInLayout,
      audience: 'signedIn',
    },
    ...productPages(),
    { path: paths.account, view: ProfileView, layout: AccountLayout, audience: 'signedIn' },
    __METHODS__.security && {
      path: paths.security,
      view: SecurityView,
      layout: AccountLayout,
      audience: 'signedIn',
    },
    { path: paths.devices, view: DevicesView, layout: AccountLayout, audience: 'signedIn' },
    { path: paths.data, view: DataView, layout: AccountLayout, audience: 'signedIn' },
    {
      path: paths.deleteAccount,
      view: DeleteAccountView,
      layout: SignedInLayout,
      audience: 'signedIn',
    },
    __METHODS__.upgrade && {
      path: paths.guestUpgrade,
      view: GuestUpgradeView,
      layout: SignedInLayout,
      audience: 'signedIn',
    },
    __METHODS__.guest && {
      path: paths.moveGuestData,
      view: MoveGuestDataView,
      layout: SignedInLayout,
      audience: 'signedIn',
    },
    __METHODS__.tokenLink && {
      path: tokenPath,
      view: CustomTokenView,
      layout: SignedOutLayout,
      audience: 'everyone',
    },
    __LOCAL__ && { path: mailboxPath, view: MailboxView, layout: BarLayout, audience: 'everyone' },
    { path: '*', view: NotFoundView, layout: BarLayout, audience: 'everyone' },
  ]
  return pages.filter((page) => page !== false)
}

function productPages(): Page[] {
  const Layout = lazyComponent(async () => ({ Layout: await product().Layout() }), 'Layout')
  return product().pages.map(({ path, view, audience }) => ({
    path,
    view: lazyComponent(async () => {
      if (!audience) return { View: await view() }
      const { withRequiredClaims } = await import('./views/session/withRequiredClaims.tsx')
      return { View: withRequiredClaims(view, audience) }
    }, 'View'),
    layout: Layout,
    audience: 'signedIn',
  }))
}
