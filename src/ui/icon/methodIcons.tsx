import { Icon } from './Icon.tsx'

export function EmailIcon() {
  return (
    <Icon>
      <path d="M3 5h14v10H3zl7 6 7-6" />
    </Icon>
  )
}

export function PhoneIcon() {
  return (
    <Icon>
      <path d="M6 2h8v16H6zM9 15h2" />
    </Icon>
  )
}

export function PersonIcon() {
  return (
    <Icon>
      <circle cx="10" cy="7" r="3.5" />
      <path d="M3.5 17q1-5 6.5-5t6.5 5" />
    </Icon>
  )
}

export function KeyIcon() {
  return (
    <Icon>
      <circle cx="7" cy="10" r="3.75" />
      <path d="M10.75 10H18M15 10v3M17.5 10v2" />
    </Icon>
  )
}
