import type { ReactNode } from 'react'
import { LoadFailedPage } from '../../ui/notice/LoadFailedPage.tsx'
import { EditorFrame } from './EditorFrame.tsx'

export type EditorButtonsProps = {
  /** The buttons below the editor, such as Cancel, which do nothing while a change is being made. */
  renderButtons: (isBusy: boolean) => ReactNode
}

/** Replaces an editor whose code can't be loaded. */
export function EditorLoadFailed({ renderButtons }: EditorButtonsProps) {
  return (
    <EditorFrame isBusy={false} buttons={renderButtons(false)}>
      <LoadFailedPage />
    </EditorFrame>
  )
}
