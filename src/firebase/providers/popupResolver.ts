import { browserPopupRedirectResolver, type Auth } from 'firebase/auth'
import { auth } from '../app.ts'

/** What the SDK's class does that its type does not tell: `_initialize` loads Google's script and frame. */
type Resolver = new () => { _initialize(auth: Auth): Promise<unknown> }

/** The SDK makes its own instance of the class that each call is given; this class has only one. */
class SharedResolver extends (browserPopupRedirectResolver as unknown as Resolver) {
  static #only: SharedResolver | undefined

  constructor() {
    super()
    SharedResolver.#only ??= this
    return SharedResolver.#only
  }
}

/** For every call that opens a provider's page. */
export const popupResolver: typeof browserPopupRedirectResolver = SharedResolver

/**
 * Loads what the SDK needs before it opens a window. Left to the click it would load first and open
 * later, when the browser takes the window for one that nobody asked for.
 */
export function warmUp(): void {
  new SharedResolver()._initialize(auth()).catch(() => null)
}
