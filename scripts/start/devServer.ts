import { createServer as createHttpServer, type Server } from 'node:http'
import { createLogger, createServer, type Plugin } from 'vite'
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
    plugins: [oneWebSocketProxy(listener)],
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

/**
 * At each restart, Vite adds the handler of its proxy to the listener, and leaves those before. Two of them would
 * answer each WebSocket.
 */
function oneWebSocketProxy(listener: Server): Plugin {
  type Handler = Parameters<Server['off']>[1]
  const handlers = () => listener.listeners('upgrade') as Handler[]
  let earlier: Handler[] = []
  return {
    name: 'gatehouse:one-websocket-proxy',
    configureServer() {
      for (const handler of earlier) listener.off('upgrade', handler)
      const others = handlers()
      // Called when Vite has added its proxy.
      return () => void (earlier = handlers().filter((handler) => !others.includes(handler)))
    },
  }
}

/** A wrong configuration rejects with its message. Vite would print a second one. */
function quietUntil(listening: () => boolean): ReturnType<typeof createLogger> {
  const logger = createLogger()
  return {
    ...logger,
    error: (message, options) => {
      // The page says it, see build/existingAppProxy.ts; or a tab was closed.
      if (/proxy (socket )?error/.test(message)) return
      if (listening()) logger.error(message, options)
    },
  }
}
