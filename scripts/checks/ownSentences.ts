import { join } from 'node:path'
import { runnerImport } from 'vite'
import { sourceLanguage } from '#build/languages/languages.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'
import type { MethodsOn, SignUpOn } from '#src/domain/configuration/partsOn.ts'
import type * as textModules from './textModules.ts'

/** The sentences that only one part of the app says, by the part's name in `MethodsOn` or `SignUpOn`. */
export type OwnSentences = ReadonlyMap<string, readonly string[]>

/** The exports of `src/text` that belong to one part. */
const ownTexts: Readonly<Partial<Record<keyof MethodsOn | keyof SignUpOn, readonly string[]>>> = {
  password: [
    'existingPasswordText',
    'passwordResetText',
    'passwordRowText',
    'passwordSignInText',
    'securePasswordText',
  ],
  emailLink: ['linkConfirmationText', 'linkSignInText'],
  phone: ['phoneConfirmationText', 'phoneRowText', 'phoneSignInText', 'phoneSignUpText'],
  providers: ['connectedText'],
  guest: ['guestSignInText', 'guestEndText', 'guestEndedText', 'moveText'],
  upgrade: ['guestBannerText', 'guestUpgradeText'],
  tokenLink: ['customTokenText'],
  tokenLinkOnly: ['tokenLinkText'],
  passkeys: ['passkeyRequestText', 'passkeysText'],
  totp: ['totpText'],
  secondFactors: ['factorLossText', 'secondFactorText', 'secondFactorsText'],
  requireSecondFactor: ['requiredFactorText'],
  form: ['newAccountText', 'signUpText'],
  closed: ['invitationText'],
  profile: ['answersText', 'profileText'],
}

/** In characters. Shorter ones are words that code contains, too. */
const minLength = 8

const allOn = {
  __METHODS__: 'new Proxy({}, { get: () => true })',
  __SIGN_UP__: 'new Proxy({}, { get: () => true })',
  __BRAND__: '({})',
}

/**
 * Reads the sentences of each part, in every language. Leaves out those that another part says in the same
 * language, and those with values.
 */
export async function readOwnSentences(): Promise<OwnSentences> {
  const { module } = await runnerImport<typeof textModules>(
    join(PROJECT_ROOT, 'scripts/checks/textModules.ts'),
    { configFile: false, define: allOn },
  )
  const languages = new Map<string, Text[]>()
  for (const [file, texts] of Object.entries(module.texts)) {
    const language = /\/translations\/([^/]+)/.exec(file)?.[1] ?? sourceLanguage
    languages.set(language, [...(languages.get(language) ?? []), ...Object.entries(texts)])
  }
  return new Map(
    Object.entries(ownTexts).map(([part, names]) => [
      part,
      Array.from(languages.values()).flatMap((texts) => ownOf(names, texts)),
    ]),
  )
}

/** An exported text, by its name. */
type Text = [name: string, words: unknown]

function ownOf(names: readonly string[], texts: readonly Text[]): string[] {
  const isOwn = ([name]: Text) => names.includes(name)
  const others = texts.filter((text) => !isOwn(text)).map(([, words]) => words)
  const shared = new Set(others.flatMap(sentencesIn))
  const code = others.flatMap(functionsIn).join('\n')
  const own = new Set(texts.filter(isOwn).flatMap(([, words]) => sentencesIn(words)))
  return [...own].filter((sentence) => !shared.has(sentence) && !code.includes(sentence))
}

/** The code of functions, which choose between sentences. */
function functionsIn(words: unknown): string[] {
  if (typeof words === 'function') return [String(words)]
  return typeof words === 'object' && words !== null
    ? Object.values(words).flatMap(functionsIn)
    : []
}

function sentencesIn(words: unknown): string[] {
  if (typeof words === 'string') return words.length < minLength ? [] : [words]
  return typeof words === 'object' && words !== null
    ? Object.values(words).flatMap(sentencesIn)
    : []
}
