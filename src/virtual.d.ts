/** The logo of `gatehouse.config.ts`, put in by `scripts/vite/brand.ts`. */
declare module 'virtual:logo' {
  import type { ReactElement } from 'react'

  export function Logo(): ReactElement
}

/** Its colors and the picture beside the form. */
declare module 'virtual:brand.css' {}
