import { faultText } from '../../text/faultText.ts'
import { noteText } from '../../text/noteText.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** Stands for the files of a note where what shows or takes them could not be fetched. */
export function FilesMissing() {
  return (
    <Notice tone="calm">
      <span>{noteText.filesMissing}</span>
      <Button look="quiet" onClick={() => location.reload()}>
        {faultText.reload}
      </Button>
    </Notice>
  )
}
