import type { ReactNode } from 'react'
import { Link, Redirect } from 'wouter'
import {
  fieldToCorrect,
  noticeActionAfter,
  type CorrectableField,
  type Failure,
  type NoticeAction,
} from '../../domain/failure.ts'
import { focusRegionOf } from '../../hooks/focus.ts'
import { paths } from '../../paths.ts'
import { useIsSignedIn } from '../../providers/AuthProvider.tsx'
import { pathWithReturnFrom } from '../../returnPath.ts'
import { codeText, failureText, nextActionText } from '../../text/shared/failureText.ts'
import { Notice } from './Notice.tsx'

/** A screen's ways to handle a failure, by next action. */
export type FailureActions = Partial<Record<NoticeAction, () => void>>

type FailureNoticeProps = {
  failure: Failure | null
  /** This screen's ways to handle a failure, by next action. */
  actions?: FailureActions | undefined
  /** The fields of this form that show their failures themselves. By default, whatever field it is. */
  fields?: readonly CorrectableField[] | undefined
  /** What else there is to say or do about it. */
  children?: ReactNode
}

/**
 * Shows what went wrong and what to do next, unless it belongs to a field of the form. Place it inside the form, and
 * render it before anything fails, so that screen readers announce its content.
 */
export function FailureNotice({ failure, actions, fields, children }: FailureNoticeProps) {
  return (
    <div role="alert">
      {failure && !isShownByField(failure, fields) && (
        <FailureMessage failure={failure} actions={actions}>
          {children}
        </FailureMessage>
      )}
    </div>
  )
}

function isShownByField(failure: Failure, fields?: readonly CorrectableField[]): boolean {
  const field = fieldToCorrect(failure)
  return field !== null && (!fields || fields.includes(field))
}

/** The failure and the next action. Needs a live region around it. */
export function FailureMessage({
  failure,
  actions = {},
  children,
}: Omit<FailureNoticeProps, 'fields'> & { failure: Failure }) {
  const next = noticeActionAfter(failure)
  return (
    <Notice tone="danger">
      <span>{failureText[failure.kind]}</span>
      {next && <NextActionControl action={next} onClick={actions[next]} />}
      {failure.kind === 'unauthorized-domain' && <code>{location.host}</code>}
      {failure.kind === 'unknown' && <code>{codeText(failure.code)}</code>}
      {children}
    </Notice>
  )
}

const links: Partial<Record<NoticeAction, string>> = {
  ...(__FEATURES__.password && {
    requestNewLink: paths.forgotPassword,
    resetPassword: paths.forgotPassword,
  }),
  signIn: paths.signIn,
  verifyEmail: paths.verifyEmail,
}

type NextActionControlProps = {
  action: NoticeAction
  /** The screen's own action, in place of a link to another page. */
  onClick?: (() => void) | undefined
}

/** The next action after a failure: a link, a button, or a piece of advice. */
export function NextActionControl({ action, onClick }: NextActionControlProps) {
  const href = links[action]
  const isOff = action === 'resetPassword' && !href
  const label = nextActionText[isOff ? 'chooseAnotherMethod' : action]
  const isSignedIn = useIsSignedIn()
  if (onClick) {
    return (
      <button
        type="button"
        onClick={({ currentTarget }) => {
          focusRegionOf(currentTarget)
          onClick()
        }}
      >
        {label}
      </button>
    )
  }
  if (__FEATURES__.secondFactors && action === 'enterSecondFactor') {
    return <Redirect to={pathWithReturnFrom(paths.secondFactor, location.search)} />
  }
  // The link would redirect a signed-in person home, losing what they entered here.
  if (action === 'signIn' && isSignedIn) return <span>{nextActionText.chooseAnotherMethod}</span>
  if (href) return <Link href={pathWithReturnFrom(href, location.search)}>{label}</Link>
  if (action === 'retry') return <button type="submit">{label}</button>
  return <span>{label}</span>
}
