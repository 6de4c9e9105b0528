import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Package = {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Package>
}

test('package-lock.json has the packages of every platform, so that no installation changes it', () => {
  const paths = Object.entries(packages)
  expect(paths.length).toBeGreaterThan(1_000)
  const missing = paths.flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !isFoundFrom(path, name))
      .map((name) => `${path} needs ${name}`),
  )
  expect(missing).toEqual([])
})

/** Looks where Node does: in the package's own node_modules, then in those around it. */
function isFoundFrom(path: string, name: string): boolean {
  const place = `${path}/node_modules/${name}`.replace(/^\//, '')
  if (Object.hasOwn(packages, place)) return true
  return path !== '' && isFoundFrom(path.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, ''), name)
}
