import { useRef, type ComponentProps } from 'react'
import { Button } from './Button.tsx'

type FileButtonProps = Pick<ComponentProps<typeof Button>, 'look' | 'busy' | 'waiting'> & {
  label: string
  /** Which kinds the browser offers first, as in an input's `accept`. */
  accept: string
  onChoose: (file: File) => void
}

/** A button that asks for a file. */
export function FileButton({ label, accept, onChoose, ...look }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const isIdle = !look.busy && !look.waiting
  return (
    <>
      <Button {...look} onClick={() => isIdle && input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file) onChoose(file)
          // So that the same file can be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
