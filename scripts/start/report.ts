import type { ExistingApp } from '#build/configuration/existingApp.ts'
import type { SignIn } from '#build/configuration/signInMethods.ts'
import { demoUser } from '#local-firebase/demoUser.ts'
import type { LocalFirebase } from '#local-firebase/localFirebase.ts'
import { localUrls } from '#local-firebase/localUrls.ts'
import type { LocalPorts } from '#local-firebase/ports.ts'

type LocalReportOptions = {
  readonly ports: LocalPorts
  readonly localFirebase: Pick<LocalFirebase, 'missing' | 'running'>
  /** The folder of the kept data; `undefined` if it isn't kept. */
  readonly keptIn: string | undefined
  readonly signIn: Pick<SignIn, 'password' | 'emailLink'>
  readonly app: AppBehind | null
}

/** The app behind the door, if that's the product, and whether it answers already. */
type AppBehind = Pick<ExistingApp, 'app'> & { readonly isAnswering: boolean }

/** The message when the app runs on the local Firebase. */
export function localReport(options: LocalReportOptions): string {
  const { ports, localFirebase, keptIn, signIn, app } = options
  const { missing, running } = localFirebase
  const addresses = localUrls(ports)
  const service = (name: keyof typeof addresses) =>
    running.has(name) ? addresses[name] : 'not running'
  return paragraphs([
    'Gatehouse runs on the local Firebase.',
    [
      ...appAndMailbox(ports),
      `  Auth       ${service('auth')}`,
      `  Firestore  ${service('firestore')}`,
      `  Storage    ${service('storage')}`,
    ].join('\n'),
    ...behind(app),
    ...missing,
    [
      ...howToSignIn(signIn),
      keptIn
        ? `The data is kept in ${keptIn}`
        : 'The data is fresh, and gone at the end. Keep it with: npm start -- --keep',
      HOW_TO_STOP,
    ].join('\n'),
  ])
}

type PreviewReportOptions = Pick<LocalReportOptions, 'ports' | 'signIn'> & {
  readonly languages: readonly string[]
  /** The app behind the door, if that's the product. */
  readonly app: Pick<ExistingApp, 'app'> | null
}

/** The message when the built app runs on the local Firebase. */
export function previewReport({ ports, languages, signIn, app }: PreviewReportOptions): string {
  return paragraphs([
    `The built app runs on the local Firebase, in ${languages.join(', ')}. It starts in the language of your browser.`,
    appAndMailbox(ports).join('\n'),
    ...(app
      ? [
          'Your own app must be built for the local Firebase, too: see docs/existing-app.md, step 5.',
        ]
      : []),
    [...howToSignIn(signIn), HOW_TO_STOP].join('\n'),
  ])
}

function appAndMailbox({ app }: LocalPorts): string[] {
  return [`  App        ${addressOf(app)}`, `  Mailbox    ${addressOf(app)}/mailbox`]
}

function howToSignIn({ password, emailLink }: LocalReportOptions['signIn']): string[] {
  if (password) return [`Sign in as ${demoUser.email} with the password ${demoUser.password}`]
  return emailLink ? [`Sign in as ${demoUser.email} with a link from the mailbox`] : []
}

/** The message when the app runs on the configured Firebase project. */
export function hostedReport(ports: LocalPorts, app: AppBehind | null): string {
  return paragraphs([
    'Gatehouse runs on the Firebase project that your VITE_FIREBASE_* settings name.',
    `  App        ${addressOf(ports.app)}`,
    ...behind(app),
    HOW_TO_STOP,
  ])
}

function behind(app: AppBehind | null): string[] {
  if (!app) return []
  return app.isAnswering
    ? [`Your own app at ${app.app} is behind it.`]
    : [
        `Nothing answers at ${app.app} yet. Start your own app there, or correct product.app in gatehouse.config.ts.`,
      ]
}

const HOW_TO_STOP = 'Ctrl-C stops everything.'

function addressOf(port: number): string {
  return `http://localhost:${port}`
}

function paragraphs(texts: string[]): string {
  return `\n${texts.join('\n\n')}\n\n`
}
