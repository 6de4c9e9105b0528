import type { ComponentType } from 'react'
import { Icon } from '../Icon.tsx'
import { FacebookMark, GoogleMark, MicrosoftMark, YahooMark } from './coloredMarks.tsx'
import { AppleMark, GithubMark, XMark } from './plainMarks.tsx'

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
export function ProviderIcon({ id }: { id: string }) {
  const Known = marks[id]
  if (Known) return <Known />
  return (
    <Icon>
      <circle cx="7" cy="10" r="3.75" />
      <path d="M10.75 10H18M15 10v3M17.5 10v2" />
    </Icon>
  )
}
