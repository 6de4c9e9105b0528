import { Suspense, useDeferredValue, useEffect, type ReactNode } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { loadAhead } from './late.ts'
import { destinationIn, signInReturningTo } from './paths.ts'
import { ArrivalProvider } from './providers/ArrivalProvider.tsx'
import { useAuth } from './providers/AuthProvider.tsx'
import { pages, type Page } from './routes.tsx'

/** The page that the address asks for, in its layout, or the way to where the person may be. */
export function Pages() {
  const [location] = useLocation()
  // The page before stays until the next one has been fetched.
  const shown = useDeferredValue(location)
  useEffect(loadAhead, [])
  return (
    <ArrivalProvider>
      <Switch location={shown}>
        {pages.map(({ path, view: View, layout: Layout, audience }) => (
          <Route key={path} path={path}>
            <Admission audience={audience}>
              <Suspense>
                <Layout>
                  <Suspense>
                    <View />
                  </Suspense>
                </Layout>
              </Suspense>
            </Admission>
          </Route>
        ))}
      </Switch>
    </ArrivalProvider>
  )
}

type AdmissionProps = { audience: Page['audience']; children: ReactNode }

function Admission({ audience, children }: AdmissionProps) {
  const { loggedIn } = useAuth()
  const { pathname, search } = window.location
  if (audience === 'member' && !loggedIn) {
    return <Redirect to={signInReturningTo(pathname + search)} replace />
  }
  if (audience === 'guest' && loggedIn) return <Redirect to={destinationIn(search)} replace />
  return children
}
