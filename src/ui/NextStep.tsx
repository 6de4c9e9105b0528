import { Link, Redirect } from 'wouter'
import { paths, withReturnFrom } from '../paths.ts'
import { useIsSignedIn } from '../providers/AuthProvider.tsx'
import { nextActionText, type NextAction } from '../text/failureText.ts'

const links: Partial<Record<NextAction, string>> = {
  ...(__METHODS__.password && {
    requestNewLink: paths.forgotPassword,
    resetPassword: paths.forgotPassword,
  }),
  signIn: paths.signIn,
  verifyEmail: paths.verifyEmail,
}

type NextStepProps = {
  action: NextAction
  /** What the screen does for it, instead of leading to another page. */
  onTake?: (() => void) | undefined
}

/** The one next action after a failure: a link, a button, or a word of advice. */
export function NextStep({ action, onTake }: NextStepProps) {
  const words = nextActionText[action]
  const href = links[action]
  const isSignedIn = useIsSignedIn()
  if (onTake) {
    return (
      <button type="button" onClick={onTake}>
        {words}
      </button>
    )
  }
  if (__METHODS__.secondFactors && action === 'enterSecondFactor') {
    return <Redirect to={withReturnFrom(paths.secondFactor, location.search)} />
  }
  // Who is in would be led home from there, and lose what stands on this page.
  if (action === 'signIn' && isSignedIn) return <span>{nextActionText.chooseAnotherMethod}</span>
  if (href) return <Link href={withReturnFrom(href, location.search)}>{words}</Link>
  if (action === 'retry') return <button type="submit">{words}</button>
  return <span>{words}</span>
}
