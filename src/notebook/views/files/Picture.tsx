import { useSelector } from '@xstate/react'
import { filesText } from '../../text/filesText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import dialogs from '../dialogs.module.css'
import { FetchFailure } from './FetchFailure.tsx'
import styles from './FileRow.module.css'
import type { FileActor } from './useHanding.ts'
import { Picture } from './Picture.tsx'

type PictureDialogProps = { actor: FileActor; name: string; onClose: () => void }

/** A picture as large as the window allows. */
export function PictureDialog({ actor, name, onClose }: PictureDialogProps) {
  const { bytes, isShowable, failure } = useSelector(actor, ({ context }) => context)
  return (
    <Dialog heading={name} isWide onClose={onClose}>
      {bytes && isShowable && <Picture bytes={bytes} alt={name} className={styles.picture} />}
      <output>
        {bytes === null && failure === null && filesText.fetching}
        {bytes !== null && !isShowable && filesText.tooLargeToShow}
      </output>
      <div role="alert">
        <FetchFailure actor={actor} />
      </div>
      <div className={dialogs.choices}>
        <Button onClick={() => actor.send({ type: 'file.save' })}>{filesText.save}</Button>
        <Button look="quiet" onClick={onClose}>
          {filesText.close}
        </Button>
      </div>
    </Dialog>
  )
}
