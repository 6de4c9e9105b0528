import { projectVariables } from '#build/configuration/projectVariables.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

/** The `VITE_FIREBASE_*` variables as `vite build` sees them: the environment, then `.env` files. */
export function givenProject(): Record<string, string> {
  return projectVariables('production', PROJECT_ROOT)
}

/** An environment for a local build, which overrides the developer's configured project. */
export function noProject(): Record<string, string> {
  return Object.fromEntries(Object.keys(givenProject()).map((name) => [name, '']))
}

/** An environment for a hosted build of a nonexistent project. */
export function exampleProject(): Record<string, string> {
  return {
    ...noProject(),
    VITE_FIREBASE_API_KEY: 'example-api-key',
    VITE_FIREBASE_AUTH_DOMAIN: 'example-project.firebaseapp.com',
    VITE_FIREBASE_PROJECT_ID: 'example-project',
    VITE_FIREBASE_STORAGE_BUCKET: 'example-project.firebasestorage.app',
    VITE_FIREBASE_APP_ID: '1:123456789012:web:0123456789abcdef',
  }
}
