import '../startup/styles/firstStyles.ts'
import '../views/signIn/ForgotPasswordView.tsx'
import '../views/signUp/SignUpView.tsx'
import '../views/signIn/methods/OtherMethods.tsx'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { Router, useRouter } from 'wouter'
import { createActor, fromCallback } from 'xstate'
import { product } from '#product/product.ts'
import type { AuthActor } from '../firebase/authActor.ts'
import { authMachine } from '../machines/authMachine.ts'
import { connectionMachine } from '../machines/session/connectionMachine.ts'
import { paths } from '../paths.ts'
import { setProduct } from '../product/currentProduct.ts'
import { allPages, type Page } from '../routes.tsx'
import { appText } from '../text/shared/appText.ts'
import { prerenderedText } from '../text/shared/prerenderedText.ts'
import { passwordResetText } from '../text/signIn/passwordResetText.ts'
import { signInText } from '../text/signIn/signInText.ts'
import { signUpText } from '../text/signUp/signUpText.ts'
import { Button } from '../ui/button/Button.tsx'
import { App } from './App.tsx'
import { withDefaults } from './withDefaults.ts'
import styles from './renderPages.module.css'

/** An HTML file of the build, and the body that is shown before any code runs. */
type RenderedPage = { file: string; body: string }

const prerendered = [
  { file: 'index.html', path: paths.signIn, title: signInText.title },
  ...(__FEATURES__.signUpForm
    ? [{ file: 'sign-up.html', path: paths.signUp, title: signUpText.title }]
    : []),
  ...(__FEATURES__.password
    ? [
        {
          file: 'forgot-password.html',
          path: paths.forgotPassword,
          title: passwordResetText.heading,
        },
      ]
    : []),
]

/** Renders the prerendered pages, as a signed-out person sees them. */
export function renderPages(): Promise<readonly RenderedPage[]> {
  setProduct(withDefaults(product))
  const pages = allPages()
  // Pages for signed-in people only, which lead to the sign-in page.
  const guarded = pages.filter((page) => page.audience === 'signedIn' && !page.visitorView)
  return Promise.all(
    prerendered.map(async ({ file, path, title }) => {
      const form = (
        <template
          data-here={pathPattern(pages.filter((page) => page.path === path))}
          data-guarded={path === paths.signIn ? pathPattern(guarded) : undefined}
          data-title={appText.title(title)}
          data-to-dark={appText.themeToDark}
        />
      )
      const template = fillTemplate(renderToStaticMarkup(form), await renderApp(path))
      const missing = fillTemplate(
        '<template></template>',
        renderToStaticMarkup(loadFailedNotice()),
      )
      return { file, body: template + missing }
    }),
  )
}

/** Shown on a prerendered page whose code can't be loaded. */
function loadFailedNotice(): ReactNode {
  return (
    <div role="alert" className={styles.notice}>
      <p>{prerenderedText.loadFailed}</p>
      <Button variant="primary">{prerenderedText.reload}</Button>
    </div>
  )
}

/** React would escape the content of a template. This markup is React's own output. */
function fillTemplate(template: string, markup: string): string {
  return template.replace('</template>', () => `${markup}</template>`)
}

async function renderApp(path: string): Promise<string> {
  const actor = signedOutActor()
  const app = <App actor={actor} />
  const errors: unknown[] = []
  const options = {
    // In one piece, since streaming in parts would need a script.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error: unknown) => void errors.push(error),
  }
  const { prelude } = await prerender(<Router ssrPath={path}>{app}</Router>, options)
  actor.stop()
  if (errors.length > 0) throw new AggregateError(errors, `The page ${path} can’t be rendered.`)
  return new Response(prelude).text()
}

function signedOutActor(): AuthActor {
  const silent = fromCallback(() => undefined)
  const connection = connectionMachine.provide({ actors: { watchConnection: silent } })
  const logic = authMachine.provide({
    actors: {
      watchSession: fromCallback(({ sendBack }) => sendBack({ type: 'session.missing' })),
      connection,
    },
  })
  return createActor(logic).start()
}

/** A regular expression for the paths of these pages, without anchors. */
function pathPattern(pages: readonly Page[]): string {
  let sources: readonly string[] = []
  function Collect(): ReactNode {
    const { parser } = useRouter()
    sources = pages.map(({ path }) => {
      const { pattern } = parser(path)
      if (!(pattern instanceof RegExp)) throw new Error(`${path} isn’t a route pattern.`)
      return pattern.source.slice('^'.length, -'\\/?$'.length)
    })
    return null
  }
  renderToStaticMarkup(<Collect />)
  return sources.join('|').replaceAll('\\/', '/')
}
