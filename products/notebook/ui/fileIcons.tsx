import { Icon } from '#src/ui/icon/Icon.tsx'

export function ClipIcon() {
  return (
    <Icon>
      <path d="m15.5 9.3-5.6 5.6a3.4 3.4 0 0 1-4.8-4.8l6-6a2.3 2.3 0 0 1 3.2 3.2l-5.9 5.9a1.1 1.1 0 0 1-1.6-1.6l5.3-5.3" />
    </Icon>
  )
}

export function FileIcon() {
  return (
    <Icon>
      <path d="M11.5 2.8H5.8a1 1 0 0 0-1 1v12.4a1 1 0 0 0 1 1h8.4a1 1 0 0 0 1-1V6.5Zm0 0v3.7h3.7" />
    </Icon>
  )
}

export function PictureIcon() {
  return (
    <Icon>
      <rect x="3" y="4" width="14" height="12" rx="1.5" />
      <path d="m3.5 14 4-4 3.2 3.2 2.3-2.2 3.5 3.4" />
      <circle cx="12.6" cy="7.6" r="1.1" />
    </Icon>
  )
}

export function DownloadIcon() {
  return (
    <Icon>
      <path d="M10 3.5v9M6.3 9 10 12.7 13.7 9M4 16.5h12" />
    </Icon>
  )
}
