import { Link } from 'wouter'
import { paths } from '../paths.ts'
import { nextActionText, type NextAction } from '../text/failureText.ts'

const links: Partial<Record<NextAction, string>> = {
  requestNewLink: paths.forgotPassword,
  resetPassword: paths.forgotPassword,
  signIn: paths.signIn,
}

/** The one next action after a failure: a link, a button of the form, or a word of advice. */
export function NextStep({ action }: { action: NextAction }) {
  const words = nextActionText[action]
  const href = links[action]
  if (href) return <Link href={href}>{words}</Link>
  if (action === 'retry') return <button type="submit">{words}</button>
  return <span>{words}</span>
}
