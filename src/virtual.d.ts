/** The logo from `gatehouse.config.ts`, provided by `build/virtualModules.ts`, as is the rest. */
declare module 'virtual:logo' {
  import type { ReactElement } from 'react'

  export function Logo(): ReactElement
}

/** The owner's event handler, from the file that `gatehouse.config.ts` names. */
declare module 'virtual:onEvent' {
  import type { OnEvent } from '#src/domain/session/doorEvent.ts'

  export const onEvent: OnEvent
}

/** The brand's colors and the picture beside the form. */
declare module 'virtual:brand.css' {}

/** What new passwords are compared with. */
declare module 'virtual:password-dictionary' {
  /** Most common first. */
  export const commonPasswords: string[]
  export const words: string[]
}
