import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { closestZoom, zoomOf, type CropPoint } from '../../../domain/account/pictureCrop.ts'
import type { pictureMachine } from '../../../machines/account/pictureMachine.ts'
import { pictureText } from '../../../text/account/pictureText.ts'
import { actionText } from '../../../text/shared/actionText.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonRow } from '../../../ui/button/ButtonRow.tsx'
import { FileButton } from '../../../ui/files/FileButton.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx'
import { CropCanvas, CropSquare } from './CropSquare.tsx'
import { PictureProblem, pictureTypes } from './PictureChoice.tsx'
import editorStyles from '../AccountEditor.module.css'
import styles from './picture.module.css'

type PictureCropProps = {
  snapshot: SnapshotFrom<typeof pictureMachine>
  actor: ActorRefFrom<typeof pictureMachine>
  bitmap: ImageBitmap
  /** The ID of the current picture's file, if it's an uploaded one. */
  replaces: string | null
}

/** Chooses the visible part of a picture with mouse, touch, or keyboard. */
export function PictureCrop({ snapshot, actor, bitmap, replaces }: PictureCropProps) {
  const { crop, refusal, failure, coolDownEndsAt } = snapshot.context
  const isReading = snapshot.matches({ open: 'reading' })
  const isBusy = snapshot.hasTag('busy')
  const zoom = zoomOf(bitmap, crop)
  const zoomTo = (next: number, point?: CropPoint) =>
    actor.send({ type: 'crop.zoom', zoom: next, ...(point && { point }) })
  return (
    <Form onSubmit={() => actor.send({ type: 'picture.save', replaces })}>
      <PictureProblem refusal={refusal} failure={failure} />
      <p id="crop-hint" className={editorStyles.hint}>
        {pictureText.cropHint}
      </p>
      <div className={styles.stage}>
        <CropSquare
          picture={bitmap}
          crop={crop}
          describedBy="crop-hint"
          onMove={(by) => actor.send({ type: 'crop.move', by })}
          onZoom={zoomTo}
        />
        <figure className={styles.preview}>
          <CropCanvas picture={bitmap} crop={crop} side={192} />
          <figcaption>{pictureText.preview}</figcaption>
        </figure>
      </div>
      <ZoomField zoom={zoom} onZoom={zoomTo} />
      <ButtonRow>
        <SubmitButton
          label={actionText.save}
          busyLabel={actionText.saving}
          isBusy={isBusy}
          coolDownEndsAt={coolDownEndsAt}
        />
        <FileButton
          label={isReading ? pictureText.reading : pictureText.chooseAnother}
          accept={pictureTypes}
          isBusy={isReading}
          isDisabled={isBusy}
          onChoose={([file]) => file && actor.send({ type: 'picture.choose', file })}
        />
        <Button isDisabled={isBusy} onClick={() => actor.send({ type: 'picture.close' })}>
          {actionText.cancel}
        </Button>
      </ButtonRow>
    </Form>
  )
}

type ZoomFieldProps = { zoom: number; onZoom: (zoom: number) => void }

function ZoomField({ zoom, onZoom }: ZoomFieldProps) {
  return (
    <label className={styles.field}>
      {pictureText.zoom}
      <input
        type="range"
        min={1}
        max={closestZoom}
        step={0.05}
        value={zoom}
        aria-valuetext={pictureText.zoomOf(zoom)}
        onChange={({ currentTarget }) => onZoom(currentTarget.valueAsNumber)}
      />
    </label>
  )
}
