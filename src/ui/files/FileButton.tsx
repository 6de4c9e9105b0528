import { useRef, type ComponentProps, type ReactNode } from 'react'
import { Button } from '../button/Button.tsx'

type FileButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'isBusy' | 'isDisabled'> & {
  label: string
  icon?: ReactNode
  /** The accepted types, as in an input's `accept`. */
  accept: string
  /** Whether several files may be chosen at once. */
  multiple?: boolean
  onChoose: (files: readonly File[]) => void
}

/** A button that opens the browser's file dialog. */
export function FileButton({
  label,
  icon,
  accept,
  multiple = false,
  onChoose,
  ...button
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        {icon}
        <span>{label}</span>
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        multiple={multiple}
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const files = Array.from(currentTarget.files ?? [])
          if (files.length > 0) onChoose(files)
          // Otherwise, choosing the same file again fires no event.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
