import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { filesText } from '../../../text/filesText.ts'
import { FileIcon, PictureIcon } from '../../../ui/fileIcons.tsx'
import styles from './FileRow.module.css'
import type { FileActor } from './useHanding.ts'
import { Picture } from './Picture.tsx'

type ThumbnailProps = { actor: FileActor; type: string; name: string; onOpen: () => void }

/** A small picture of a file, fetched once it is in view; an icon where there is none. */
export function Thumbnail({ actor, type, name, onOpen }: ThumbnailProps) {
  const place = useRef<HTMLButtonElement>(null)
  const picture = useSelector(actor, ({ context }) => (context.isShowable ? context.bytes : null))
  const isPicture = type.startsWith('image/')
  useEffect(() => {
    if (!place.current) return
    const watching = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) actor.send({ type: 'file.show' })
    })
    watching.observe(place.current)
    return () => watching.disconnect()
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
