import { useMemo } from 'react'
import { useLazyImport } from '../../hooks/useLazyImport.ts'
import styles from './QrCode.module.css'

const loadEncoder = () => import('./qrPath.ts')

/** A QR code. Stays empty if the encoder's code can't be loaded. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const encoder = useLazyImport(loadEncoder)
  const { path, size } = useMemo(
    () => encoder?.qrPath(text) ?? { path: '', size: 1 },
    [encoder, text],
  )
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <path d={path} />
    </svg>
  )
}
