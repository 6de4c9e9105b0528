import { browserPopupRedirectResolver, type Auth, type PopupRedirectResolver } from 'firebase/auth'
import { auth } from '../app.ts'

/** What the SDK's class does that its type does not tell: `_initialize` loads Google's script and frame. */
type Resolver = new () => { _initialize(auth: Auth): Promise<unknown> }

let shared: Resolver | undefined

/** For every call that opens a provider's page. */
export function popupResolver(): PopupRedirectResolver {
  return sharedResolver()
}

/**
 * Loads what the SDK needs before it opens a window. Left to the click it would load first and open
 * later, when the browser takes the window for one that nobody asked for.
 */
export function warmUp(): void {
  const Shared = sharedResolver()
  new Shared()._initialize(auth()).catch(() => null)
}

function sharedResolver(): Resolver {
  return (shared ??= withOneInstance(browserPopupRedirectResolver as unknown as Resolver))
}

/** The SDK makes its own instance of the class that it is given; this class has only one. */
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
