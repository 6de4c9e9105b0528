import type { ProxyOptions } from 'vite'
import { doorSegments, mailboxPath } from '#src/paths.ts'
import type { ExistingApp } from './configuration/existingApp.ts'

/** The folder of the door's files in front of an app, whose own files have all other names. */
export const doorFolder = 'gatehouse'

/** Matches the paths of the door's pages in front of an app, and no others. */
export function doorPages({ prefix }: Pick<ExistingApp, 'prefix'>, isLocal: boolean): string {
  const segments = [
    ...(prefix === undefined ? doorSegments() : [prefix.slice(1)]),
    ...(isLocal ? [mailboxPath.slice(1)] : []),
  ]
  return `^/(${segments.join('|')})(/.*)?$`
}

/** Has the development server answer the app's addresses with what the app answers. */
export function existingAppProxy(existing: ExistingApp): Record<string, ProxyOptions> {
  const { app } = existing
  const pages = new RegExp(doorPages(existing, true))
  return {
    [`^/(?!${doorFolder}/)`]: {
      target: app,
      ws: true,
      // Redirects to the app's own address lead here.
      autoRewrite: true,
      bypass: ({ url = '/' }) =>
        pages.test(url.split('?', 1)[0] ?? '') ? `/${doorFolder}/index.html` : undefined,
      configure: (proxy) =>
        proxy.on('error', (_error, _request, response) => {
          if (!('writeHead' in response) || response.headersSent) return
          response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' })
          response.end(noAnswer(app))
        }),
    },
  }
}

function noAnswer(app: string): string {
  return `Nothing answers at ${app}. Start your app there, or correct product.app in gatehouse.config.ts.\n`
}
