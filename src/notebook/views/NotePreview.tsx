import { useSelector } from '@xstate/react'
import { toJsxRuntime, type Components } from 'hast-util-to-jsx-runtime'
import { useDeferredValue, useEffect, useMemo, type ComponentProps } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import type { NoteActor } from '../actors/noteFlows.ts'
import { previewFlow } from '../actors/previewFlow.ts'
import type { MarkdownTree } from '../domain/markdownTree.ts'
import { webAddress } from '../../domain/webAddress.ts'
import { useFlow } from '../../providers/useFlow.ts'
import { noteText } from '../text/noteText.ts'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Scroller } from '../ui/Scroller.tsx'
import styles from './NotePreview.module.css'
import { ListItem, TaskBox, TasksOf } from './TaskBox.tsx'

type NotePreviewProps = {
  actor: NoteActor
  /** The field that holds the text; none where nobody may change it. */
  fieldId: string | null
  flow?: typeof previewFlow
}

/** The text as Markdown. HTML in it stays text, and nothing is loaded from anywhere. */
export function NotePreview({ actor, fieldId, flow = previewFlow }: NotePreviewProps) {
  const body = useSelector(actor, ({ context }) => context.content.body)
  const preview = useFlow(flow, { text: body })
  useEffect(() => {
    if (preview.getSnapshot().context.text !== body)
      preview.send({ type: 'text.changed', text: body })
  }, [preview, body])
  const isPlain = useSelector(preview, (snapshot) => snapshot.hasTag('plain'))
  const tree = useDeferredValue(useSelector(preview, ({ context }) => context.tree))
  const tasks = useMemo(() => ({ actor, fieldId }), [actor, fieldId])
  if (body.trim() === '') return <p className={styles.nothing}>{noteText.nothingToPreview}</p>
  if (isPlain) return <AsItIs>{body}</AsItIs>
  if (!tree) return <div className={styles.preview} aria-busy="true" />
  return (
    <ErrorBoundary fallback={<AsItIs>{body}</AsItIs>}>
      <div className={styles.preview}>
        <TasksOf value={tasks}>
          <Drawn tree={tree} />
        </TasksOf>
      </div>
    </ErrorBoundary>
  )
}

function Drawn({ tree }: { tree: MarkdownTree }) {
  return useMemo(
    () =>
      toJsxRuntime(tree, {
        Fragment,
        jsx,
        jsxs,
        components: markdownParts,
        passKeys: true,
        passNode: true,
      }),
    [tree],
  )
}

/** What cannot be drawn is shown as it was written. */
function AsItIs({ children }: { children: string }) {
  return (
    <>
      <Notice tone="calm">{noteText.plainPreview}</Notice>
      <div className={styles.plain}>{children}</div>
    </>
  )
}

/** How the parts of a Markdown text are drawn inside a page that has a heading of its own. */
const markdownParts: Partial<Components> = {
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
  li: ListItem,
  input: ({ checked }) => <TaskBox checked={checked} />,
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
