import type { AuthActor, Inspect } from '../firebase/authActor.ts'
import { AuthProvider } from '../providers/AuthProvider.tsx'
import { ThemeProvider } from '../providers/ThemeProvider.tsx'
import { errorPageText } from '../text/shared/appText.ts'
import { Button } from '../ui/button/Button.tsx'
import { ErrorBoundary } from '../ui/notice/ErrorBoundary.tsx'
import { ErrorPage } from '../ui/notice/ErrorPage.tsx'
import { Pages } from './Pages.tsx'

type AppProps = {
  actor: AuthActor
  inspect?: Inspect | undefined
}

export function App({ actor, inspect }: AppProps) {
  const crashed = (
    <ErrorPage
      heading={errorPageText.crashTitle}
      sentence={errorPageText.crash}
      action={errorPageText.reload}
      onAction={() => location.reload()}
    />
  )
  const stalled = (
    <ErrorPage
      heading={errorPageText.stalledTitle}
      sentence={errorPageText.stalled}
      action={errorPageText.retry}
      onAction={() => actor.send({ type: 'session.retry' })}
    >
      <Button onClick={() => actor.send({ type: 'session.abandon' })}>
        {errorPageText.signInAgain}
      </Button>
    </ErrorPage>
  )
  return (
    <ErrorBoundary fallback={crashed}>
      <ThemeProvider>
        <AuthProvider actor={actor} inspect={inspect} stalled={stalled}>
          <Pages />
        </AuthProvider>
      </ThemeProvider>
    </ErrorBoundary>
  )
}
