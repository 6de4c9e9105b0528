import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnv } from 'vite'

/** The fields of the Firebase console's snippet. The app doesn't need its other two. */
const variables: Readonly<Record<string, string>> = {
  apiKey: 'VITE_FIREBASE_API_KEY',
  authDomain: 'VITE_FIREBASE_AUTH_DOMAIN',
  projectId: 'VITE_FIREBASE_PROJECT_ID',
  storageBucket: 'VITE_FIREBASE_STORAGE_BUCKET',
  appId: 'VITE_FIREBASE_APP_ID',
}

const field = /^\s*["']?(\w+)["']?\s*:\s*["']([^"']*)["']/gm

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
  const pasted = Array.from(
    readFileSync(file, 'utf8').matchAll(field),
    ([, name = '', value = '']) => [variables[name] ?? '', value] as const,
  )
  return Object.fromEntries(pasted.filter(([name]) => name !== ''))
}
