import { existsSync, readdirSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { ExistingApp } from '#build/configuration/existingApp.ts'
import { doorFolder, doorPages } from '#build/existingAppProxy.ts'
import { filesIn } from '#scripts/process/filesIn.ts'
import { paths } from '#src/paths.ts'
import type { AddressRule, HostingConfiguration, Rewrite } from './hostingConfiguration.ts'
import { cleanAddress } from './pageRoutes.ts'

const folderRule = `^/${anyEncoding(doorFolder)}(${anyEncoding('/')}.*)?$`
/** Where password managers look for the page that changes a password. */
const changePassword = '/.well-known/change-password'
/** The app answers nothing in the door's folder, such as a file of an earlier build. */
const outsideFolder = `!/${doorFolder}/**`

/**
 * The hosting configuration in front of an app: the door answers at its own addresses, with its headers, and the app at
 * all others, without them.
 *
 * @param directory the built door, and the files of the app.
 * @param isLocal whether the build has the mailbox.
 */
export function hostingInFrontOf(
  app: ExistingApp,
  { headers, redirects = [], rewrites = [], ...rest }: HostingConfiguration,
  directory: string,
  isLocal = false,
): HostingConfiguration {
  const { run, prefix = '' } = app
  const pages = doorPages(app, isLocal)
  const doors = rewrites.findIndex(({ destination }) => destination === '/index.html')
  // Hosting applies a rule to the address that was asked for.
  const placeOf: Readonly<Record<string, AddressRule>> = {
    '**': { regex: `${pages}|${folderRule}` },
    '/assets/**/*.*': { source: `/${doorFolder}/assets/**/*.*` },
    '!/assets/**/*.*': {
      regex: `${pages}|^/${anyEncoding(doorFolder)}(${anyEncoding('/')}[^/]*)?$`,
    },
  }
  return {
    ...rest,
    redirects: redirects.map((rule) =>
      rule.source === changePassword ? { ...rule, destination: prefix + paths.security } : rule,
    ),
    headers: headers.map((rule, index) => {
      const { source = '', ...others } = rule
      // The door's rules come first; the owner's with the same source are for the app, too.
      const isDoors = headers.findIndex((first) => first.source === source) === index
      return isDoors && placeOf[source] ? { ...others, ...placeOf[source] } : rule
    }),
    rewrites: [
      ...rewrites.flatMap((rule, index) =>
        index === doors ? doorRewrites(directory, pages, prefix) : rule,
      ),
      // Last, because it matches what the owner's rules are for.
      ...existingAppRewrites(run, directory),
    ],
  }
}

/** Each prerendered page at its own address, and all others with the first. */
function doorRewrites(directory: string, pages: string, prefix: string): Rewrite[] {
  const files = readdirSync(join(directory, doorFolder)).filter((name) => name.endsWith('.html'))
  return [
    ...files
      .filter((name) => name !== 'index.html')
      .map((name) => ({
        source: prefix + cleanAddress(name),
        destination: `/${doorFolder}/${name}`,
      })),
    // Of the door's files, those that don't exist stay missing.
    {
      regex: `${pages}|^/${doorFolder}/(.*/)?[^./]*$`,
      destination: `/${doorFolder}/index.html`,
    },
  ]
}

/**
 * An app with a page for unknown addresses has a file for each known one. Any other gets its first page, but not for a
 * file of an earlier build: the browser would keep the page as that file.
 */
function existingAppRewrites(run: ExistingApp['run'], directory: string): Rewrite[] {
  if (run) return [{ source: outsideFolder, run }]
  return existsSync(join(directory, '404.html'))
    ? []
    : [
        {
          source: `!/@(${[doorFolder, ...fileFolders(directory)].join('|')})/**/*.*`,
          destination: '/index.html',
        },
      ]
}

/** The folders of the app's build that have no page, such as `assets`. */
function fileFolders(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[\w-]+$/.test(entry.name))
    .map(({ name }) => name)
    .filter((name) => {
      const files = readdirSync(join(directory, name), { recursive: true, encoding: 'utf8' })
      return !files.some((file) => file.endsWith('.html'))
    })
}

/** Why the app can't be served in production, one sentence each. Needs no build of the door. */
export function missingApp({ folder, run }: ExistingApp, root: string): string[] {
  if (run) return []
  if (folder === undefined) {
    return ['product needs folder or run in production, see docs/existing-app.md.']
  }
  return existsSync(join(resolve(root, folder), 'index.html'))
    ? []
    : [`product.folder: there is no ${folder}/index.html. Build your app first.`]
}

/**
 * Copies the app's build beside the door's files.
 *
 * @returns why that isn't possible, one sentence each.
 */
export async function copyExistingApp(
  app: ExistingApp,
  directory: string,
  root: string,
): Promise<string[]> {
  const missing = missingApp(app, root)
  const { folder } = app
  if (missing.length > 0 || app.run || folder === undefined) return missing
  const from = resolve(root, folder)
  const names = await filesIn(from)
  const taken = new RegExp(`${doorPages(app, false)}|${folderRule}`)
  const problems = names
    .filter((name) => taken.test(cleanAddress(name)) || existsSync(join(directory, name)))
    .map((name) => `product.folder: ${folder}/${name} has an address of the door. Rename it.`)
  if (problems.length === 0) await cp(from, directory, { recursive: true })
  return problems
}

/** Matches the text however an address encodes it: Hosting decodes to find a file, but not to find its headers. */
function anyEncoding(text: string): string {
  return Array.from(text, (letter) => {
    const code = letter.charCodeAt(0).toString(16)
    return `(${letter}|%${code.replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`)})`
  }).join('')
}
