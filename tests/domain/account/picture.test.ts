import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { showablePicture } from '#src/domain/account/picture.ts'

const own = 'https://app.example'

it.each(['https://lh3.googleusercontent.com/a/ada=s96-c', 'https://app.example/ada.png'])(
  'shows %s',
  (address) => {
    expect(showablePicture(address, own)).toBe(address)
  },
)

it.each([
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload="alert(1)"/>',
  'blob:https://app.example/1',
  'http://lh3.googleusercontent.com/a/ada',
  'https://lh3.googleusercontent.com.evil.example/a',
  'https://lh3.googleusercontent.com@evil.example/a',
  'https://ada:secret@lh3.googleusercontent.com/a',
  'https://lh3.googleusercontent.com:444/a',
  'https://example.com/ada.png',
  'https://firebasestorage.googleapis.com/v0/b/bucket/o/ada.png?alt=media',
  '//lh3.googleusercontent.com/a',
  '/ada.png',
  '',
])("doesn't show %s", (address) => {
  expect(showablePicture(address, own)).toBeNull()
})

it('shows nothing if there is nothing', () => {
  expect(showablePicture(null, own)).toBeNull()
})

it('shows pictures from every host that the security policy allows', () => {
  const policy = readFileSync('firebase.json', 'utf8')
  const hosts = /img-src ([^;]+)/.exec(policy)?.[1]?.match(/https:\S+/g) ?? []
  expect(hosts).toHaveLength(1)
  expect(hosts.map((host) => showablePicture(`${host}/a`, own))).toEqual(
    hosts.map((host) => `${host}/a`),
  )
})
