import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { enabledMethods, signInSettings, type SignIn } from '#build/configuration/signInMethods.ts'
import type { LocalServices } from '#src/domain/configuration/appConfiguration.ts'
import { changePolicy, hosting, type HostingConfiguration } from './hostingConfiguration.ts'

/** Optional features that load more than the app's own files. */
export type PolicyFeatures = {
  leakedPasswords: boolean
  appCheck: boolean
  phone: boolean
  sms: boolean
  /** The address of the FedCM configuration that the browser reads; `null` if one tap is off. */
  oneTapConfig: string | null
}

/** Returns the features that a configuration turns on. */
export function policyFeatures(signIn: SignIn, appCheck: boolean): PolicyFeatures {
  const { phone, sms } = enabledMethods(signIn)
  const { leakedPasswords, oneTap } = signInSettings(signIn)
  return { leakedPasswords, appCheck, phone, sms, oneTapConfig: oneTap?.configUrl ?? null }
}

/** The inline content of a page, by the directive that must allow it. */
const inline = {
  'script-src': /<script(?![^>]*\ssrc=)[^>]*>(?<code>[\s\S]*?)<\/script>/g,
  'style-src': /<style[^>]*>(?<code>[\s\S]*?)<\/style>/g,
} as const

type Directive = keyof typeof inline

const leakedPasswordsSource = 'https://api.pwnedpasswords.com/range/'
const appCheckSource = 'https://content-firebaseappcheck.googleapis.com/v1/'
/** For reCAPTCHA, which places its puzzle with style attributes. */
const styleAttributes = "'unsafe-inline'"

/** firebase.json's hosting configuration for a build, whose policy allows what the pages contain and ask for. */
export function hostingFor(directory: string, on: PolicyFeatures): HostingConfiguration {
  const pages = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => readFileSync(join(directory, name), 'utf8'))
  return changePolicy(hosting, (policy) => policyFor(pages, policy, on))
}

/** The policy that also allows the inline scripts and styles of the pages, and the sources of enabled features. */
export function policyFor(
  pages: readonly string[],
  policyHeader: string,
  on: PolicyFeatures,
): string {
  const added: [directive: string, sources: string[]][] = [
    ['script-src', hashesIn(pages, 'script-src')],
    ['style-src', hashesIn(pages, 'style-src')],
    ['connect-src', on.leakedPasswords ? [leakedPasswordsSource] : []],
    ['connect-src', on.appCheck ? [appCheckSource] : []],
    ['connect-src', on.oneTapConfig ? [new URL(on.oneTapConfig).origin] : []],
    ['style-src-attr', on.phone || on.sms ? [styleAttributes] : []],
  ]
  return formatPolicy(
    added
      .filter(([, sources]) => sources.length > 0)
      .reduce(
        (policy, [directive, sources]) => addSources(policy, directive, sources),
        parsePolicy(policyHeader),
      ),
  )
}

/** The hosting configuration for a page that may also connect to the local Firebase, and frame its sign-in. */
export function allowLocalServices(
  configuration: HostingConfiguration,
  { auth, firestore, storage }: LocalServices,
): HostingConfiguration {
  return changePolicy(configuration, (header) => {
    const connecting = addSources(parsePolicy(header), 'connect-src', [auth, firestore, storage])
    return formatPolicy(addSources(connecting, 'frame-src', [auth]))
  })
}

function hashesIn(pages: readonly string[], directive: Directive): string[] {
  return [...new Set(pages.flatMap((html) => inlineHashes(html, directive)))]
}

function inlineHashes(html: string, directive: Directive): string[] {
  return Array.from(html.matchAll(inline[directive]), ({ groups }) => {
    const hash = createHash('sha256').update(groups?.['code'] ?? '')
    return `'sha256-${hash.digest('base64')}'`
  })
}

/** The sources of each directive. */
type ContentSecurityPolicy = Map<string, string[]>

/**
 * Parses a Content-Security-Policy header. Throws on a duplicate directive, because browsers ignore the
 * second one.
 */
export function parsePolicy(header: string): ContentSecurityPolicy {
  const policy: ContentSecurityPolicy = new Map()
  for (const directive of header.split(';')) {
    const [name, ...sources] = directive.trim().split(/\s+/)
    if (!name) continue
    if (policy.has(name)) throw new Error(`The Content-Security-Policy has ${name} twice.`)
    policy.set(name, sources)
  }
  return policy
}

/** Formats a policy as a Content-Security-Policy header. */
function formatPolicy(policy: ContentSecurityPolicy): string {
  return [...policy].map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
}

/** The policy with additional sources in one directive. */
function addSources(
  policy: ContentSecurityPolicy,
  directive: string,
  sources: string[],
): ContentSecurityPolicy {
  return new Map([...policy, [directive, [...(policy.get(directive) ?? []), ...sources]]])
}
