import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { Button } from '#src/ui/button/Button.tsx'
import { Dialog } from '#src/ui/dialog/Dialog.tsx'
import { filesText } from '../../text/filesText.ts'
import { FileIcon, PictureIcon } from '../../ui/fileIcons.tsx'
import { FetchFailure, type FileActor } from './FetchStatus.tsx'
import dialogs from '../dialogs.module.css'
import styles from './FileRow.module.css'

type PictureDialogProps = { actor: FileActor; name: string; onClose: () => void }

export function PictureDialog({ actor, name, onClose }: PictureDialogProps) {
  const { bytes, isSafePicture, failure } = useSelector(actor, ({ context }) => context)
  return (
    <Dialog heading={<bdi>{name}</bdi>} isWide onClose={onClose}>
      {bytes && isSafePicture && <Picture bytes={bytes} alt={name} className={styles.picture} />}
      <output>
        {bytes === null && failure === null && <span>{filesText.fetching}</span>}
        {bytes !== null && !isSafePicture && <span>{filesText.tooLargeToShow}</span>}
      </output>
      <div role="alert">
        <FetchFailure actor={actor} />
      </div>
      <div className={dialogs.choices}>
        <Button onClick={() => actor.send({ type: 'file.download' })}>
          {filesText.downloadPicture}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {filesText.close}
        </Button>
      </div>
    </Dialog>
  )
}

type ThumbnailProps = { actor: FileActor; type: string; name: string; onOpen: () => void }

/** A thumbnail, fetched when it is in view and again when the network is back; an icon if there is none. */
export function Thumbnail({ actor, type, name, onOpen }: ThumbnailProps) {
  const place = useRef<HTMLButtonElement>(null)
  const picture = useSelector(actor, ({ context }) =>
    context.isSafePicture ? context.bytes : null,
  )
  const isPicture = type.startsWith('image/')
  useEffect(() => {
    if (!place.current) return
    let isInView = false
    const show = () => isInView && actor.send({ type: 'file.fetch' })
    const watching = new IntersectionObserver((seen) => {
      isInView = seen.at(-1)?.isIntersecting ?? false
      show()
    })
    watching.observe(place.current)
    addEventListener('online', show)
    return () => {
      watching.disconnect()
      removeEventListener('online', show)
    }
  }, [actor])
  if (!isPicture) {
    return (
      <span className={styles.thumbnail}>
        <FileIcon />
      </span>
    )
  }
  return (
    <button
      ref={place}
      type="button"
      className={styles.thumbnail}
      aria-label={filesText.open(name)}
      title={filesText.open(name)}
      onClick={onOpen}
    >
      {picture ? <Picture bytes={picture} alt="" /> : <PictureIcon />}
    </button>
  )
}

type PictureProps = { bytes: Blob; alt: string; className?: string | undefined }

/** Shows bytes through an object URL, revoked when they are no longer shown. */
function Picture({ bytes, alt, className }: PictureProps) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (!image.current) return
    const address = URL.createObjectURL(bytes)
    image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [bytes])
  return <img ref={image} alt={alt} className={className} decoding="async" />
}
