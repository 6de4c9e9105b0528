import type { ComponentType, ReactNode } from 'react'
import { mailboxPath } from './dev/mailboxPath.ts'
import type { Audience } from './domain/session/pageFor.ts'
import { SignedOutLayout } from './layouts/SignedOutLayout.tsx'
import { paths, tokenPath } from './paths.ts'
import { product } from './product/current.ts'
import { requiredComponent } from './ui/page/lazy.tsx'
import { SignInView } from './views/signIn/SignInView.tsx'

type Layout = ComponentType<{ children: ReactNode }>

/** A page: its path, view, layout, and audience. */
export type Page = {
  path: string
  view: ComponentType
  layout: Layout
  audience: Audience
  /** For a page for signed-in people: what others see at its address. Without it, they are led to the sign-in page. */
  visitorView?: ComponentType | undefined
  /** For a page for everyone: whether a signed-in person sees it within their session, as pages for `signedIn` are. */
  isInSession?: true
}

const AccountLayout = requiredComponent(
  () => import('./layouts/AccountLayout.tsx'),
  'AccountLayout',
)
const BarLayout = requiredComponent(() => import('./layouts/BarLayout.tsx'), 'BarLayout')
const SignedInLayout = requiredComponent(
  () => import('./layouts/SignedInLayout.tsx'),
  'SignedInLayout',
)

const PhoneSignInView = requiredComponent(
  () => import('./views/signIn/phone/PhoneSignInView.tsx'),
  'PhoneSignInView',
)
const SignUpView = requiredComponent(() => import('./views/signUp/SignUpView.tsx'), 'SignUpView')
const EmailLinkView = requiredComponent(
  () => import('./views/signIn/EmailLinkView.tsx'),
  'EmailLinkView',
)
const SecondFactorView = requiredComponent(
  () => import('./views/signIn/SecondFactorView.tsx'),
  'SecondFactorView',
)
const ForgotPasswordView = requiredComponent(
  () => import('./views/signIn/ForgotPasswordView.tsx'),
  'ForgotPasswordView',
)
const EmailActionView = requiredComponent(
  () => import('./views/signIn/emailAction/EmailActionView.tsx'),
  'EmailActionView',
)
const CustomTokenView = requiredComponent(
  () => import('./views/signIn/CustomTokenView.tsx'),
  'CustomTokenView',
)
const VerifyEmailView = requiredComponent(
  () => import('./views/signUp/VerifyEmailView.tsx'),
  'VerifyEmailView',
)
const GuestUpgradeView = requiredComponent(
  () => import('./views/guest/GuestUpgradeView.tsx'),
  'GuestUpgradeView',
)
const MoveGuestDataView = requiredComponent(
  () => import('./views/guest/move/MoveGuestDataView.tsx'),
  'MoveGuestDataView',
)
const DeleteAccountView = requiredComponent(
  () => import('./views/deletion/DeleteAccountView.tsx'),
  'DeleteAccountView',
)
const ProfileView = requiredComponent(
  () => import('./views/account/ProfileView.tsx'),
  'ProfileView',
)
const SecurityView = requiredComponent(
  () => import('./views/security/SecurityView.tsx'),
  'SecurityView',
)
const DevicesView = requiredComponent(
  () => import('./views/devices/DevicesView.tsx'),
  'DevicesView',
)
const DataView = requiredComponent(() => import('./views/data/DataView.tsx'), 'DataView')
const MailboxView = requiredComponent(() => import('./dev/MailboxView.tsx'), 'MailboxView')
const SignOutView = requiredComponent(
  () => import('./views/existingApp/SignOutView.tsx'),
  'SignOutView',
)
const ExistingAppView = requiredComponent(
  () => import('./views/existingApp/ExistingAppView.tsx'),
  'ExistingAppView',
)
const NotFoundView = requiredComponent(() => import('./views/NotFoundView.tsx'), 'NotFoundView')

/**
 * Every page, without those of sign-in methods that `gatehouse.config.ts` turns off. The first match is
 * shown; the last one always matches.
 */
export function allPages(): readonly Page[] {
  return [
    ...pagesIn(SignedOutLayout, 'signedOut', [
      [paths.signIn, SignInView],
      __FEATURES__.phone && [paths.phoneSignIn, PhoneSignInView],
      __FEATURES__.emailLink && [paths.emailLink, EmailLinkView],
      __FEATURES__.signUpForm && [paths.signUp, SignUpView],
    ]),
    ...pagesIn(SignedOutLayout, 'everyone', [
      __FEATURES__.secondFactors && [paths.secondFactor, SecondFactorView],
      __FEATURES__.password && [paths.forgotPassword, ForgotPasswordView],
      [paths.emailAction, EmailActionView],
      __FEATURES__.tokenLink && [tokenPath, CustomTokenView],
    ]),
    ...pagesIn(SignedInLayout, 'signedIn', [
      [paths.verifyEmail, VerifyEmailView],
      [paths.deleteAccount, DeleteAccountView],
      __FEATURES__.guestUpgrade && [paths.guestUpgrade, GuestUpgradeView],
      __FEATURES__.guest && [paths.moveGuestData, MoveGuestDataView],
    ]),
    ...pagesIn(AccountLayout, 'signedIn', [
      [paths.account, ProfileView],
      __FEATURES__.securityPage && [paths.security, SecurityView],
      [paths.devices, DevicesView],
      [paths.data, DataView],
    ]),
    ...pagesIn(BarLayout, 'everyone', [__LOCAL__ && [mailboxPath, MailboxView]]),
    // After the door's own: a pattern such as `/:page` matches those, too.
    ...productPages(),
    ...(__FEATURES__.existingApp
      ? pagesIn(BarLayout, 'everyone', [
          [paths.signOut, SignOutView],
          ['*', ExistingAppView],
        ]).map((page) => ({ ...page, isInSession: true as const }))
      : pagesIn(BarLayout, 'everyone', [['*', NotFoundView]])),
  ]
}

function pagesIn(
  layout: Layout,
  audience: Audience,
  rows: readonly (readonly [path: string, view: ComponentType] | false)[],
): Page[] {
  return rows
    .filter((row) => row !== false)
    .map(([path, view]) => ({ path, view, layout, audience }))
}

function productPages(): Page[] {
  const Layout = requiredComponent(async () => ({ Layout: await product().Layout() }), 'Layout')
  return product().pages.map(({ path, view, visitorView, requiredClaim }) => ({
    path,
    view: requiredComponent(async () => {
      if (!requiredClaim) return { View: await view() }
      const { withRequiredClaims } = await import('./views/session/withRequiredClaims.tsx')
      return { View: withRequiredClaims(view, requiredClaim) }
    }, 'View'),
    visitorView:
      visitorView && requiredComponent(async () => ({ View: await visitorView() }), 'View'),
    layout: path.startsWith(`${paths.account}/`) ? AccountLayout : Layout,
    audience: 'signedIn',
  }))
}
