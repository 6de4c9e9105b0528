import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import type { Inspect } from '#src/firebase/authActor.ts'
import { AuthProvider } from '#src/providers/AuthProvider.tsx'
import { ThemeProvider } from '#src/providers/ThemeProvider.tsx'
import { stubAuth } from './fakes/stubAuth.ts'

/**
 * Renders a view in the real providers. Returns it with a simulated user.
 *
 * @param inspect receives the inspection events of the view's actors.
 */
export function renderView(view: ReactNode, auth = stubAuth(), inspect?: Inspect) {
  render(
    <ThemeProvider>
      <AuthProvider actor={auth.actor} inspect={inspect} stalled="stalled">
        {view}
      </AuthProvider>
    </ThemeProvider>,
  )
  return { auth, person: userEvent.setup() }
}
