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

const BarLayout = lazyComponent(() => import('./layouts/BarLayout.tsx'), 'BarLayout')
export const SignedInLayout = lazyComponent(
  () => import('./layouts/SignedInLayout.tsx'),
  'SignedInLayout',
)
const AccountLayout = lazyComponent(() => import('./layouts/AccountLayout.tsx'), 'AccountLayout')
const DataView = lazyComponent(() => import('./views/data/DataView.tsx'), 'DataView')
const DevicesView = lazyComponent(() => import('./views/devices/DevicesView.tsx'), 'DevicesView')
const DeleteAccountView = lazyComponent(
  () => import('./views/deletion/DeleteAccountView.tsx'),
  'DeleteAccountView',
)
const EmailActionView = lazyComponent(
  () => import('./views/signIn/EmailActionView.tsx'),
  'EmailActionView',
)
const NotFoundView = lazyComponent(() => import('./views/NotFoundView.tsx'), 'NotFoundView')
const ProfileView = lazyComponent(() => import('./views/account/ProfileView.tsx'), 'ProfileView')
const VerifyEmailView = lazyComponent(
  () => import('./views/signUp/VerifyEmailView.tsx'),
  'VerifyEmailView',
)

/**
 * Every page, without those of sign-in methods that `gatehouse.config.ts` turns off. The first match is
 * shown; the last one always matches.
 */
export function allPages(): readonly Page[] {
  return [
    { path: paths.signIn, view: SignInView, layout: SignedOutLayout, audience: 'signedOut' },
    ...phonePages(),
    ...secondFactorPages(),
    ...passwordPages(),
    {
      path: paths.emailAction,
      view: EmailActionView,
      layout: SignedOutLayout,
      audience: 'everyone',
    },
    ...linkPages(),
    {
      path: paths.verifyEmail,
      view: VerifyEmailView,
      layout: SignedInLayout,
      audience: 'signedIn',
    },
    ...productPages(),
    { path: paths.account, view: ProfileView, layout: AccountLayout, audience: 'signedIn' },
    ...securityPages(),
    { path: paths.devices, view: DevicesView, layout: AccountLayout, audience: 'signedIn' },
    { path: paths.data, view: DataView, layout: AccountLayout, audience: 'signedIn' },
    {
      path: paths.deleteAccount,
      view: DeleteAccountView,
      layout: SignedInLayout,
      audience: 'signedIn',
    },
    ...upgradePages(),
    ...guestPages(),
    ...tokenPages(),
    ...localPages(),
    { path: '*', view: NotFoundView, layout: BarLayout, audience: 'everyone' },
  ]
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

function securityPages(): Page[] {
  if (!__METHODS__.security) return []
  const SecurityView = lazyComponent(
    () => import('./views/security/SecurityView.tsx'),
    'SecurityView',
  )
  return [{ path: paths.security, view: SecurityView, layout: AccountLayout, audience: 'signedIn' }]
}

function phonePages(): Page[] {
  if (!__METHODS__.phone) return []
  return [
    {
      path: paths.phoneSignIn,
      view: lazyComponent(() => import('./views/signIn/PhoneSignInView.tsx'), 'PhoneSignInView'),
      layout: SignedOutLayout,
      audience: 'signedOut',
    },
  ]
}

function secondFactorPages(): Page[] {
  if (!__METHODS__.secondFactors) return []
  return [
    {
      path: paths.secondFactor,
      view: lazyComponent(() => import('./views/signIn/SecondFactorView.tsx'), 'SecondFactorView'),
      layout: SignedOutLayout,
      audience: 'everyone',
    },
  ]
}

function signUpPages(): Page[] {
  if (!__SIGN_UP__.form) return []
  return [
    {
      path: paths.signUp,
      view: lazyComponent(() => import('./views/signUp/SignUpView.tsx'), 'SignUpView'),
      layout: SignedOutLayout,
      audience: 'signedOut',
    },
  ]
}

function passwordPages(): Page[] {
  if (!__METHODS__.password) return []
  return [
    ...signUpPages(),
    {
      path: paths.forgotPassword,
      view: lazyComponent(
        () => import('./views/signIn/ForgotPasswordView.tsx'),
        'ForgotPasswordView',
      ),
      layout: SignedOutLayout,
      audience: 'everyone',
    },
  ]
}

function linkPages(): Page[] {
  if (!__METHODS__.emailLink) return []
  return [
    {
      path: paths.linkSignIn,
      view: lazyComponent(() => import('./views/signIn/RequestLinkView.tsx'), 'RequestLinkView'),
      layout: SignedOutLayout,
      audience: 'signedOut',
    },
  ]
}

function upgradePages(): Page[] {
  if (!__METHODS__.upgrade) return []
  return [
    {
      path: paths.guestUpgrade,
      view: lazyComponent(() => import('./views/guest/GuestUpgradeView.tsx'), 'GuestUpgradeView'),
      layout: SignedInLayout,
      audience: 'signedIn',
    },
  ]
}

function guestPages(): Page[] {
  if (!__METHODS__.guest) return []
  return [
    {
      path: paths.moveGuestData,
      view: lazyComponent(
        () => import('./views/guest/move/MoveGuestDataView.tsx'),
        'MoveGuestDataView',
      ),
      layout: SignedInLayout,
      audience: 'signedIn',
    },
  ]
}

function tokenPages(): Page[] {
  if (!__METHODS__.tokenLink) return []
  const CustomTokenView = lazyComponent(
    () => import('./views/signIn/CustomTokenView.tsx'),
    'CustomTokenView',
  )
  return [{ path: tokenPath, view: CustomTokenView, layout: SignedOutLayout, audience: 'everyone' }]
}

function localPages(): Page[] {
  if (!__LOCAL__) return []
  const MailboxView = lazyComponent(() => import('./dev/MailboxView.tsx'), 'MailboxView')
  return [{ path: mailboxPath, view: MailboxView, layout: BarLayout, audience: 'everyone' }]
}
