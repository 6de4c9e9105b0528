import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import { Button } from '../../ui/Button.tsx'

/** The button below a list that makes it longer. When there is no more, the focus goes on to the first new row. */
export function ShowMore({ onClick, ...rest }: ComponentProps<typeof Button>) {
  const button = useRef<HTMLButtonElement>(null)
  const last = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const shown = button.current
    return () => {
      if (document.activeElement !== shown) return
      const before = last.current
      // By then the new rows stand, too.
      queueMicrotask(() => {
        const row = before?.nextElementSibling ?? before
        row?.querySelector<HTMLElement>('a, button')?.focus()
      })
    }
  }, [])
  return (
    <Button
      ref={button}
      onClick={(event) => {
        last.current = lastRowAbove(event.currentTarget)
        onClick?.(event)
      }}
      {...rest}
    />
  )
}

function lastRowAbove(button: Element): Element | null {
  const list = button.closest(':has(li)')
  return Array.from(list?.querySelectorAll('li') ?? []).at(-1) ?? null
}
