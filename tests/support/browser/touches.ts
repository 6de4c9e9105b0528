import type { Locator, Page } from '@playwright/test'

/** A position on an element, from 0 at the left or upper edge to 1 at the opposite edge. */
type Point = { across: number; down: number }

/**
 * Touches an element, moves each finger from its first position to its last in small steps, and lifts them.
 */
export async function slideFingers(
  page: Page,
  element: Locator,
  ways: readonly (readonly [from: Point, to: Point])[],
): Promise<void> {
  const box = await element.boundingBox()
  if (!box) throw new Error('There is nothing to touch.')
  const steps = 8
  const fingersAt = (step: number) =>
    ways.map(([from, to], id) => {
      const at = (side: 'across' | 'down') => from[side] + ((to[side] - from[side]) * step) / steps
      return { id, x: box.x + at('across') * box.width, y: box.y + at('down') * box.height }
    })
  const screen = await page.context().newCDPSession(page)
  type Fingers = ReturnType<typeof fingersAt>
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Fingers) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', fingersAt(0))
  for (let step = 1; step <= steps; step += 1) await touch('touchMove', fingersAt(step))
  await touch('touchEnd', [])
  await screen.detach()
}

/** Turns the mouse wheel at a position on an element. Negative is away from the person, as in the browser. */
export async function turnWheel(
  page: Page,
  element: Locator,
  place: Point,
  by: number,
): Promise<void> {
  const box = await element.boundingBox()
  if (!box) throw new Error('There is nothing to turn the wheel over.')
  await page.mouse.move(box.x + place.across * box.width, box.y + place.down * box.height)
  await page.mouse.wheel(0, by)
}
