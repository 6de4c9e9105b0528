import { createServer as createHttpServer } from 'node:http'
import { createLogger, createServer } from 'vite'
import { serve } from '#local-firebase/httpService.ts'
import type { Service } from '#local-firebase/service.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

/** Serves the app with Vite's development server. Rejects if the app's configuration is wrong. */
export async function startDevServer(port: number): Promise<Service> {
  const listener = createHttpServer()
  const vite = await createServer({
    root: PROJECT_ROOT,
    clearScreen: false,
    customLogger: quietUntil(() => listener.listening),
    // With a listener of its own, Vite would exit this process on SIGTERM before everything else has stopped.
    server: { middlewareMode: { server: listener }, ws: { server: listener } },
  })
  listener.on('request', vite.middlewares)
  const http = await serve(listener, port)
  return {
    async stop() {
      // In parallel, because the server waits for connections that Vite keeps open.
      await Promise.all([http.stop(), vite.close()])
    },
  }
}

/** A wrong configuration rejects with its message. Vite would print a second one. */
function quietUntil(listening: () => boolean): ReturnType<typeof createLogger> {
  const logger = createLogger()
  return {
    ...logger,
    error: (message, options) => {
      // The page says it, see build/existingAppProxy.ts.
      if (message.includes('proxy error')) return
      if (listening()) logger.error(message, options)
    },
  }
}
