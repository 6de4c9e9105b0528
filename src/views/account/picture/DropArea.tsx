import { useState, type DragEvent, type ReactNode } from 'react'
import styles from './DropArea.module.css'

type DropAreaProps = { onFile: (file: File) => void; children: ReactNode }

/** Takes a file that is dropped on what it surrounds; of several the first. */
export function DropArea({ onFile, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false)
  const follow = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const take = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) onFile(file)
  }
  return (
    <div
      className={styles.area}
      data-over={isOver || undefined}
      role="presentation"
      onDragOver={follow}
      onDragLeave={() => setOver(false)}
      onDrop={take}
    >
      {children}
    </div>
  )
}
