import { browserPopupRedirectResolver, type Auth, type PopupRedirectResolver } from 'firebase/auth'
import { auth } from '../../sdk/app.ts'

/**
 * The SDK's class, with a method that its type hides: `_initialize` loads Google's script and
 * iframe.
 */
type Resolver = new () => { _initialize(auth: Auth): Promise<unknown> }

let shared: Resolver | undefined

/** Returns the resolver that every popup and redirect call needs. */
export function popupResolver(): PopupRedirectResolver {
  return sharedResolver()
}

/**
 * Loads what the SDK needs to open a popup. If it loaded after the click, the browser would block
 * the popup.
 */
export function preloadPopup(): void {
  const Shared = sharedResolver()
  new Shared()._initialize(auth()).catch(() => null)
}

function sharedResolver(): Resolver {
  return (shared ??= withOneInstance(browserPopupRedirectResolver as unknown as Resolver))
}

/**
 * The SDK creates its own instance of the class it is given, so this class always returns the same
 * one.
 */
function withOneInstance(Base: Resolver): Resolver {
  return class OneResolver extends Base {
    static #only: OneResolver | undefined

    constructor() {
      super()
      OneResolver.#only ??= this
      return OneResolver.#only
    }
  }
}
