import { Icon } from './Icon.tsx'

export function PersonIcon() {
  return (
    <Icon>
      <circle cx="10" cy="7" r="3.2" />
      <path d="M3.8 17a6.2 6.2 0 0 1 12.4 0" />
    </Icon>
  )
}
