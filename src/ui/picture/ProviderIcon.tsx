import type { ComponentType } from 'react'
import { KeyIcon } from './methodIcons.tsx'
import {
  AppleMark,
  FacebookMark,
  GithubMark,
  GoogleMark,
  MicrosoftMark,
  XMark,
  YahooMark,
} from './providerMarks.tsx'

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
  const Mark = marks[id] ?? KeyIcon
  return <Mark />
}
