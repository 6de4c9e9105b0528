import { useSelector } from '@xstate/react'
import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import type { ActorRefFrom } from 'xstate'
import { Button } from '#src/ui/button/Button.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { FailureNotice } from '#src/ui/notice/FailureNotice.tsx'
import { hasNextPage } from '../domain/list/noteList.ts'
import type { noteListMachine } from '../machines/noteListMachine.ts'
import { notesText } from '../text/notesText.ts'
import styles from './MoreNotes.module.css'

type MoreNotesProps = {
  list: ActorRefFrom<typeof noteListMachine>
  onMore?: () => void
}

/** Button that loads the next page; nothing if there is none. */
export function MoreNotes({ list: actor, onMore }: MoreNotesProps) {
  const isMore = useSelector(actor, ({ context }) => hasNextPage(context.list))
  const isReading = useSelector(actor, (snapshot) =>
    snapshot.matches({ open: { watched: { nextPages: 'reading' } } }),
  )
  const failure = useSelector(actor, ({ context }) => context.pageFailure)
  if (!isMore) return null
  const readMore = () => {
    onMore?.()
    actor.send({ type: 'list.readNextPage' })
  }
  return (
    <div className={styles.more}>
      <Form onSubmit={readMore}>
        <FailureNotice failure={failure} />
      </Form>
      <ShowMore isBusy={isReading} onClick={readMore}>
        {isReading ? notesText.moreComing : notesText.more}
      </ShowMore>
    </div>
  )
}

/** Button that extends the list above it. When it disappears, the first new row gets the focus. */
export function ShowMore({ onClick, ...rest }: ComponentProps<typeof Button>) {
  const button = useRef<HTMLButtonElement>(null)
  const last = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const shown = button.current
    return () => {
      if (document.activeElement !== shown) return
      const before = last.current
      // Wait until the new rows are rendered.
      queueMicrotask(() => {
        const row = before?.nextElementSibling ?? before
        row?.querySelector<HTMLElement>('a, button')?.focus()
      })
    }
  }, [])
  return (
    <Button
      ref={button}
      onClick={(event) => {
        last.current = lastRowAbove(event.currentTarget)
        onClick?.(event)
      }}
      {...rest}
    />
  )
}

function lastRowAbove(button: Element): Element | null {
  const list = button.closest(':has(li)')
  return Array.from(list?.querySelectorAll('li') ?? []).at(-1) ?? null
}
