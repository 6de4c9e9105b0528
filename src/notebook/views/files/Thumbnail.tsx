import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { filesText } from '../../text/filesText.ts'
import { FileIcon, PictureIcon } from '../../ui/fileIcons.tsx'
import styles from './FileRow.module.css'
import type { FileActor } from './useHanding.ts'
import { Picture } from './Picture.tsx'

type ThumbnailProps = { actor: FileActor; type: string; name: string; onOpen: () => void }

/** A small picture of a file, fetched once it is in view, and again when the network is back; an icon where there is none. */
export function Thumbnail({ actor, type, name, onOpen }: ThumbnailProps) {
  const place = useRef<HTMLButtonElement>(null)
  const picture = useSelector(actor, ({ context }) => (context.isShowable ? context.bytes : null))
  const isPicture = type.startsWith('image/')
  useEffect(() => {
    if (!place.current) return
    let isInView = false
    const show = () => isInView && actor.send({ type: 'file.show' })
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
