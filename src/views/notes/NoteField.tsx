import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import type { NoteActor } from '../../actors/notes/noteFlow.ts'
import { replaceText } from './replaceText.ts'

type NoteFieldProps = Omit<ComponentProps<'textarea'>, 'part'> & {
  actor: NoteActor
  part: 'title' | 'body'
  label: string
  /** What of the typed text is taken. */
  accept?: (text: string) => string
}

/**
 * A text that the browser holds: a key costs no rendering, however long it is. It is written into only
 * where words come from somewhere else.
 */
export function NoteField({ actor, part, label, accept, ...rest }: NoteFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    let shown = -1
    const show = ({ context }: ReturnType<NoteActor['getSnapshot']>) => {
      if (!field.current || context.takeovers === shown) return
      shown = context.takeovers
      replaceText(field.current, context.content[part])
    }
    show(actor.getSnapshot())
    const showing = actor.subscribe(show)
    return () => showing.unsubscribe()
  }, [actor, part])
  const change = () => {
    if (!field.current) return
    const text = accept ? accept(field.current.value) : field.current.value
    if (accept) replaceText(field.current, text)
    actor.send({ type: 'draft.changed', change: { [part]: text } })
  }
  return (
    <textarea
      ref={field}
      id={`note-${part}`}
      aria-label={label}
      autoComplete="off"
      onInput={change}
      {...rest}
    />
  )
}
