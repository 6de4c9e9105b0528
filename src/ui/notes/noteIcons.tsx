import { Icon } from '../Icon.tsx'

export function PinIcon() {
  return (
    <Icon>
      <path d="M7.5 3h5l-.6 5 2.6 2.8H5.5L8.1 8ZM10 10.8V17" />
    </Icon>
  )
}

export function TrashIcon() {
  return (
    <Icon>
      <path d="M4 5.5h12M8 5.5V3.5h4v2M5.5 5.5 6.2 16.5h7.6l.7-11M8.5 8.5v5M11.5 8.5v5" />
    </Icon>
  )
}

export function PlusIcon() {
  return (
    <Icon>
      <path d="M10 4.5v11M4.5 10h11" />
    </Icon>
  )
}

export function SearchIcon() {
  return (
    <Icon>
      <circle cx="9" cy="9" r="5" />
      <path d="m13 13 3.5 3.5" />
    </Icon>
  )
}

export function BackIcon() {
  return (
    <Icon>
      <path d="M12 5 7 10l5 5" />
    </Icon>
  )
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="m5.5 5.5 9 9M14.5 5.5l-9 9" />
    </Icon>
  )
}
