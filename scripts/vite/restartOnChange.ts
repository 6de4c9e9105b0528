import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Restarts the development server when one of these files changes. Vite only watches its own configuration.
 */
export function restartOnChange(files: readonly string[]): Plugin {
  const watched = files.map((file) => resolve(file))
  return {
    name: 'restart-on-change',
    configureServer(server) {
      server.watcher.add(watched)
      server.watcher.on('change', (file) => {
        if (watched.includes(resolve(file))) void server.restart()
      })
    },
  }
}
