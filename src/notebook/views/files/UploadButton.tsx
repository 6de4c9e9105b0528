import { uploadText } from '../../text/filesText.ts'
import { Button } from '../../../ui/Button.tsx'

type UploadButtonProps = { name: string; words: string; onClick: () => void }

/** What can be done with one of several files; to those who hear it only, it says with which. */
export function UploadButton({ name, words, onClick }: UploadButtonProps) {
  return (
    <Button look="quiet" aria-label={uploadText.named(words, name)} onClick={onClick}>
      {words}
    </Button>
  )
}
