import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { focusFirstControl } from '../../hooks/focus.ts'

type EditorFrameProps = {
  /** A change is being made, which can't be taken back. */
  isBusy: boolean
  className?: string | undefined
  /** The buttons below the editor, such as Cancel. */
  buttons?: ReactNode
  children: ReactNode
}

/** What a row contains while its editor is open. Escape doesn't close it while a change is being made. */
export function EditorFrame({ isBusy, className, buttons, children }: EditorFrameProps) {
  const editor = useRef<HTMLDivElement>(null)
  // What stood in for an editor whose code was being loaded had the focus, and is gone.
  useEffect(() => {
    if (document.activeElement === document.body) focusFirstControl(editor.current)
  }, [])
  const stayOpenWhileBusy = (event: KeyboardEvent) => {
    if (isBusy && event.key === 'Escape') event.stopPropagation()
  }
  return (
    <div ref={editor} className={className} onKeyDown={stayOpenWhileBusy} role="presentation">
      {children}
      {buttons}
    </div>
  )
}
