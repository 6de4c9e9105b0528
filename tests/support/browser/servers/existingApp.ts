import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { readConfiguration } from '#build/configuration/firebaseProject.ts'
import { localUrls } from '#local-firebase/localUrls.ts'
import { requestAsAdmin } from '#local-firebase/requestAsAdmin.ts'
import { buildApp } from '#scripts/hosting/buildApp.ts'
import { copyExistingApp } from '#scripts/hosting/existingAppHosting.ts'
import { startHostingServer } from '#scripts/hosting/hostingServer.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'
import { localApi, readAsAdmin } from '../../emulators/localApi.ts'
import { test as base } from '../test.ts'

const configFile = 'tests/configurations/app.config.ts'

/**
 * Playwright's `test` with the door in front of `tests/existingApp`, whose own links lead to a door without a prefix.
 * Relative URLs lead to them.
 */
export const test = base.extend<object, { origin: string; prefix: string }>({
  prefix: ['', { scope: 'worker', option: true }],
  origin: [
    async ({ browserName, prefix }, provide) => {
      const root = await mkdtemp(join(tmpdir(), `gatehouse-${browserName}-app-`))
      const door = join(root, 'dist')
      await buildApp(door, {
        GATEHOUSE_CONFIG: configFile,
        GATEHOUSE_TEST_PREFIX: prefix,
      })
      await buildExistingApp(join(root, 'app'))
      const app = { app: 'http://localhost:3000', folder: 'app', ...(prefix && { prefix }) }
      const problems = await copyExistingApp(app, door, root)
      if (problems.length > 0) throw new Error(problems.join('\n'))
      const localServices = localUrls()
      const { origin, stop } = await startHostingServer({
        directory: door,
        localServices,
        app,
      })
      await provide(origin)
      await stop()
      await rm(root, { recursive: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ origin }, provide) => provide(origin),
})

async function buildExistingApp(outDir: string): Promise<void> {
  const { auth, firestore } = localUrls()
  const { configuration } = readConfiguration({}, localUrls())
  await build({
    root: join(PROJECT_ROOT, 'tests/existingApp'),
    configFile: false,
    logLevel: 'warn',
    define: {
      localFirebase: JSON.stringify({ options: configuration?.firebase, auth, firestore }),
    },
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2_000 },
  })
}

/** The texts that the app has stored for a person, as the server has them. */
export async function todosOf(uid: string | undefined): Promise<readonly string[]> {
  const folder = `${localApi().documents}/users/${uid}/items`
  const { documents = [] } = (await readAsAdmin(folder)) as {
    documents?: { fields: { text: { stringValue: string } } }[]
  }
  return documents.map(({ fields }) => fields.text.stringValue)
}

/** Stores a photo for a person, as an app with a server does. */
export async function storePhoto(uid: string | undefined, name: string): Promise<void> {
  const place = encodeURIComponent(`users/${uid}/photos/${name}`)
  await requestAsAdmin('POST', `${localApi().objects}?name=${place}`, { any: 'bytes' })
}

/** The names of a person's photos. */
export async function photosOf(uid: string | undefined): Promise<readonly string[]> {
  const folder = `users/${uid}/photos/`
  const { items = [] } = (await readAsAdmin(
    `${localApi().objects}?prefix=${encodeURIComponent(folder)}`,
  )) as { items?: { name: string }[] }
  return items.map(({ name }) => name.slice(folder.length))
}

export { expect } from '../test.ts'
