import type { ComponentProps } from 'react'
import type { Components } from 'hast-util-to-jsx-runtime'
import { webAddress } from '../../domain/webAddress.ts'
import { noteText } from '../text/noteText.ts'
import { Scroller } from '../ui/Scroller.tsx'
import styles from './NotePreview.module.css'

/** How the parts of a Markdown text are drawn inside a page that has a heading of its own. */
export const markdownParts: Partial<Components> = {
  h1: ({ children }) => <h2>{children}</h2>,
  h2: ({ children }) => <h3>{children}</h3>,
  h3: ({ children }) => <h4>{children}</h4>,
  h4: ({ children }) => <h5>{children}</h5>,
  h5: ({ children }) => <h6>{children}</h6>,
  a: ({ href, children }) => <WebLink href={href}>{children}</WebLink>,
  // A picture from elsewhere would tell its server who reads the note.
  img: ({ src, alt }) => {
    const address = typeof src === 'string' ? src : ''
    return <WebLink href={address}>{alt || address || noteText.picture}</WebLink>
  },
  table: ({ children }) => (
    <Scroller label={noteText.table} className={styles.table}>
      <table>{children}</table>
    </Scroller>
  ),
  pre: ({ children }) => (
    <Scroller label={noteText.code} className={styles.code}>
      <pre>{children}</pre>
    </Scroller>
  ),
  input: ({ checked }) => (
    <input
      type="checkbox"
      checked={checked === true}
      disabled
      aria-label={checked ? noteText.done : noteText.toDo}
    />
  ),
}

/** Where it may not lead, the words of a link are just words. */
function WebLink({ href, children }: Pick<ComponentProps<'a'>, 'href' | 'children'>) {
  const address = webAddress(href ?? '')
  if (address === null) return <span>{children}</span>
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  )
}
