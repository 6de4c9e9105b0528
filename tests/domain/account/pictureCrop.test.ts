import { array, assert, double, integer, oneof, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  closestZoom,
  movedCrop,
  widestCrop,
  zoomedCrop,
  zoomOf,
  type Crop,
} from '#src/domain/account/pictureCrop.ts'

const wide = { width: 300, height: 200 }

describe('the crop of a picture', () => {
  it('is the largest square at first, centered', () => {
    expect(widestCrop(wide)).toEqual({ left: 50, top: 0, side: 200 })
    expect(widestCrop({ width: 200, height: 300 })).toEqual({ left: 0, top: 50, side: 200 })
  })

  it('moves in its own sides, and stops at the edge', () => {
    const moved = movedCrop(wide, widestCrop(wide), { across: 0.1, down: 0.1 })
    expect(moved).toEqual({ left: 70, top: 0, side: 200 })
    expect(movedCrop(wide, moved, { across: 9, down: -9 })).toEqual({
      left: 100,
      top: 0,
      side: 200,
    })
  })

  it('zooms around the center, or around the pointer', () => {
    expect(zoomedCrop(wide, widestCrop(wide), 2)).toEqual({ left: 100, top: 50, side: 100 })
    expect(zoomedCrop(wide, widestCrop(wide), 2, { across: 0, down: 1 })).toEqual({
      left: 50,
      top: 100,
      side: 100,
    })
  })

  it('zooms in to the limit, and out to everything', () => {
    const closest = zoomedCrop(wide, widestCrop(wide), 99)
    expect(zoomOf(wide, closest)).toBe(closestZoom)
    expect(zoomedCrop(wide, closest, 0)).toEqual({ left: 50, top: 0, side: 200 })
  })

  it('stays within the picture, whatever is done', () => {
    const pictures = record({
      width: integer({ min: 1, max: 10_000 }),
      height: integer({ min: 1, max: 10_000 }),
    })
    const numbers = double({ min: -20, max: 20, noNaN: true })
    const points = record({ across: numbers, down: numbers })
    const steps = array(oneof(record({ by: points }), record({ zoom: numbers, point: points })))
    assert(
      property(pictures, steps, (picture, taken) => {
        let crop: Crop = widestCrop(picture)
        for (const step of taken) {
          crop =
            'by' in step
              ? movedCrop(picture, crop, step.by)
              : zoomedCrop(picture, crop, step.zoom, step.point)
          expect(crop.side).toBeGreaterThan(0)
          expect(Math.min(crop.left, crop.top)).toBeGreaterThanOrEqual(0)
          expect(crop.left + crop.side).toBeLessThanOrEqual(picture.width + 1e-9)
          expect(crop.top + crop.side).toBeLessThanOrEqual(picture.height + 1e-9)
        }
      }),
    )
  })
})
