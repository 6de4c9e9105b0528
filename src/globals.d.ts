import type { JSX as ReactJsx } from 'react'
import type { AppConfiguration } from './domain/configuration/configuration.ts'
import type { ProductDocuments } from './domain/deletion/productDocuments.ts'
import type { MethodsOn } from './domain/configuration/signInMethods.ts'
import type { ProfileRequirements } from './domain/signUp/profile.ts'
import type { SignUpOn } from './domain/configuration/signUp.ts'
import type { PaintedPage } from './startup/prerender/paintedPage.ts'

declare global {
  /** Defined by `build/settings.ts`. */
  const __CONFIGURATION__: AppConfiguration
  /** Whether this is a local build. Use the literal itself, so that the bundler can drop local-only code. */
  const __LOCAL__: boolean
  /** The build's number in `src/domain/configuration/generation.ts`. */
  const __GENERATION__: number
  /** The languages in `gatehouse.config.ts`, each with the code that the host uses for it. */
  const __LANGUAGES__: readonly { tag: string; code: string; name: string }[]
  /** Whether there is more than one language; a literal. */
  const __HAS_LANGUAGES__: boolean
  /** The site key of App Check; a literal, empty without App Check. */
  const __APP_CHECK__: string
  /** The brand in `gatehouse.config.ts`, each a literal; empty if not set. */
  const __BRAND__: {
    readonly name: string
    /** The prefix of downloaded files' names. */
    readonly fileName: string
    readonly support: string
    /** The URL of a link to support. */
    readonly supportLink: string
    readonly terms: string
    readonly privacy: string
    /** Whether any of the three links is set. */
    readonly hasLinks: boolean
  }
  /** What `gatehouse.config.ts` turns on, each a literal, so that the bundler can drop the rest. */
  const __METHODS__: Readonly<MethodsOn>
  /** The profile fields that `gatehouse.config.ts` asks for at sign-up. */
  const __PROFILE__: ProfileRequirements
  /** For how many days a device shows what it has stored without an answer of the server; a literal. */
  const __KEPT_DAYS__: number
  /** Whether `gatehouse.config.ts` sets `onEvent`; a literal. */
  const __HAS_ON_EVENT__: boolean
  /** The product's collections and counters in `firestore.rules`. */
  const __PRODUCT_DOCUMENTS__: ProductDocuments
  /** The sign-up settings in `gatehouse.config.ts`, each a literal. */
  const __SIGN_UP__: Readonly<SignUpOn>

  /** Read by the SDK's App Check: a debug token, or `true` to create and log one. */
  var FIREBASE_APPCHECK_DEBUG_TOKEN: string | boolean | undefined

  /** Set by the inline script of the HTML; absent if the HTML has no painted page. */
  var painted: PaintedPage | undefined

  /** Set by the inline script of the HTML, which calls it once the page is parsed. */
  var paintPage: (() => void) | undefined

  /** The Markdown renderer's types look up React's element types here. */
  namespace JSX {
    type Element = ReactJsx.Element
    type ElementClass = ReactJsx.ElementClass
    type IntrinsicElements = ReactJsx.IntrinsicElements
  }

  /** Absent in browsers without Trusted Types. */
  var trustedTypes:
    | {
        defaultPolicy: unknown
        createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown
      }
    | undefined
}
