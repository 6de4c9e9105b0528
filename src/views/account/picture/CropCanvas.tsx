import { useLayoutEffect, useRef } from 'react'
import { paintCrop, type Crop } from '../../../domain/pictureCrop.ts'

type CropCanvasProps = {
  picture: ImageBitmap
  crop: Crop
  /** In pixels of the canvas. */
  side: number
}

/** That part of a picture, painted exactly as it will be kept. */
export function CropCanvas({ picture, crop, side }: CropCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    if (canvas.current) paintCrop(canvas.current, picture, crop)
  }, [picture, crop])
  return <canvas ref={canvas} width={side} height={side} aria-hidden="true" />
}
