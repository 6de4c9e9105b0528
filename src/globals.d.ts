import type { JSX as ReactJsx } from 'react'
import type { AppConfiguration } from './domain/configuration.ts'
import type { MethodsOn } from './domain/signInMethods.ts'
import type { PaintedPage } from './painted/paintedPage.ts'
import type { TraceBatch } from './local/trace.ts'

declare global {
  /** Put in by `vite.config.ts`. */
  const __CONFIGURATION__: AppConfiguration
  /** True in a local build. Ask this literal, and the bundler drops what only a local build needs. */
  const __LOCAL__: boolean
  /** What `gatehouse.config.ts` says about the brand, each a literal; empty where it says nothing. */
  const __BRAND__: {
    readonly name: string
    /** How the names of downloaded files begin. */
    readonly fileName: string
    readonly support: string
    readonly terms: string
    readonly privacy: string
    /** Whether any of these three is there. */
    readonly hasLinks: boolean
  }
  /** What `gatehouse.config.ts` turns on, each a literal. The bundler drops what only the others need. */
  const __METHODS__: Readonly<MethodsOn>

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
