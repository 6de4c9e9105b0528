import { useSelector } from '@xstate/react'
import { toJsxRuntime, type Components } from 'hast-util-to-jsx-runtime'
import { useDeferredValue, useEffect, useMemo, type ComponentProps, type RefObject } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { useInspectedActor } from '#src/hooks/useInspectedActor.ts'
import { ErrorBoundary } from '#src/ui/notice/ErrorBoundary.tsx'
import { Notice } from '#src/ui/notice/Notice.tsx'
import type { MarkdownTree } from '../domain/markdown/markdownTree.ts'
import { safeLinkUrl } from '../domain/markdown/safeLinkUrl.ts'
import { previewLogic } from '../firebase/markdown/previewLogic.ts'
import type { NoteActor } from '../firebase/notes/noteLogic.ts'
import { noteText } from '../text/noteText.ts'
import { Scroller } from '../ui/Scroller.tsx'
import { ListItem, TaskBox, TasksContext } from './TaskBox.tsx'
import styles from './NotePreview.module.css'

type NotePreviewProps = {
  actor: NoteActor
  /** The text field; `null` if the note is read-only. */
  textArea: RefObject<HTMLTextAreaElement | null> | null
}

/** Renders a note's Markdown. HTML is shown as text, and nothing is loaded from other servers. */
export function NotePreview({ actor, textArea }: NotePreviewProps) {
  const body = useSelector(actor, ({ context }) => context.content.body)
  const preview = useInspectedActor(previewLogic, { input: { text: body } })
  useEffect(() => {
    if (preview.getSnapshot().context.text !== body)
      preview.send({ type: 'text.changed', text: body })
  }, [preview, body])
  const isPlain = useSelector(preview, (snapshot) => snapshot.matches('plain'))
  const tree = useDeferredValue(useSelector(preview, ({ context }) => context.tree))
  const tasks = useMemo(() => ({ actor, textArea }), [actor, textArea])
  if (body.trim() === '') return <p className={styles.nothing}>{noteText.nothingToPreview}</p>
  if (isPlain) return <PlainPreview>{body}</PlainPreview>
  if (!tree) return <div className={styles.preview} aria-busy="true" />
  return (
    <ErrorBoundary fallback={<PlainPreview>{body}</PlainPreview>}>
      <div className={styles.preview}>
        <TasksContext value={tasks}>
          <RenderedMarkdown tree={tree} />
        </TasksContext>
      </div>
    </ErrorBoundary>
  )
}

function RenderedMarkdown({ tree }: { tree: MarkdownTree }) {
  return useMemo(
    () =>
      toJsxRuntime(withDirections(withOwnElements(tree)), {
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

/** Puts text beside other content into elements of its own (CONTRIBUTING.md, Code). */
function withOwnElements<Node extends MarkdownTree>(node: Node): Node {
  if (!('children' in node)) return node
  const isAlone = node.children.length === 1
  const children = node.children.map((child) => {
    if (child.type !== 'text') return withOwnElements(child)
    if (isAlone || child.value.trim() === '') return child
    return { type: 'element' as const, tagName: 'span', properties: {}, children: [child] }
  })
  return { ...node, children }
}

/** Each block gets its own text direction. */
function withDirections(tree: MarkdownTree): MarkdownTree {
  if (tree.type !== 'root') return tree
  const children = tree.children.map((block) =>
    block.type === 'element'
      ? { ...block, properties: { ...block.properties, dir: 'auto' } }
      : block,
  )
  return { ...tree, children }
}

/** Shown if the text can't be rendered as Markdown. */
function PlainPreview({ children }: { children: string }) {
  return (
    <>
      <Notice tone="calm">{noteText.plainPreview}</Notice>
      <div className={styles.plain} dir="auto">
        {children}
      </div>
    </>
  )
}

/** Headings are one level lower, because the page has its own. */
const markdownParts: Partial<Components> = {
  h1: ({ dir, children }) => <h2 dir={dir}>{children}</h2>,
  h2: ({ dir, children }) => <h3 dir={dir}>{children}</h3>,
  h3: ({ dir, children }) => <h4 dir={dir}>{children}</h4>,
  h4: ({ dir, children }) => <h5 dir={dir}>{children}</h5>,
  h5: ({ dir, children }) => <h6 dir={dir}>{children}</h6>,
  a: ({ href, children }) => <WebLink href={href}>{children}</WebLink>,
  // An external image would tell its server who reads the note.
  img: ({ src, alt }) => {
    const address = typeof src === 'string' ? src : ''
    return <WebLink href={address}>{alt || address || noteText.picture}</WebLink>
  },
  table: ({ dir, children }) => (
    <Scroller label={noteText.table} className={styles.table} dir={dir}>
      <table>{children}</table>
    </Scroller>
  ),
  pre: ({ children }) => (
    <Scroller label={noteText.code} className={styles.code} dir="ltr">
      <pre>{children}</pre>
    </Scroller>
  ),
  code: ({ children }) => <code dir="ltr">{children}</code>,
  li: ListItem,
  input: ({ checked }) => <TaskBox checked={checked} />,
}

/** Links to anything but web addresses are shown as text. */
function WebLink({ href, children }: Pick<ComponentProps<'a'>, 'href' | 'children'>) {
  const address = safeLinkUrl(href ?? '')
  if (address === null) return <span>{children}</span>
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  )
}
