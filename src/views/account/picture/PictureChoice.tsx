import type { PictureRefusal } from '../../../domain/account/pictureHeader.ts'
import type { Failure } from '../../../domain/failure.ts'
import { pictureRefusals, pictureText } from '../../../text/account/pictureText.ts'
import { actionText } from '../../../text/shared/actionText.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonRow } from '../../../ui/button/ButtonRow.tsx'
import { FileButton } from '../../../ui/files/FileButton.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { FailureNotice } from '../../../ui/notice/FailureNotice.tsx'
import { Notice } from '../../../ui/notice/Notice.tsx'
import editorStyles from '../AccountEditor.module.css'

type PictureChoiceProps = {
  refusal: PictureRefusal | null
  failure: Failure | null
  isReading: boolean
  /** Whether the picture is being removed. */
  isBusy: boolean
  /** Whether there is a picture to remove. */
  hasPicture: boolean
  onChoose: (file: File) => void
  onRemove: () => void
  onClose: () => void
}

/**
 * Buttons to choose a new picture or remove the current one. Only removing can fail; submitting retries it.
 */
export function PictureChoice({
  refusal,
  failure,
  isReading,
  isBusy,
  hasPicture,
  onChoose,
  onRemove,
  onClose,
}: PictureChoiceProps) {
  return (
    <Form onSubmit={onRemove}>
      <PictureProblem refusal={refusal} failure={failure} />
      <p className={editorStyles.hint}>{pictureText.hint}</p>
      <ButtonRow>
        <FileButton
          variant="primary"
          label={isReading ? pictureText.reading : pictureText.choose}
          accept={pictureTypes}
          isBusy={isReading}
          isDisabled={isBusy}
          onChoose={([file]) => file && onChoose(file)}
        />
        {hasPicture && (
          <Button isBusy={isBusy} isDisabled={isReading} onClick={onRemove}>
            {pictureText.remove}
          </Button>
        )}
        <Button isDisabled={isBusy} onClick={onClose}>
          {actionText.cancel}
        </Button>
      </ButtonRow>
    </Form>
  )
}

type PictureProblemProps = { refusal: PictureRefusal | null; failure: Failure | null }

/** Why a file wasn't accepted or saved. */
export function PictureProblem({ refusal, failure }: PictureProblemProps) {
  return (
    <>
      <div role="alert">{refusal && <Notice tone="danger">{pictureRefusals[refusal]}</Notice>}</div>
      <FailureNotice failure={failure} />
    </>
  )
}

/** The image types to choose from. Phones convert their own formats to one of these. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/gif'
