import { Suspense, useDeferredValue, useEffect, useState, type ReactNode } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { SignedOutLayout } from './layouts/SignedOutLayout.tsx'
import { lazyComponent, prefetch } from './startup/lazy.tsx'
import { PageFrame } from './layouts/PageFrame.tsx'
import { destinationIn, paths, signInReturningTo } from './paths.ts'
import { PageFocusProvider } from './providers/PageFocusProvider.tsx'
import { useAuth, useAuthSelector } from './providers/AuthProvider.tsx'
import { allPages, SignedInLayout, type Page } from './routes.tsx'

const SessionScope = lazyComponent(
  () => import('./layouts/signedIn/SessionScope.tsx'),
  'SessionScope',
)
const SessionEndedView = lazyComponent(
  () => import('./views/session/SessionEndedView.tsx'),
  'SessionEndedView',
)

const ProfileGate = __SIGN_UP__.profile
  ? lazyComponent(() => import('./views/signUp/ProfileGate.tsx'), 'ProfileGate')
  : null

const SecondFactorGate = __METHODS__.requireSecondFactor
  ? lazyComponent(() => import('./views/security/SecondFactorGate.tsx'), 'SecondFactorGate')
  : null

/** Milliseconds before prefetching. A signed-in person's first page fetches more than a form does. */
const prefetchDelay = 5_000

/** The page for the current address in its layout, or a redirect to a page the person may see. */
export function Pages() {
  const [path] = useLocation()
  // A deferred path keeps the old page on screen while the one Suspense boundary waits for the next.
  const shownPath = useDeferredValue(path)
  const [pages] = useState(allPages)
  const { loggedIn } = useAuth()
  useEffect(() => {
    const load = async () => (await import('./startup/prefetchPages.ts')).prefetchPages(loggedIn)
    const waiting = setTimeout(prefetch, loggedIn ? prefetchDelay : 0, [load])
    return () => clearTimeout(waiting)
  }, [loggedIn])
  return (
    <PageFocusProvider>
      <PageFrame>
        <Suspense>
          <Switch location={shownPath}>
            {pages.map(({ path: pattern, view: View, layout: Layout, audience }) => (
              // Signed-in pages share a key, so what surrounds them stays mounted across navigation.
              <Route key={audience === 'signedIn' ? audience : pattern} path={pattern}>
                <RouteGuard audience={audience} isSignInPage={pattern === paths.signIn}>
                  <Layout>
                    <View />
                  </Layout>
                </RouteGuard>
              </Route>
            ))}
          </Switch>
        </Suspense>
      </PageFrame>
    </PageFocusProvider>
  )
}

type RouteGuardProps = {
  audience: Page['audience']
  /** Whether this is the sign-in page, where signed-out people are redirected. */
  isSignInPage: boolean
  children: ReactNode
}

/**
 * Guards a route. A guest who just signed in keeps seeing the form until the next page is
 * ready. If the session was ended, the reason is shown first.
 */
function RouteGuard({ audience, isSignInPage, children }: RouteGuardProps) {
  const { user, loggedIn } = useAuth()
  const hasEnded = useAuthSelector(({ context }) => context.endReason !== null)
  const isAdmitted = audience === 'everyone' || (audience === 'signedIn') === loggedIn
  const [wasAllowed] = useState(isAdmitted)
  if (hasEnded && (isSignInPage || audience === 'signedIn')) {
    return (
      <SignedOutLayout>
        <SessionEndedView />
      </SignedOutLayout>
    )
  }
  // Keyed by user, so that nothing one person started carries over to the next.
  if (isAdmitted) {
    if (audience !== 'signedIn') return children
    const page = (
      <SessionScope key={user?.uid}>
        {ProfileGate && user ? (
          <ProfileGate user={user} layout={SignedInLayout}>
            {children}
          </ProfileGate>
        ) : (
          children
        )}
      </SessionScope>
    )
    if (!SecondFactorGate || !user) return page
    return (
      <SecondFactorGate key={user.uid} user={user} layout={SignedOutLayout}>
        {page}
      </SecondFactorGate>
    )
  }
  return (
    <>
      {loggedIn && wasAllowed && children}
      <RedirectToAllowedPage uid={user?.uid} />
    </>
  )
}

/**
 * Redirects once, from the address at first render, because the redirect itself changes the address. After a
 * session ended, only the same person returns to their page. Their ID is kept in the history entry, so that
 * this survives a reload.
 */
function RedirectToAllowedPage({ uid }: { uid: string | undefined }) {
  const returning = useAuthSelector(({ context }) => context.returning)
  const hasSignedOut = useAuthSelector(({ context }) => context.hasSignedOut)
  const [to] = useState(() => {
    const { pathname, search, hash } = location
    if (!uid) return hasSignedOut ? paths.signIn : signInReturningTo(pathname + search + hash)
    const last = returning ?? (history.state as unknown)
    return last && last !== uid ? paths.home : destinationIn(search)
  })
  return <Redirect to={to} replace state={returning} />
}
