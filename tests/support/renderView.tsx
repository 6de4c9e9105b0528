import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import type { Inspect } from '#src/firebase/authActor.ts'
import { AuthProvider, useAuth, UserContext } from '#src/providers/AuthProvider.tsx'
import { ThemeProvider } from '#src/providers/ThemeProvider.tsx'
import { stubAuth } from './fakes/stubAuth.ts'

/**
 * Renders a view in the real providers, within the session of the person who is signed in. Returns it with a
 * simulated user.
 *
 * @param inspect receives the inspection events of the view's actors.
 */
export function renderView(view: ReactNode, auth = stubAuth(), inspect?: Inspect) {
  render(
    <ThemeProvider>
      <AuthProvider actor={auth.actor} inspect={inspect} stalled="stalled">
        <Session>{view}</Session>
      </AuthProvider>
    </ThemeProvider>,
  )
  return { auth, person: userEvent.setup() }
}

function Session({ children }: { children: ReactNode }) {
  return <UserContext value={useAuth().user}>{children}</UserContext>
}
