import { localPorts, PORT_USERS } from '#local-firebase/ports.ts'
import { mailboxPath } from '#src/paths.ts'
import { isCollectionName, takenCollections } from './rules/productRules.ts'
import {
  fields,
  isObject,
  listOf,
  matching,
  optional,
  quote,
  valueThat,
  type Schema,
} from './schema.ts'

/** An existing app, as the product behind the door. See docs/existing-app.md. */
export type ExistingApp = {
  /** Where the app answers in development, such as `http://localhost:3000`. */
  app: string
  /** The prefix of the door's addresses if your app has some of them, such as `/login` for `/login/sign-in`. */
  prefix?: string
  /** In production, the folder of its build, such as `../my-app/dist`, */
  folder?: string
  /** or its Cloud Run service. */
  run?: { serviceId: string; region: string }
  /** Its collections under `users/{uid}`, such as `['todos']`, each document of which belongs to that user alone, */
  collections?: readonly string[]
  /** or a file with the rules of these collections, see docs/existing-app.md. */
  rules?: string
  /** A file with the rules of your data outside of `users/{uid}`. */
  sharedRules?: string
  /** Its folders under `users/{uid}` in Storage, such as `['photos']`, whose files belong to that user alone. */
  storage?: readonly string[]
}

/** The product that stands for such an app in the door: it has no pages. */
const placeholderFolder = 'products/existing-app'

const productFolderSchema = matching(
  /^[\w-]+(\/[\w-]+)*$/,
  'Write the folder of your product, such as products/notebook, or an object with app.',
)

const file = matching(/\S/, 'Write a path from the folder of package.json.')

/** The folder of the door's files, and the local mailbox. */
const reserved = ['/gatehouse', mailboxPath]

const collectionName = valueThat(
  (value) =>
    typeof value === 'string' && isCollectionName(value) && !takenCollections.includes(value),
  `Write letters, digits, underscores, and hyphens, such as todos, but none of the door’s: ${takenCollections.join(', ')}.`,
)

/** The folder of the door's own files in Storage. */
const filesFolder = 'files'

/** A deletion lists each of them for everyone. */
const maxFolders = 5

const storageFolder = valueThat(
  (value) => typeof value === 'string' && isCollectionName(value) && value !== filesFolder,
  `Write letters, digits, underscores, and hyphens, such as photos, but not ${filesFolder}, where the door’s files are.`,
)

const existingAppSchema = fields({
  app: valueThat(
    isOrigin,
    'Write the address of your app in development, without a path, such as http://localhost:3000.',
  ),
  prefix: optional(
    valueThat(
      (value) =>
        typeof value === 'string' && /^\/[a-z][a-z0-9-]*$/.test(value) && !reserved.includes(value),
      `Write one segment in lowercase that your app doesn’t use, such as /login, but not ${reserved.join(' or ')}.`,
    ),
  ),
  folder: optional(file),
  run: optional(
    fields({
      serviceId: matching(
        /^[a-z]([a-z0-9-]*[a-z0-9])?$/,
        'Write the name of your Cloud Run service, such as my-app.',
      ),
      region: matching(
        /^[a-z]+-[a-z]+\d+$/,
        'Write the region of your Cloud Run service, such as us-central1.',
      ),
    }),
  ),
  collections: optional(listOf(collectionName)),
  rules: optional(file),
  sharedRules: optional(file),
  storage: optional(listOf(storageFolder)),
})

/** The folder of a product, or an app. */
export const productSchema: Schema = (value, path) => {
  if (!isObject(value)) return productFolderSchema(value, path)
  const problems = existingAppSchema(value, path)
  return problems.length > 0 ? problems : contradictions(value as ExistingApp, path)
}

/** The app that is the product; `null` for a product in a folder. */
export function existingAppOf(product: string | ExistingApp): ExistingApp | null {
  return typeof product === 'string' ? null : product
}

/** The folder with `product.ts`. */
export function productFolder(product: string | ExistingApp): string {
  return typeof product === 'string' ? product : placeholderFolder
}

function contradictions(product: ExistingApp, path: string): string[] {
  const { app, folder, run, collections, rules, storage = [] } = product
  if (folder !== undefined && run) {
    return [`${path}.run contradicts ${path}.folder: only one can serve the app. Delete the other.`]
  }
  if (collections && rules !== undefined) {
    return [`${path}.collections contradicts ${path}.rules, which names them, too. Delete one.`]
  }
  if (storage.length > maxFolders) {
    return [
      `${path}.storage has ${storage.length} folders. Name at most ${maxFolders}: put the others into them.`,
    ]
  }
  const { hostname, port } = new URL(app)
  const ports = localPorts()
  const [, user] = PORT_USERS.find(([name]) => String(ports[name]) === port) ?? []
  if (user === undefined || !isThisMachine(hostname)) return []
  const own = user === 'the app' ? 'the door' : user
  return [
    `${path}.app can’t be ${quote(app)}: ${own} uses port ${port}. Start your app on another.`,
  ]
}

function isThisMachine(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

function isOrigin(value: unknown): boolean {
  if (typeof value !== 'string' || !/^https?:\/\/[^\s/\\]+\/?$/.test(value)) return false
  // A URL leaves out a default port.
  return URL.canParse(value) && new URL(value).href === `${new URL(value).origin}/`
}
