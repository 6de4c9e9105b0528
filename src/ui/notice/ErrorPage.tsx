import type { ReactNode } from 'react'
import { errorPageText } from '../../text/shared/appText.ts'
import { Button } from '../button/Button.tsx'
import { PageHeading } from '../page/PageHeading.tsx'
import styles from './ErrorPage.module.css'

type ErrorPageProps = {
  heading: string
  sentence: string
  action: string
  onAction: () => void
  /** A secondary action. */
  children?: ReactNode
}

/** A full page for when nothing else can be shown. Works without providers. */
export function ErrorPage({ heading, sentence, action, onAction, children }: ErrorPageProps) {
  return (
    <main data-page="failed" className={styles.page}>
      <div role="alert">
        <h1>{heading}</h1>
        <p>{sentence}</p>
      </div>
      <Button variant="primary" onClick={onAction}>
        {action}
      </Button>
      {children}
    </main>
  )
}

/** Replaces a page whose code can't be loaded. Going back works, and what was typed there is kept. */
export function LoadFailedPage() {
  return (
    <div data-page="failed" className={styles.page}>
      <PageHeading title={errorPageText.loadFailedTitle} lead={errorPageText.loadFailed} />
      <Button variant="primary" onClick={() => location.reload()}>
        {errorPageText.reload}
      </Button>
    </div>
  )
}
