import type { AddressRule, HostingConfiguration } from './hostingConfiguration.ts'

type Route = readonly [pattern: string, page: string | null]

/**
 * The page that the host serves for each path, as patterns in the order in which it looks them up: redirects,
 * files, rewrites. `null` means that it's not one of the app's pages.
 *
 * @param htmlFiles relative to the hosted folder.
 */
export function pageRoutes(
  { redirects = [], rewrites = [] }: HostingConfiguration,
  htmlFiles: readonly string[],
): readonly Route[] {
  const pages = htmlFiles.map(cleanAddress)
  return [
    ...redirects.map((rule): Route => [patternOf(rule), null]),
    ...pages.map((page): Route => [exactly(page), page]),
    ...rewrites.map((rule): Route => {
      const page = rule.destination?.endsWith('.html') ? cleanAddress(rule.destination) : null
      return [patternOf(rule), page !== null && pages.includes(page) ? page : null]
    }),
  ]
}

/** The path of an HTML file. With `cleanUrls`, the host redirects the file name to it. */
export function cleanAddress(htmlFile: string): string {
  const path = htmlFile.replace(/(^|\/)index\.html$|\.html$/, '').replace(/^\//, '')
  return `/${path}`
}

function patternOf({ source, regex }: AddressRule): string {
  if (regex !== undefined) return regex
  if (source === '**') return ''
  if (source !== undefined && !/[*?[\](){}!+@]/.test(source)) return exactly(source)
  throw new Error(`Write "${source}" in firebase.json as a regex: the service worker must know it.`)
}

function exactly(path: string): string {
  return `^${path.replace(/[.\\^$|]/g, '\\$&')}$`
}
