import { faultText } from '../../../text/signInText.ts'
import { filesText } from '../../../text/filesText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'

/** Stands for the way in where what takes files could not be fetched. */
export function QueueMissing() {
  return (
    <Notice tone="calm">
      <span>{filesText.queueMissing}</span>
      <Button look="quiet" onClick={() => location.reload()}>
        {faultText.reload}
      </Button>
    </Notice>
  )
}
