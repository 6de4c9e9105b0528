import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnv } from 'vite'
import { localUrls } from '#local-firebase/localUrls.ts'
import type {
  ProjectConfiguration,
  LocalServices,
} from '#src/domain/configuration/appConfiguration.ts'

type ConfigurationReading =
  | { configuration: ProjectConfiguration; problems: null }
  | { configuration: null; problems: readonly string[] }

type Environment = Readonly<Record<string, string | undefined>>

/** A variable's valid values, an example, and its name in the Firebase console. */
type Variable = { form: RegExp; example: string; field: string }

const required = {
  VITE_FIREBASE_API_KEY: { form: /^\S+$/, example: 'AIzaSyExample', field: 'apiKey' },
  VITE_FIREBASE_AUTH_DOMAIN: {
    form: /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i,
    example: 'acme.firebaseapp.com',
    field: 'authDomain',
  },
  VITE_FIREBASE_PROJECT_ID: { form: /^[a-z0-9-]+$/, example: 'acme', field: 'projectId' },
  VITE_FIREBASE_STORAGE_BUCKET: {
    form: /^[a-z0-9._-]+$/,
    example: 'acme.firebasestorage.app',
    field: 'storageBucket',
  },
  VITE_FIREBASE_APP_ID: {
    form: /^\d+:\d+:web:[0-9a-f]+$/,
    example: '1:1234567890:web:0a1b2c3d4e5f',
    field: 'appId',
  },
} as const satisfies Record<string, Variable>
const optional = {
  VITE_FIREBASE_TENANT_ID: { form: /^\S+$/, example: 'acme-1a2b3', field: 'the tenant’s ID' },
  VITE_FIREBASE_APP_CHECK_SITE_KEY: {
    form: /^[\w-]{20,}$/,
    example: '6LexampleExampleExampleExampleExampleExa',
    field: 'the site key of reCAPTCHA Enterprise',
  },
} as const satisfies Record<string, Variable>
const known: Readonly<Record<string, Variable>> = { ...required, ...optional }

/** The console's snippet has these, too. The app doesn't need them. */
const unused = ['VITE_FIREBASE_MESSAGING_SENDER_ID', 'VITE_FIREBASE_MEASUREMENT_ID']

/**
 * Reads the project from `VITE_FIREBASE_*`. If none are set, the app uses the local Firebase.
 *
 * @returns the configuration, or one sentence for each wrong variable.
 */
export function readConfiguration(env: Environment, local: LocalServices): ConfigurationReading {
  const given = Object.keys(env).filter((name) => name.startsWith('VITE_FIREBASE_') && env[name])
  if (given.length === 0) return { configuration: localConfiguration(local), problems: null }

  const problems = [
    ...given
      .filter((name) => !(name in known) && !unused.includes(name))
      .map((name) => `${name} is not known. Use one of ${Object.keys(known).join(', ')}.`),
    ...Object.entries(known).flatMap(([name, variable]) => problemWith(name, variable, env)),
  ]
  if (problems.length > 0) return { configuration: null, problems }

  const value = (name: keyof typeof required | keyof typeof optional) => env[name] ?? ''
  return {
    configuration: {
      firebase: {
        apiKey: value('VITE_FIREBASE_API_KEY'),
        authDomain: value('VITE_FIREBASE_AUTH_DOMAIN'),
        projectId: value('VITE_FIREBASE_PROJECT_ID'),
        storageBucket: value('VITE_FIREBASE_STORAGE_BUCKET'),
        appId: value('VITE_FIREBASE_APP_ID'),
      },
      tenantId: value('VITE_FIREBASE_TENANT_ID') || null,
      appCheck: value('VITE_FIREBASE_APP_CHECK_SITE_KEY') || null,
      local: null,
    },
    problems: null,
  }
}

function problemWith(name: string, { form, example, field }: Variable, env: Environment): string[] {
  const value = env[name]
  if (!value) {
    const place = 'from the Firebase console: Project settings, Your apps, Web app'
    return name in required ? [`${name} is missing. Copy ${field} ${place}.`] : []
  }
  return form.test(value)
    ? []
    : [`${name} can’t be "${value}". Write ${field}, such as ${example}.`]
}

function localConfiguration(local: LocalServices): ProjectConfiguration {
  return {
    firebase: {
      apiKey: 'demo-key',
      authDomain: 'demo-gatehouse.firebaseapp.com',
      projectId: 'demo-gatehouse',
      storageBucket: 'demo-gatehouse.appspot.com',
      appId: '1:1:web:0',
    },
    tenantId: null,
    appCheck: null,
    local,
  }
}

/**
 * The project of `VITE_FIREBASE_*`, or the local Firebase. Throws the list of problems, so that an incompletely
 * configured app is never built or served.
 */
export function configurationFor(mode: string, root: string): ProjectConfiguration {
  const { configuration, problems } = readConfiguration(projectVariables(mode, root), localUrls())
  if (configuration) return configuration
  throw new Error(
    [
      'The Firebase configuration cannot be used:',
      ...problems.map((problem) => `  - ${problem}`),
      'See .env.example.',
    ].join('\n'),
  )
}

const variableLine = /^\s*(export\s+)?[\w.-]+\s*=/m

/** A line of the Firebase console's snippet. */
const snippetLine = /^\s*["']?(\w+)["']?\s*:\s*["']([^"']*)["']/gm

/**
 * The `VITE_FIREBASE_*` variables: those of the environment, then those of `.env` files, then the Firebase console's
 * snippet, if it was pasted into `.env.local` as it is.
 */
export function projectVariables(mode: string, root: string): Record<string, string> {
  // Of the files, an empty one is a line of .env.example that wasn't filled in. The environment's turns a variable off.
  const given = Object.entries(loadEnv(mode, root, 'VITE_FIREBASE_')).filter(
    ([name, value]) => value !== '' || name in process.env,
  )
  return { ...pastedSnippet(root), ...Object.fromEntries(given) }
}

function pastedSnippet(root: string): Record<string, string> {
  const file = join(root, '.env.local')
  if (!existsSync(file)) return {}
  const lines = readFileSync(file, 'utf8')
  const pasted = Array.from(
    lines.matchAll(snippetLine),
    ([, field = '', value = '']) => [field, value] as const,
  )
  if (pasted.length === 0 && !variableLine.test(lines) && /^\s*[^\s#]/m.test(lines))
    throw new Error(
      'No line of .env.local can be read. Fill in those of .env.example, or paste the snippet of the Firebase console.',
    )
  const values = new Map(pasted)
  return Object.fromEntries(
    Object.entries(required).flatMap(([name, { field }]) => {
      const value = values.get(field)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
