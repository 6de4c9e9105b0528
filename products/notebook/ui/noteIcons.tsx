import { Icon } from '#src/ui/icon/Icon.tsx'

export function BackIcon() {
  return (
    <Icon isDirectional>
      <path d="M12.5 4.5 7 10l5.5 5.5" />
    </Icon>
  )
}

export function PinIcon({ isFilled }: { isFilled: boolean }) {
  return (
    <Icon>
      <path d="M7 2.8h6l-.8 5 2.6 3.4H5.2l2.6-3.4Z" fill={isFilled ? 'currentColor' : 'none'} />
      <path d="M10 11.2v6" />
    </Icon>
  )
}

export function TrashIcon() {
  return (
    <Icon>
      <path d="M3.5 5.5h13M8 5.5v-2h4v2M5.2 5.5l.8 11h8l.8-11M8.4 8.7l.3 4.8M11.6 8.7l-.3 4.8" />
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

export function CloseIcon() {
  return (
    <Icon>
      <path d="m5.5 5.5 9 9M14.5 5.5l-9 9" />
    </Icon>
  )
}
