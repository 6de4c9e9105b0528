import type { ComponentType, ReactNode } from 'react'
import { KeyIcon } from '../../../ui/icon/methodIcons.tsx'

const marks: Readonly<Record<string, ComponentType>> = {
  'apple.com': AppleMark,
  'facebook.com': FacebookMark,
  'github.com': GithubMark,
  'google.com': GoogleMark,
  'microsoft.com': MicrosoftMark,
  'twitter.com': XMark,
  'yahoo.com': YahooMark,
}

/** The provider's logo, or a key for custom providers. */
export function IdentityProviderIcon({ id }: { id: string }) {
  const Logo = marks[id] ?? KeyIcon
  return <Logo />
}

function GoogleMark() {
  return (
    <Mark>
      <path fill="#4285f4" d="m22.6 12.3-.2-2.3H12v4.3h6a5 5 0 0 1-2.3 3.3v2.7h3.6q3.1-3 3.3-8" />
      <path
        fill="#34a853"
        d="M12 23q4.6 0 7.3-2.7l-3.6-2.7q-1.5 1-3.7 1a7 7 0 0 1-6.2-4.5H2.2v2.8A11 11 0 0 0 12 23"
      />
      <path fill="#fbbc05" d="M5.8 14a7 7 0 0 1 0-4V7H2.2a11 11 0 0 0 0 10z" />
      <path
        fill="#ea4335"
        d="M12 5.4A6 6 0 0 1 16.2 7l3.2-3q-3-3-7.4-3a11 11 0 0 0-9.8 6l3.6 3A7 7 0 0 1 12 5.3"
      />
    </Mark>
  )
}

function MicrosoftMark() {
  return (
    <Mark>
      <path fill="#f25022" d="M2 2h9.5v9.5H2z" />
      <path fill="#7fba00" d="M12.5 2H22v9.5h-9.5z" />
      <path fill="#00a4ef" d="M2 12.5h9.5V22H2z" />
      <path fill="#ffb900" d="M12.5 12.5H22V22h-9.5z" />
    </Mark>
  )
}

function FacebookMark() {
  return (
    <Mark>
      <path
        fill="#1877f2"
        d="M24 12a12 12 0 1 0-13.9 11.9v-8.4h-3V12h3V9.4c0-3 1.8-4.7 4.6-4.7l2.6.2v3h-1.5c-1.5 0-2 1-2 1.8V12h3.4l-.5 3.5h-2.8v8.4A12 12 0 0 0 24 12"
      />
    </Mark>
  )
}

function YahooMark() {
  return (
    <Mark>
      <path
        fill="#7e1fff"
        d="M.5 7h4.7l2.7 6.9L10.7 7h4.6l-7 16.5H3.7l1.9-4.4zm18.6 4.2h-5.2L18.5.5h5.2zm-3.8 1.1a2.9 2.9 0 1 1 0 5.8 2.9 2.9 0 0 1 0-5.8"
      />
    </Mark>
  )
}

function GithubMark() {
  return (
    <Mark>
      <path d="M12 .3a12 12 0 0 0-3.8 23.4q.9 0 .8-.6v-2c-3.3.7-4-1.6-4-1.6-.6-1.4-1.4-1.8-1.4-1.8-1-.7.1-.7.1-.7 1.2 0 1.9 1.2 1.9 1.2 1 1.8 2.8 1.3 3.5 1q.1-1.2.7-1.6c-2.7-.3-5.5-1.3-5.5-6q0-1.9 1.3-3.1c-.1-.3-.6-1.6 0-3.2 0 0 1.1-.3 3.4 1.2a12 12 0 0 1 6 0c2.3-1.5 3.3-1.2 3.3-1.2.7 1.6.2 2.9.1 3.2a5 5 0 0 1 1.3 3.2c0 4.6-2.8 5.6-5.5 5.9q.7.5.8 2.2v3.3q0 .6.8.6A12 12 0 0 0 12 .3" />
    </Mark>
  )
}

function AppleMark() {
  return (
    <Mark>
      <path d="M17 12.5c0-2.7 2.3-4 2.4-4a5 5 0 0 0-4-2.2c-1.7-.2-3.3 1-4.1 1-.9 0-2.2-1-3.6-1A5 5 0 0 0 3.3 9c-2 3.3-.5 8.2 1.3 10.9 1 1.3 2 2.8 3.4 2.7s1.9-.9 3.5-.9 2.1.9 3.6.9c1.4 0 2.4-1.4 3.3-2.7a11 11 0 0 0 1.4-3 5 5 0 0 1-2.8-4.4m-2.7-8A5 5 0 0 0 15.5 1a5 5 0 0 0-3.1 1.6A5 5 0 0 0 11 6a4 4 0 0 0 3.3-1.5" />
    </Mark>
  )
}

function XMark() {
  return (
    <Mark>
      <path d="M18.2 2.3h3.3l-7.2 8.2 8.5 11.3h-6.6l-5.3-6.9-6 6.9H1.8l7.7-8.9L1.3 2.3H8l4.7 6.2zm-1.1 17.5h1.8L7.1 4H5z" />
    </Mark>
  )
}

/** The frame of a brand logo: filled, hidden from screen readers. */
function Mark({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
      {children}
    </svg>
  )
}
