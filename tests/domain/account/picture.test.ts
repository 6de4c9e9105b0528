import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pictureUrl, safePictureUrl, storedPictureOf } from '#src/domain/account/picture.ts'

describe('a picture from elsewhere', () => {
  const own = 'https://app.example'

  it.each(['https://lh3.googleusercontent.com/a/ada=s96-c', 'https://app.example/ada.png'])(
    'shows %s',
    (address) => {
      expect(safePictureUrl(address, own)).toBe(address)
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
    expect(safePictureUrl(address, own)).toBeNull()
  })

  it('shows nothing if there is nothing', () => {
    expect(safePictureUrl(null, own)).toBeNull()
  })

  it('shows pictures from every host that the security policy allows', () => {
    const policy = readFileSync('firebase.json', 'utf8')
    const hosts = /img-src ([^;]+)/.exec(policy)?.[1]?.match(/https:\S+/g) ?? []
    expect(hosts).toHaveLength(1)
    expect(hosts.map((host) => safePictureUrl(`${host}/a`, own))).toEqual(
      hosts.map((host) => `${host}/a`),
    )
  })
})

describe('a picture that is stored here', () => {
  const bucket = 'demo-gatehouse.appspot.com'
  const fileId = '0f8fad5b-d9cb-469f-a165-70867728950e'
  const own = pictureUrl(bucket, 'ada', fileId)

  it('is an address that identifies the file but has no token', () => {
    expect(own).toBe(
      `https://firebasestorage.googleapis.com/v0/b/${bucket}/o/users%2Fada%2Ffiles%2F${fileId}`,
    )
    expect(storedPictureOf({ uid: 'ada', photoURL: own }, bucket)).toBe(fileId)
  })

  it('is found for a uid with any characters', () => {
    const uid = 'saml:ada/léa %2F'
    expect(storedPictureOf({ uid, photoURL: pictureUrl(bucket, uid, fileId) }, bucket)).toBe(fileId)
  })

  it.each([
    ['nothing', null],
    ['an empty word', ''],
    ['someone else’s file', pictureUrl(bucket, 'bob', fileId)],
    ['a file in another bucket', pictureUrl('evil.appspot.com', 'ada', fileId)],
    ['another service', own.replace('googleapis.com', 'googleapis.com.evil.example')],
    ['a file at an unencrypted URL', own.replace('https:', 'http:')],
    ['a token', `${own}?alt=media&token=1`],
    ['a fragment', `${own}#`],
    ['a path out of the folder', pictureUrl(bucket, 'ada', `../../bob/files/${fileId}`)],
    ['an invalid file ID', pictureUrl(bucket, 'ada', '')],
    ['a script', 'javascript:alert(1)'],
  ])("isn't found in %s", (_, photoURL) => {
    expect(storedPictureOf({ uid: 'ada', photoURL }, bucket)).toBeNull()
  })
})
