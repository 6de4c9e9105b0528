import '../firstStyles.ts'
import '../views/ForgotPasswordView.tsx'
import '../views/SignUpView.tsx'
import '../views/signIn/OtherMethods.tsx'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { Router, useRouter } from 'wouter'
import { createActor, fromCallback } from 'xstate'
import { App } from '../App.tsx'
import type { AuthActor } from '../actors/authActor.ts'
import { authMachine } from '../machines/authMachine.ts'
import { connectionMachine } from '../machines/connectionMachine.ts'
import { paths } from '../paths.ts'
import { pages } from '../routes.tsx'
import { createThemeStore } from '../stores/themeStore.ts'
import { appText, signInText } from '../text/signInText.ts'
import { passwordResetText, signUpText } from '../text/signUpText.ts'
import { CodeMissing } from './CodeMissing.tsx'

/** A file of the build, with what stands in it before any code. */
type RenderedPage = { file: string; body: string }

const painted = [
  { file: 'index.html', path: paths.signIn, title: signInText.title },
  ...(__METHODS__.password
    ? [
        { file: 'sign-up.html', path: paths.signUp, title: signUpText.title },
        {
          file: 'forgot-password.html',
          path: paths.forgotPassword,
          title: passwordResetText.heading,
        },
      ]
    : []),
]

/** Renders the pages that are there before their code, as they are for somebody who is not signed in. */
export function renderPages(): Promise<readonly RenderedPage[]> {
  return Promise.all(
    painted.map(async ({ file, path, title }) => {
      const form = (
        <template
          data-here={addressesOf(pages.filter((page) => page.path === path))}
          data-guarded={path === paths.signIn ? addressesOf(guarded) : undefined}
          data-title={appText.title(title)}
          data-to-dark={appText.themeToDark}
        />
      )
      const page = inside(renderToStaticMarkup(form), await renderApp(path))
      const missing = inside('<template></template>', renderToStaticMarkup(<CodeMissing />))
      return { file, body: page + missing }
    }),
  )
}

/** React would escape what is in a template; the pages are its own markup already. */
function inside(template: string, markup: string): string {
  return template.replace('</template>', () => `${markup}</template>`)
}

async function renderApp(path: string): Promise<string> {
  const actor = signedOutActor()
  const app = <App actor={actor} themeStore={createThemeStore()} reload={() => undefined} />
  const options = {
    // All of it at once: a part that came afterwards would need a script.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error: unknown) => {
      throw error
    },
  }
  const { prelude } = await prerender(<Router ssrPath={path}>{app}</Router>, options)
  actor.stop()
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

/** Every address for people who are signed in, and for nobody else: it leads to the sign-in page. */
const guarded = pages.filter(({ audience }) => audience === 'signedIn')

/** What matches the addresses of pages, but for how they begin and end. */
function addressesOf(meant: readonly (typeof pages)[number][]): string {
  let sources: readonly string[] = []
  function Collect(): ReactNode {
    const { parser } = useRouter()
    sources = meant.map(({ path }) => {
      const { pattern } = parser(path)
      if (!(pattern instanceof RegExp)) throw new Error(`${path} is no pattern of the router.`)
      return pattern.source.slice('^'.length, -'\\/?$'.length)
    })
    return null
  }
  renderToStaticMarkup(<Collect />)
  return sources.join('|')
}
