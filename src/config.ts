import type { AppConfiguration } from './domain/configuration.ts'

/** The one configuration of the app, read and checked by `vite.config.ts` when it is built. */
export const configuration: AppConfiguration = __CONFIGURATION__
