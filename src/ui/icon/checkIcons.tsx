import { Icon } from './Icon.tsx'

export function CheckIcon() {
  return (
    <Icon>
      <path d="m5 10.5 3.3 3.3L15 7" />
    </Icon>
  )
}

export function DotIcon() {
  return (
    <Icon>
      <circle cx="10" cy="10" r="6" />
    </Icon>
  )
}
