import { useEffect, useState } from 'react'
import styles from './QrCode.module.css'

/** A QR code. Stays empty if the encoder's code can't be loaded. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [{ path, size }, setCode] = useState({ path: '', size: 1 })
  useEffect(() => {
    let isShown = true
    const draw = async () => {
      const part = await import('./qrPath.ts').catch(() => null)
      if (part && isShown) setCode(part.qrPath(text))
    }
    void draw()
    return () => {
      isShown = false
    }
  }, [text])
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
