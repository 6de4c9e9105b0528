import type { ReactNode } from 'react'

export function BlankScope({ children }: { children: ReactNode }) {
  return children
}

export function NoRows() {
  return null
}

export function GreetingLoss() {
  return <li>Your greeting.</li>
}
