import { Suspense, useDeferredValue, useEffect, useState, type ReactNode } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { isAllowed, pageFor } from '../domain/session/pageFor.ts'
import type { User } from '../domain/session/user.ts'
import { PageFrame } from '../layouts/frame/PageFrame.tsx'
import { SignedOutLayout } from '../layouts/SignedOutLayout.tsx'
import { paths } from '../paths.ts'
import { useAuth, useAuthSelector, UserContext } from '../providers/AuthProvider.tsx'
import { PageFocusProvider } from '../providers/PageFocusProvider.tsx'
import { allowedPath } from '../returnPath.ts'
import { allPages, type Page } from '../routes.tsx'
import { prefetch } from '../startup/chunks/prefetch.ts'
import { requiredComponent } from '../ui/page/lazy.tsx'

const SessionScope = requiredComponent(
  () => import('../layouts/signedIn/SessionScope.tsx'),
  'SessionScope',
)
const VisitorLayout = requiredComponent(
  () => import('../layouts/VisitorLayout.tsx'),
  'VisitorLayout',
)
const SessionEndedView = requiredComponent(
  () => import('../views/session/SessionEndedView.tsx'),
  'SessionEndedView',
)

const QuestionsGate = __FEATURES__.signUpQuestions
  ? requiredComponent(() => import('../views/signUp/QuestionsGate.tsx'), 'QuestionsGate')
  : null

const SecondFactorGate = __FEATURES__.requireSecondFactor
  ? requiredComponent(() => import('../views/security/SecondFactorGate.tsx'), 'SecondFactorGate')
  : null

/** The page for the current address in its layout, or a redirect to a page the person may see. */
export function Pages() {
  const [path] = useLocation()
  // A deferred path keeps the old page on screen while the one Suspense boundary waits for the next.
  const shownPath = useDeferredValue(path)
  const [pages] = useState(allPages)
  const { loggedIn: isSignedIn } = useAuth()
  usePrefetchedPages(isSignedIn)
  return (
    <PageFocusProvider>
      <PageFrame>
        <Suspense>
          <Switch location={shownPath}>
            {pages.map((page) => (
              // Signed-in pages share a key, so what surrounds them stays mounted across navigation.
              <Route
                key={page.audience === 'signedIn' ? page.audience : page.path}
                path={page.path}
              >
                <RouteGuard page={page} />
              </Route>
            ))}
          </Switch>
        </Suspense>
      </PageFrame>
    </PageFocusProvider>
  )
}

/** Before prefetching. A signed-in person's first page fetches more than a form does. */
const signedInDelayMs = 5_000

/** Prefetches the pages that this person may open next, see `prefetchWhenIdle.ts`. */
function usePrefetchedPages(isSignedIn: boolean): void {
  useEffect(() => {
    const load = async () => (await import('./prefetchWhenIdle.ts')).prefetchWhenIdle(isSignedIn)
    const waiting = setTimeout(prefetch, isSignedIn ? signedInDelayMs : 0, [load])
    return () => clearTimeout(waiting)
  }, [isSignedIn])
}

/** Shows a page to its audience. A person who has just signed in sees the form until the next page is ready. */
function RouteGuard({ page }: { page: Page }) {
  const { audience, view: View, layout: Layout, visitorView: VisitorView } = page
  const { user, loggedIn: isSignedIn } = useAuth()
  const hasEnded = useAuthSelector(({ context }) => context.endReason !== null)
  const [wasAllowed] = useState(isAllowed(audience, isSignedIn))
  const isSignInPage = page.path === paths.signIn
  const hasVisitorView = Boolean(VisitorView)
  const view = (
    <Layout>
      <View />
    </Layout>
  )
  switch (pageFor({ audience, hasVisitorView, isSignInPage, isSignedIn, hasEnded })) {
    case 'page':
      return user && (page.isInSession || audience === 'signedIn') ? (
        // Keyed by user, so that nothing one person started carries over to the next.
        <SignedInPage key={user.uid} user={user}>
          {view}
        </SignedInPage>
      ) : (
        view
      )
    case 'visitorView':
      return <VisitorLayout>{VisitorView && <VisitorView />}</VisitorLayout>
    case 'sessionEnd':
      return (
        <SignedOutLayout>
          <SessionEndedView />
        </SignedOutLayout>
      )
    case 'redirect':
      return (
        <>
          {isSignedIn && wasAllowed && view}
          <RedirectToAllowedPage uid={user?.uid} />
        </>
      )
  }
}

/** A page within the session, once the person has a second factor and all required answers. */
function SignedInPage({ user, children }: { user: User; children: ReactNode }) {
  const page = (
    <SessionScope>
      {QuestionsGate ? <QuestionsGate>{children}</QuestionsGate> : children}
    </SessionScope>
  )
  return (
    <UserContext value={user}>
      {SecondFactorGate ? <SecondFactorGate>{page}</SecondFactorGate> : page}
    </UserContext>
  )
}

/**
 * Redirects once, from the address at first render, because the redirect itself changes the address. The uid of an
 * ended session is kept in the history entry, so that it survives a reload.
 */
function RedirectToAllowedPage({ uid }: { uid: string | undefined }) {
  const endedUid = useAuthSelector(({ context }) => context.endedUid)
  const hasSignedOut = useAuthSelector(({ context }) => context.hasSignedOut)
  const [to] = useState(() =>
    allowedPath({ uid, endedUid: endedUid ?? history.state, hasSignedOut }, location),
  )
  return <Redirect to={to} replace state={endedUid} />
}
