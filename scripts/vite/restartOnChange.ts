import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Starts the development server anew when one of these files changes. Vite sees to its own configuration only. */
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
