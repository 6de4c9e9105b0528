import type { ComponentType, ReactNode } from 'react'
import type { Audience } from './domain/session/pageFor.ts'
import { SignedOutLayout } from './layouts/SignedOutLayout.tsx'
import { mailboxPath, paths, tokenPath } from './paths.ts'
import { currentProduct } from './product/currentProduct.ts'
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

/** The door's own pages, without those of sign-in methods that `gatehouse.config.ts` turns off. */
const doorPages: readonly Page[] = [
  ...pagesIn(SignedOutLayout, 'signedOut', [
    [paths.signIn, SignInView],
    __FEATURES__.phone &&
      page(
        paths.phoneSignIn,
        () => import('./views/signIn/phone/PhoneSignInView.tsx'),
        'PhoneSignInView',
      ),
    __FEATURES__.emailLink &&
      page(paths.emailLink, () => import('./views/signIn/EmailLinkView.tsx'), 'EmailLinkView'),
    __FEATURES__.signUpForm &&
      page(paths.signUp, () => import('./views/signUp/SignUpView.tsx'), 'SignUpView'),
  ]),
  ...pagesIn(SignedOutLayout, 'everyone', [
    __FEATURES__.secondFactors &&
      page(
        paths.secondFactor,
        () => import('./views/signIn/SecondFactorView.tsx'),
        'SecondFactorView',
      ),
    __FEATURES__.password &&
      page(
        paths.forgotPassword,
        () => import('./views/signIn/ForgotPasswordView.tsx'),
        'ForgotPasswordView',
      ),
    page(
      paths.emailAction,
      () => import('./views/signIn/emailAction/EmailActionView.tsx'),
      'EmailActionView',
    ),
    __FEATURES__.tokenLink &&
      page(tokenPath, () => import('./views/signIn/CustomTokenView.tsx'), 'CustomTokenView'),
  ]),
  ...pagesIn(SignedInLayout, 'signedIn', [
    page(paths.verifyEmail, () => import('./views/signUp/VerifyEmailView.tsx'), 'VerifyEmailView'),
    page(
      paths.deleteAccount,
      () => import('./views/deletion/DeleteAccountView.tsx'),
      'DeleteAccountView',
    ),
    __FEATURES__.guestUpgrade &&
      page(
        paths.guestUpgrade,
        () => import('./views/guest/GuestUpgradeView.tsx'),
        'GuestUpgradeView',
      ),
    __FEATURES__.guest &&
      page(
        paths.moveGuestData,
        () => import('./views/guest/move/MoveGuestDataView.tsx'),
        'MoveGuestDataView',
      ),
  ]),
  ...pagesIn(AccountLayout, 'signedIn', [
    page(paths.account, () => import('./views/account/ProfileView.tsx'), 'ProfileView'),
    __FEATURES__.securityPage &&
      page(paths.security, () => import('./views/security/SecurityView.tsx'), 'SecurityView'),
    page(paths.devices, () => import('./views/devices/DevicesView.tsx'), 'DevicesView'),
    page(paths.data, () => import('./views/data/DataView.tsx'), 'DataView'),
  ]),
  ...pagesIn(BarLayout, 'everyone', [
    __LOCAL__ && page(mailboxPath, () => import('./dev/MailboxView.tsx'), 'MailboxView'),
  ]),
]

/** The pages after the product's. `*` is every address that no other page has. */
const lastPages: readonly Page[] = __FEATURES__.existingApp
  ? pagesIn(BarLayout, 'everyone', [
      page(paths.signOut, () => import('./views/existingApp/SignOutView.tsx'), 'SignOutView'),
      page('*', () => import('./views/existingApp/ExistingAppView.tsx'), 'ExistingAppView'),
    ]).map((each) => ({ ...each, isInSession: true as const }))
  : pagesIn(BarLayout, 'everyone', [
      page('*', () => import('./views/NotFoundView.tsx'), 'NotFoundView'),
    ])

/** Every page. The first match is shown; the last one always matches. */
export function allPages(): readonly Page[] {
  // A product's pattern such as `/:page` matches the door's own, too.
  return [...doorPages, ...productPages(), ...lastPages]
}

type Row = readonly [path: string, view: ComponentType]

/** A page whose view is loaded when it is first shown. */
function page<Name extends string>(
  path: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): Row {
  return [path, requiredComponent(load, name)]
}

function pagesIn(layout: Layout, audience: Audience, rows: readonly (Row | false)[]): Page[] {
  return rows
    .filter((row) => row !== false)
    .map(([path, view]) => ({ path, view, layout, audience }))
}

function productPages(): Page[] {
  const Layout = requiredComponent(
    async () => ({ Layout: await currentProduct().Layout() }),
    'Layout',
  )
  return currentProduct().pages.map(({ path, view, visitorView, requiredClaim }) => ({
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
