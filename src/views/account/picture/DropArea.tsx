import { useRef, type ReactNode } from 'react'
import { useFileDrop } from '../../../ui/useFileDrop.ts'
import styles from './DropArea.module.css'

type DropAreaProps = { onFile: (file: File) => void; children: ReactNode }

/** Takes a file that is dropped on what it surrounds; of several the first. */
export function DropArea({ onFile, children }: DropAreaProps) {
  const area = useRef<HTMLDivElement>(null)
  const drag = useFileDrop(
    (target) => area.current?.contains(target) ?? false,
    ([file]) => file && onFile(file),
  )
  return (
    <div ref={area} className={styles.area} data-over={drag === 'over' || undefined}>
      {children}
    </div>
  )
}
