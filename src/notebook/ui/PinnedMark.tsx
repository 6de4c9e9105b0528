import { PinIcon } from './noteIcons.tsx'
import styles from './PinnedMark.module.css'

/** Says that a note is pinned: a pin to see, a word to hear. */
export function PinnedMark({ children }: { children: string }) {
  return (
    <span className={styles.mark}>
      <PinIcon isFilled />
      <span className="visually-hidden">{children}</span>
    </span>
  )
}
