import type { ReactNode } from 'react'
import { Button } from '../ui/button/Button.tsx'
import styles from '../ui/notice/LoadFailedPage.module.css'

type ErrorPageViewProps = {
  heading: string
  sentence: string
  action: string
  onAction: () => void
  /** A button for another way on. */
  children?: ReactNode
}

/** A full page for when nothing else can be shown. Works without providers. */
export function ErrorPageView({
  heading,
  sentence,
  action,
  onAction,
  children,
}: ErrorPageViewProps) {
  return (
    <main data-page="failed" className={styles.missing}>
      <div role="alert">
        <h1>{heading}</h1>
        <p>{sentence}</p>
      </div>
      <Button look="primary" onClick={onAction}>
        {action}
      </Button>
      {children}
    </main>
  )
}
