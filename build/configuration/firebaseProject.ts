import type { Configuration, LocalServices } from '#src/domain/configuration/firebaseConfig.ts'

export type ConfigurationReading =
  | { configuration: Configuration; problems: null }
  | { configuration: null; problems: readonly string[] }

type Environment = Readonly<Record<string, string | undefined>>

const required = {
  VITE_FIREBASE_API_KEY: /^\S+$/,
  VITE_FIREBASE_AUTH_DOMAIN: /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i,
  VITE_FIREBASE_PROJECT_ID: /^[a-z0-9-]+$/,
  VITE_FIREBASE_STORAGE_BUCKET: /^[a-z0-9._-]+$/,
  VITE_FIREBASE_APP_ID: /^\d+:\d+:web:[0-9a-f]+$/,
} as const
const optional = {
  VITE_FIREBASE_TENANT_ID: /^\S+$/,
  VITE_FIREBASE_APP_CHECK_SITE_KEY: /^[\w-]{20,}$/,
} as const
const known = { ...required, ...optional }

/**
 * Reads the project from `VITE_FIREBASE_*`. If none are set, the app uses the local Firebase.
 *
 * @returns the configuration, or one sentence for each wrong variable.
 */
export function readConfiguration(env: Environment, local: LocalServices): ConfigurationReading {
  const given = Object.keys(env).filter((name) => name.startsWith('VITE_FIREBASE_') && env[name])
  if (given.length === 0) return { configuration: localConfiguration(local), problems: null }

  const problems = [
    ...given.filter((name) => !(name in known)).map((name) => `${name} is not known.`),
    ...Object.entries(known).flatMap(([name, form]) => problemWith(name, form, env)),
  ]
  if (problems.length > 0) return { configuration: null, problems }

  const value = (name: keyof typeof known) => env[name] ?? ''
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

function problemWith(name: string, form: RegExp, env: Environment): string[] {
  const value = env[name]
  if (!value) return name in required ? [`${name} is missing.`] : []
  return form.test(value) ? [] : [`${name} does not look right: "${value}".`]
}

function localConfiguration(local: LocalServices): Configuration {
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
