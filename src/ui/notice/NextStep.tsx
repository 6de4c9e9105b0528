import { Link, Redirect } from 'wouter'
import type { Correction, NextAction } from '../../domain/nextAction.ts'
import { paths, withReturnFrom } from '../../paths.ts'
import { useIsSignedIn } from '../../providers/AuthProvider.tsx'
import { nextActionText } from '../../text/shared/failureText.ts'

const links: Partial<Record<NextAction, string>> = {
  ...(__METHODS__.password && {
    requestNewLink: paths.forgotPassword,
    resetPassword: paths.forgotPassword,
  }),
  signIn: paths.signIn,
  verifyEmail: paths.verifyEmail,
}

type NextStepProps = {
  action: Exclude<NextAction, Correction>
  /** What the screen does instead of linking to another page. */
  onTake?: (() => void) | undefined
}

/** The next action after a failure: a link, a button, or a piece of advice. */
export function NextStep({ action, onTake }: NextStepProps) {
  const label = nextActionText[isOff(action) ? 'chooseAnotherMethod' : action]
  const href = links[action]
  const isSignedIn = useIsSignedIn()
  if (onTake) {
    return (
      <button type="button" onClick={onTake}>
        {label}
      </button>
    )
  }
  if (__METHODS__.secondFactors && action === 'enterSecondFactor') {
    return <Redirect to={withReturnFrom(paths.secondFactor, location.search)} />
  }
  // The link would redirect a signed-in person home, losing what they entered here.
  if (action === 'signIn' && isSignedIn) return <span>{nextActionText.chooseAnotherMethod}</span>
  if (href) return <Link href={withReturnFrom(href, location.search)}>{label}</Link>
  if (action === 'retry') return <button type="submit">{label}</button>
  return <span>{label}</span>
}

function isOff(action: NextAction): boolean {
  return !__METHODS__.password && action === 'resetPassword'
}
