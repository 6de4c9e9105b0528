import type { KeyboardEvent, ReactNode } from 'react'

type EditorFrameProps = {
  /** A change is being made, which can't be taken back. */
  isBusy: boolean
  className?: string | undefined
  children: ReactNode
}

/** What a row contains while its editor is open. Escape doesn't close it while a change is being made. */
export function EditorFrame({ isBusy, className, children }: EditorFrameProps) {
  const stayOpenWhileBusy = (event: KeyboardEvent) => {
    if (isBusy && event.key === 'Escape') event.stopPropagation()
  }
  return (
    <div className={className} onKeyDown={stayOpenWhileBusy} role="presentation">
      {children}
    </div>
  )
}
