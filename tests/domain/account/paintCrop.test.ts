import { expect, it } from 'vitest'
import { paintCrop } from '#src/domain/account/pictureCrop.ts'

const crop = { left: 10, top: 20, side: 30 }
const picture = {} as ImageBitmap

it('paints the crop over the whole canvas, on white', () => {
  const done: unknown[] = []
  const painter = {
    fillStyle: '',
    imageSmoothingQuality: '',
    fillRect: (...place: number[]) => done.push(['fill', painter.fillStyle, ...place]),
    drawImage: (image: unknown, ...places: number[]) =>
      done.push(['draw', image === picture, painter.imageSmoothingQuality, ...places]),
  }
  const canvas = { width: 64, getContext: (kind: string) => (kind === '2d' ? painter : null) }
  paintCrop(canvas as unknown as HTMLCanvasElement, picture, crop)
  expect(done).toEqual([
    ['fill', '#fff', 0, 0, 64, 64],
    ['draw', true, 'high', 10, 20, 30, 30, 0, 0, 64, 64],
  ])
})

it('paints nothing if the browser has no canvas context', () => {
  const canvas = { width: 64, getContext: () => null } as unknown as HTMLCanvasElement
  expect(() => paintCrop(canvas, picture, crop)).not.toThrow()
})
