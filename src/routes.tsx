import type { ComponentType, ReactNode } from 'react'
import { SignedOutLayout } from './layouts/SignedOutLayout.tsx'
import { pageComponent } from './ui/page/lazy.tsx'
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
  /** For a page for everyone: whether a signed-in person sees it within their session, as pages for `signedIn` are. */
  isInSession?: true
}

const AccountLayout = pageComponent(() => import('./layouts/AccountLayout.tsx'), 'AccountLayout')
const BarLayout = pageComponent(() => import('./layouts/BarLayout.tsx'), 'BarLayout')
const SignedInLayout = pageComponent(() => import('./layouts/SignedInLayout.tsx'), 'SignedInLayout')
const VisitorLayout = pageComponent(() => import('./layouts/VisitorLayout.tsx'), 'VisitorLayout')

/**
 * Every page, without those of sign-in methods that `gatehouse.config.ts` turns off. The first match is
 * shown; the last one always matches.
 */
export function allPages(): readonly Page[] {
  const pages: readonly (Page | false)[] = [
    { path: paths.signIn, view: SignInView, layout: SignedOutLayout, audience: 'signedOut' },
    __METHODS__.phone && {
      path: paths.phoneSignIn,
      view: pageComponent(() => import('./views/signIn/PhoneSignInView.tsx'), 'PhoneSignInView'),
      layout: SignedOutLayout,
      audience: 'signedOut',
    },
    __METHODS__.secondFactors && {
      path: paths.secondFactor,
      view: pageComponent(() => import('./views/signIn/SecondFactorView.tsx'), 'SecondFactorView'),
      layout: SignedOutLayout,
      audience: 'everyone',
    },
    __SIGN_UP__.form && {
      path: paths.signUp,
      view: pageComponent(() => import('./views/signUp/SignUpView.tsx'), 'SignUpView'),
      layout: SignedOutLayout,
      audience: 'signedOut',
    },
    __METHODS__.password && {
      path: paths.forgotPassword,
      view: pageComponent(
        () => import('./views/signIn/ForgotPasswordView.tsx'),
        'ForgotPasswordView',
      ),
      layout: SignedOutLayout,
      audience: 'everyone',
    },
    {
      path: paths.emailAction,
      view: pageComponent(
        () => import('./views/signIn/emailAction/EmailActionView.tsx'),
        'EmailActionView',
      ),
      layout: SignedOutLayout,
      audience: 'everyone',
    },
    __METHODS__.emailLink && {
      path: paths.linkSignIn,
      view: pageComponent(() => import('./views/signIn/RequestLinkView.tsx'), 'RequestLinkView'),
      layout: SignedOutLayout,
      audience: 'signedOut',
    },
    {
      path: paths.verifyEmail,
      view: pageComponent(() => import('./views/signUp/VerifyEmailView.tsx'), 'VerifyEmailView'),
      layout: SignedInLayout,
      audience: 'signedIn',
    },
    {
      path: paths.account,
      view: pageComponent(() => import('./views/account/ProfileView.tsx'), 'ProfileView'),
      layout: AccountLayout,
      audience: 'signedIn',
    },
    __METHODS__.securityPage && {
      path: paths.security,
      view: pageComponent(() => import('./views/security/SecurityView.tsx'), 'SecurityView'),
      layout: AccountLayout,
      audience: 'signedIn',
    },
    {
      path: paths.devices,
      view: pageComponent(() => import('./views/devices/DevicesView.tsx'), 'DevicesView'),
      layout: AccountLayout,
      audience: 'signedIn',
    },
    {
      path: paths.data,
      view: pageComponent(() => import('./views/data/DataView.tsx'), 'DataView'),
      layout: AccountLayout,
      audience: 'signedIn',
    },
    {
      path: paths.deleteAccount,
      view: pageComponent(
        () => import('./views/deletion/DeleteAccountView.tsx'),
        'DeleteAccountView',
      ),
      layout: SignedInLayout,
      audience: 'signedIn',
    },
    __METHODS__.guestUpgrade && {
      path: paths.guestUpgrade,
      view: pageComponent(() => import('./views/guest/GuestUpgradeView.tsx'), 'GuestUpgradeView'),
      layout: SignedInLayout,
      audience: 'signedIn',
    },
    __METHODS__.guest && {
      path: paths.moveGuestData,
      view: pageComponent(
        () => import('./views/guest/move/MoveGuestDataView.tsx'),
        'MoveGuestDataView',
      ),
      layout: SignedInLayout,
      audience: 'signedIn',
    },
    __METHODS__.tokenLink && {
      path: tokenPath,
      view: pageComponent(() => import('./views/signIn/CustomTokenView.tsx'), 'CustomTokenView'),
      layout: SignedOutLayout,
      audience: 'everyone',
    },
    __LOCAL__ && {
      path: mailboxPath,
      view: pageComponent(() => import('./dev/MailboxView.tsx'), 'MailboxView'),
      layout: BarLayout,
      audience: 'everyone',
    },
    __HAS_EXISTING_APP__ && {
      path: paths.signOut,
      view: pageComponent(() => import('./views/existingApp/SignOutView.tsx'), 'SignOutView'),
      layout: BarLayout,
      audience: 'everyone',
      isInSession: true,
    },
    // After the door's own: a pattern such as `/:page` matches those, too.
    ...visitorPages(),
    ...productPages(),
    __HAS_EXISTING_APP__
      ? {
          path: '*',
          view: pageComponent(
            () => import('./views/existingApp/ExistingAppView.tsx'),
            'ExistingAppView',
          ),
          layout: BarLayout,
          audience: 'everyone',
          isInSession: true,
        }
      : {
          path: '*',
          view: pageComponent(() => import('./views/NotFoundView.tsx'), 'NotFoundView'),
          layout: BarLayout,
          audience: 'everyone',
        },
  ]
  return pages.filter((page) => page !== false)
}

function visitorPages(): Page[] {
  return product().pages.flatMap(({ path, visitorView }) =>
    visitorView
      ? {
          path,
          view: pageComponent(async () => ({ View: await visitorView() }), 'View'),
          layout: VisitorLayout,
          audience: 'visitors' as const,
        }
      : [],
  )
}

function productPages(): Page[] {
  const Layout = pageComponent(async () => ({ Layout: await product().Layout() }), 'Layout')
  return product().pages.map(({ path, view, requiredClaim }) => ({
    path,
    view: pageComponent(async () => {
      if (!requiredClaim) return { View: await view() }
      const { withRequiredClaims } = await import('./views/session/withRequiredClaims.tsx')
      return { View: withRequiredClaims(view, requiredClaim) }
    }, 'View'),
    layout: path.startsWith(`${paths.account}/`) ? AccountLayout : Layout,
    audience: 'signedIn',
  }))
}
