import { Suspense, useDeferredValue, useEffect, useState, type ReactNode } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { SignedOutLayout } from './layouts/SignedOutLayout.tsx'
import { lazyComponent, loadAhead } from './lazy.tsx'
import { PageFrame } from './layouts/PageFrame.tsx'
import { destinationIn, paths, signInReturningTo } from './paths.ts'
import { ArrivalProvider } from './providers/ArrivalProvider.tsx'
import { useAuth, useAuthSelector } from './providers/AuthProvider.tsx'
import { pages, type Page } from './routes.tsx'

const SessionScope = lazyComponent(
  () => import('./layouts/signedIn/SessionScope.tsx'),
  'SessionScope',
)
const SessionEndedView = lazyComponent(
  () => import('./views/SessionEndedView.tsx'),
  'SessionEndedView',
)

/** In milliseconds: the first page of somebody who is signed in fetches more than a form does. */
const patience = 5_000

/** The page that the address asks for, in its layout, or the way to where the person may be. */
export function Pages() {
  const [path] = useLocation()
  // With the one Suspense around all pages, the page before stays until the next one is there.
  const shown = useDeferredValue(path)
  const { loggedIn } = useAuth()
  useEffect(() => {
    const load = async () => (await import('./nextPages.ts')).loadNextPages(loggedIn)
    const waiting = setTimeout(loadAhead, loggedIn ? patience : 0, [load])
    return () => clearTimeout(waiting)
  }, [loggedIn])
  return (
    <ArrivalProvider>
      <PageFrame>
        <Suspense>
          <Switch location={shown}>
            {pages.map(({ path: pattern, view: View, layout: Layout, audience }) => (
              // What stands around one signed-in page stays for the next one: they share a key.
              <Route key={audience === 'signedIn' ? audience : pattern} path={pattern}>
                <Admission audience={audience} isDoor={pattern === paths.signIn}>
                  <Layout>
                    <View />
                  </Layout>
                </Admission>
              </Route>
            ))}
          </Switch>
        </Suspense>
      </PageFrame>
    </ArrivalProvider>
  )
}

type AdmissionProps = {
  audience: Page['audience']
  /** Where everybody comes who is not in. */
  isDoor: boolean
  children: ReactNode
}

/**
 * Lets in whom a page is for. A guest who has come in sees the form until the next page is there. Who
 * was put out reads why, before anything else.
 */
function Admission({ audience, isDoor, children }: AdmissionProps) {
  const { user, loggedIn } = useAuth()
  const wasPutOut = useAuthSelector(({ context }) => context.ending !== null)
  const isAdmitted = audience === 'everyone' || (audience === 'signedIn') === loggedIn
  const [wasAdmitted] = useState(isAdmitted)
  if (wasPutOut && (isDoor || audience === 'signedIn')) {
    return (
      <SignedOutLayout>
        <SessionEndedView />
      </SignedOutLayout>
    )
  }
  // Nothing that one person began on a page of their own may go on for the next one.
  if (isAdmitted) {
    return audience === 'signedIn' ? (
      <SessionScope key={user?.uid}>{children}</SessionScope>
    ) : (
      children
    )
  }
  return (
    <>
      {loggedIn && wasAdmitted && children}
      <AccessRedirect uid={user?.uid} />
    </>
  )
}

/**
 * Leads on from the address that stands when it appears; while it leads, the address changes. Where a session
 * has ended, nobody but its person comes back to where it was; the entry keeps who that is for a reload.
 */
function AccessRedirect({ uid }: { uid: string | undefined }) {
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
