import type { ReactNode, Ref } from 'react'
import type { RequestContext } from '../../machines/shared/request.ts'
import { errorPageText } from '../../text/shared/appText.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Notice } from '../../ui/notice/Notice.tsx'
import { EditorFrame } from './EditorFrame.tsx'

/** What the row reads from the actor of its editor. */
export type EditorActor = { getSnapshot: () => { context: RequestContext } }

export type EditorProps = EditorButtonsProps & {
  ref: Ref<EditorActor>
  /** Of the editor before. */
  request: RequestContext
}

type EditorButtonsProps = {
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
