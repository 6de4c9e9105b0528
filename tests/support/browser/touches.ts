import type { Locator, Page } from '@playwright/test'

/** A place on an element: 0 is its left or upper edge, 1 the one opposite. */
type LocalStore = { across: number; down: number }

/** Puts fingers on an element, moves each from its first place to its last in small steps, and lifts them. */
export async function slideFingers(
  page: Page,
  element: Locator,
  ways: readonly (readonly [from: LocalStore, to: LocalStore])[],
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

/** Turns the wheel of the mouse over a place of an element; away from the person is negative, as the browser has it. */
export async function turnWheel(
  page: Page,
  element: Locator,
  place: LocalStore,
  by: number,
): Promise<void> {
  const box = await element.boundingBox()
  if (!box) throw new Error('There is nothing to turn the wheel over.')
  await page.mouse.move(box.x + place.across * box.width, box.y + place.down * box.height)
  await page.mouse.wheel(0, by)
}
