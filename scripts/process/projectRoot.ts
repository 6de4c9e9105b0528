import { fileURLToPath } from 'node:url'

/** The absolute path of the repository's root folder. */
export const PROJECT_ROOT = fileURLToPath(new URL('../../', import.meta.url))
