import { expect, test } from 'vitest'
import type { HostingConfiguration } from '#scripts/hosting/hostingConfiguration.ts'
import { allowLocalServices } from '#scripts/hosting/pagePolicy.ts'

const services = {
  auth: 'http://127.0.0.1:9099',
  firestore: 'http://127.0.0.1:8080',
  storage: 'http://127.0.0.1:9199',
}

test('a page for the local Firebase may connect to it and frame its sign-in, and nothing else', () => {
  const policy = "default-src 'none'; connect-src 'self'; frame-src 'self'; img-src 'self'"
  const localPolicy =
    "default-src 'none'; " +
    "connect-src 'self' http://127.0.0.1:9099 http://127.0.0.1:8080 http://127.0.0.1:9199; " +
    "frame-src 'self' http://127.0.0.1:9099; img-src 'self'"

  expect(allowLocalServices(configurationWith(policy), services)).toEqual(
    configurationWith(localPolicy),
  )
})

function configurationWith(policy: string): HostingConfiguration {
  return {
    headers: [
      {
        source: '**',
        headers: [
          { key: 'Content-Security-Policy', value: policy },
          { key: 'Referrer-Policy', value: 'no-referrer' },
        ],
      },
      { source: '/assets/**', headers: [{ key: 'Cache-Control', value: 'immutable' }] },
    ],
  }
}
