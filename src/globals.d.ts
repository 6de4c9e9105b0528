import type { JSX as ReactJsx } from 'react'
import type { Configuration } from './domain/configuration.ts'
import type { PaintedPage } from './painted/paintedPage.ts'
import type { TraceBatch } from './local/trace.ts'

declare global {
  /** Put in by `vite.config.ts`. */
  const __CONFIGURATION__: Configuration
  /** True in a local build. Ask this literal, and the bundler drops what only a local build needs. */
  const __LOCAL__: boolean
  /** True where links with a token sign people in. The bundler drops what only they need. */
  const __TOKEN_SIGN_IN__: boolean

  /** Put in by the script of the HTML; absent where the HTML has no painted page. */
  var painted: PaintedPage | undefined

  /** Put in by browser tests, which listen to what machines do. */
  var gatehouseTrace: ((batch: TraceBatch) => void) | undefined

  /** Where what draws Markdown looks for the types of React's elements. */
  namespace JSX {
    type Element = ReactJsx.Element
    type ElementClass = ReactJsx.ElementClass
    type IntrinsicElements = ReactJsx.IntrinsicElements
  }

  /** Absent where the browser has no Trusted Types. */
  var trustedTypes:
    | {
        defaultPolicy: unknown
        createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown
      }
    | undefined
}
