import { useSelector } from '@xstate/react'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { useDeferredValue, useEffect, useMemo } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import type { NoteActor } from '../actors/noteFlows.ts'
import { previewFlow } from '../actors/previewFlow.ts'
import type { MarkdownTree } from '../domain/markdownTree.ts'
import { useFlow } from '../../providers/useFlow.ts'
import { noteText } from '../text/noteText.ts'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { markdownParts } from './markdownParts.tsx'
import styles from './NotePreview.module.css'

/** The text as Markdown. HTML in it stays text, and nothing is loaded from anywhere. */
export function NotePreview({
  actor,
  flow = previewFlow,
}: {
  actor: NoteActor
  flow?: typeof previewFlow
}) {
  const body = useSelector(actor, ({ context }) => context.content.body)
  const preview = useFlow(flow, { text: body })
  useEffect(() => {
    if (preview.getSnapshot().context.text !== body)
      preview.send({ type: 'text.changed', text: body })
  }, [preview, body])
  const isPlain = useSelector(preview, (snapshot) => snapshot.hasTag('plain'))
  const tree = useDeferredValue(useSelector(preview, ({ context }) => context.tree))
  if (body.trim() === '') return <p className={styles.nothing}>{noteText.nothingToPreview}</p>
  if (isPlain) return <AsItIs>{body}</AsItIs>
  if (!tree) return <div className={styles.preview} aria-busy="true" />
  return (
    <ErrorBoundary fallback={<AsItIs>{body}</AsItIs>}>
      <div className={styles.preview}>
        <Drawn tree={tree} />
      </div>
    </ErrorBoundary>
  )
}

function Drawn({ tree }: { tree: MarkdownTree }) {
  return useMemo(
    () => toJsxRuntime(tree, { Fragment, jsx, jsxs, components: markdownParts, passKeys: true }),
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
