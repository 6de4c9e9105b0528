import type { ReactNode } from 'react'
import { errorPageText } from '../../text/shared/appText.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Notice } from '../../ui/notice/Notice.tsx'
import { EditorFrame } from './EditorFrame.tsx'

export type EditorButtonsProps = {
  /** The buttons below the editor, such as Cancel, which do nothing while a change is being made. */
  renderButtons: (isBusy: boolean) => ReactNode
}

/** Replaces an editor whose code can't be loaded. */
export function EditorLoadFailed({ renderButtons }: EditorButtonsProps) {
  return (
    <EditorFrame isBusy={false} buttons={renderButtons(false)}>
      <div role="alert">
        <Notice tone="danger">
          <span>{errorPageText.missing}</span>
          <Button look="quiet" onClick={() => location.reload()}>
            {errorPageText.reload}
          </Button>
        </Notice>
      </div>
    </EditorFrame>
  )
}
