import { Icon } from './Icon.tsx'

export function EyeIcon() {
  return (
    <Icon>
      <path d="M1.8 10S4.7 4.5 10 4.5 18.2 10 18.2 10 15.3 15.5 10 15.5 1.8 10 1.8 10Z" />
      <circle cx="10" cy="10" r="2.4" />
    </Icon>
  )
}

export function EyeOffIcon() {
  return (
    <Icon>
      <path d="M8.1 4.7c.6-.1 1.2-.2 1.9-.2 5.3 0 8.2 5.5 8.2 5.5s-.8 1.6-2.4 3.1M5 6C2.9 7.5 1.8 10 1.8 10s2.9 5.5 8.2 5.5c1.7 0 3.2-.6 4.4-1.4M8.3 8.3a2.4 2.4 0 0 0 3.4 3.4M3 3l14 14" />
    </Icon>
  )
}
