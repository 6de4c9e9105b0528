import { Suspense, type ReactNode } from 'react'
import { useAuth } from '../../providers/AuthProvider.tsx'
import { lazyComponent } from '../../lazy.tsx'
import { product } from '../../product.ts'
import { SignOutProvider } from '../../providers/SignOutProvider.tsx'
import { SignOutQuestion } from './SignOutQuestion.tsx'

const ProductScope = lazyComponent(async () => ({ Scope: await product.Scope() }), 'Scope')

const SessionRefresh = lazyComponent(
  () => import('./SessionRefresh.tsx'),
  'SessionRefresh',
  () => null,
)

/** Stands around every page of a signed-in person, with the flows that live as long as the session. */
export function SessionScope({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  if (!user) return null
  return (
    <ProductScope user={user}>
      <Suspense>
        <SessionRefresh />
      </Suspense>
      <SignOutProvider user={user}>
        {children}
        <SignOutQuestion />
      </SignOutProvider>
    </ProductScope>
  )
}
