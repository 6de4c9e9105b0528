import type { ReactNode } from 'react'
import { greetingText } from '../text/greetingText.ts'

export function BlankScope({ children }: { children: ReactNode }) {
  return children
}

export function NoRows() {
  return null
}

export function GreetingLoss() {
  return <li>{greetingText.deleted}</li>
}
