import { useSelector } from '@xstate/react'
import { useDeferredValue } from 'react'
import Markdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import type { NoteActor } from '../../actors/notes/noteFlow.ts'
import { webAddress } from '../../domain/webAddress.ts'
import { noteText } from '../../text/noteText.ts'
import { markdownParts } from './markdownParts.tsx'
import styles from './NotePreview.module.css'

const plugins = [remarkGfm]

/** The text as Markdown. HTML in it stays text, and nothing is loaded from anywhere. */
export function NotePreview({ actor }: { actor: NoteActor }) {
  const body = useDeferredValue(useSelector(actor, ({ context }) => context.content.body))
  if (body.trim() === '') return <p className={styles.nothing}>{noteText.nothingToPreview}</p>
  return (
    <div className={styles.preview}>
      <Markdown
        remarkPlugins={plugins}
        components={markdownParts}
        urlTransform={(address) => webAddress(address) ?? ''}
      >
        {body}
      </Markdown>
    </div>
  )
}
