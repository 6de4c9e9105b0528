import type { Failure } from '../../../domain/failure.ts'
import type { PictureRefusal } from '../../../domain/pictureHeader.ts'
import { pictureRefusals } from '../../../text/accountText.ts'
import { FailureNotice } from '../../../ui/FailureNotice.tsx'
import { Notice } from '../../../ui/Notice.tsx'

type PictureTroubleProps = { refusal: PictureRefusal | null; failure: Failure | null }

/** Why a file was not taken, or not kept. */
export function PictureTrouble({ refusal, failure }: PictureTroubleProps) {
  return (
    <>
      <div role="alert">{refusal && <Notice tone="danger">{pictureRefusals[refusal]}</Notice>}</div>
      <FailureNotice failure={failure} />
    </>
  )
}
