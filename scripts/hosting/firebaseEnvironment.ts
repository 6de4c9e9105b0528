import { configurationFor, projectVariables } from '#build/configuration/firebaseProject.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'
import type { ProjectConfiguration } from '#src/domain/configuration/appConfiguration.ts'

/** The project that `vite build` uses, or the local Firebase. Throws what is wrong with the variables. */
export function projectInUse(): ProjectConfiguration {
  return configurationFor('production', PROJECT_ROOT)
}

/**
 * The project of `VITE_FIREBASE_*`. Throws what is wrong with the variables.
 *
 * @param purpose the beginning of the sentence if there is none.
 */
export function hostedProject(purpose: string): ProjectConfiguration {
  const project = projectInUse()
  if (!project.local) return project
  throw new Error(
    `${purpose} a Firebase project, but no VITE_FIREBASE_* variable is set. ` +
      'Fill in those of .env.example in a file named .env.local, then try again.',
  )
}

/** An environment for a local build, which overrides the developer's configured project. */
export function noProject(): Record<string, string> {
  const given = Object.keys(projectVariables('production', PROJECT_ROOT))
  return Object.fromEntries(given.map((name) => [name, '']))
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
