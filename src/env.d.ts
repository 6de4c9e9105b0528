/** Defined by `build/settings.ts`. */
declare const __CONFIGURATION__: import('./domain/configuration/appConfiguration.ts').AppConfiguration
/** Whether this is a local build. Use the literal itself, so that the bundler can drop local-only code. */
declare const __LOCAL__: boolean
/** The build's number in `build/configuration/generation.ts`. */
declare const __BUILD_GENERATION__: number
/** The languages in `gatehouse.config.ts`, each with the code that the host uses for it. */
declare const __LANGUAGES__: readonly { tag: string; code: string; name: string }[]
/** The site key of App Check; a literal, empty without App Check. */
declare const __APP_CHECK__: string
/** The brand in `gatehouse.config.ts`, each a literal; empty if not set. */
declare const __BRAND__: {
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
/** The features that `gatehouse.config.ts` turns on, each a literal, so that the bundler can drop the rest. */
declare const __FEATURES__: Readonly<import('./domain/configuration/enabledFeatures.ts').Features>
/** The profile fields that `gatehouse.config.ts` asks for at sign-up. */
declare const __QUESTIONS__: import('./domain/signUp/questions.ts').Questions
/** How many days a device shows stored data without hearing from the server; a literal. */
declare const __CACHE_DAYS__: number
/** The product's collections and counters in `firestore.rules`. */
declare const __PRODUCT_DOCUMENTS__: import('./domain/configuration/appConfiguration.ts').ProductDocuments
/** The product's folders in Storage: those that an existing app names as `storage`. */
declare const __PRODUCT_FOLDERS__: readonly string[]
/** The prefix of the door's addresses in front of an existing app, such as `/login`, or an empty text; a literal. */
declare const __PATH_PREFIX__: string
/** The local storage key of the theme; a literal. */
declare const __THEME_KEY__: string

/** Read by the SDK's App Check: a debug token, or `true` to create and log one. */
declare var FIREBASE_APPCHECK_DEBUG_TOKEN: string | boolean | undefined

/** Set by the inline script of the HTML; absent if the HTML has no prerendered page. */
declare var prerendered: import('./startup/prerendered.ts').PrerenderedPage | undefined

/** Set by the inline script of the HTML, which calls it once the page is parsed. */
declare var startPrerenderedPage: (() => void) | undefined

/** The Markdown renderer's types look up React's element types here. */
declare namespace JSX {
  type Element = import('react').JSX.Element
  type ElementClass = import('react').JSX.ElementClass
  type IntrinsicElements = import('react').JSX.IntrinsicElements
}

/** Absent in browsers without Trusted Types. */
declare var trustedTypes:
  | {
      defaultPolicy: unknown
      createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown
    }
  | undefined

/** The logo from `gatehouse.config.ts`, provided by `build/brand.ts`, as is the rest. */
declare module 'virtual:logo' {
  import type { ReactElement } from 'react'

  export function Logo(): ReactElement
}

/** The owner's event handler, from the file that `gatehouse.config.ts` names. */
declare module 'virtual:onEvent' {
  import type { OnEvent } from '#src/domain/session/analyticsEvent.ts'

  export const onEvent: OnEvent
}

/** The brand's colors and the picture beside the form. */
declare module 'virtual:brand.css' {}

/** The words that new passwords are compared with. */
declare module 'virtual:password-dictionary' {
  /** Most common first. */
  export const commonPasswords: string[]
  export const words: string[]
}
