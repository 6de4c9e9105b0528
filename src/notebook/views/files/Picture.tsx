import { useEffect, useRef } from 'react'

type PictureProps = { bytes: Blob; alt: string; className?: string | undefined }

/** Shows bytes under an address that only this page knows, and only for as long as they are shown. */
export function Picture({ bytes, alt, className }: PictureProps) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (!image.current) return
    const address = URL.createObjectURL(bytes)
    image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [bytes])
  return <img ref={image} alt={alt} className={className} decoding="async" />
}
