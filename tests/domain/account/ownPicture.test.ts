import { expect, it } from 'vitest'
import { addressOfPicture, storedPictureOf } from '#src/domain/account/picture.ts'

const bucket = 'demo-gatehouse.appspot.com'
const fileId = '0f8fad5b-d9cb-469f-a165-70867728950e'
const own = addressOfPicture(bucket, 'ada', fileId)

it('is an address that identifies the file but has no token', () => {
  expect(own).toBe(
    `https://firebasestorage.googleapis.com/v0/b/${bucket}/o/users%2Fada%2Ffiles%2F${fileId}`,
  )
  expect(storedPictureOf({ uid: 'ada', photoURL: own }, bucket)).toBe(fileId)
})

it('is found for a uid with any characters', () => {
  const uid = 'saml:ada/léa %2F'
  expect(storedPictureOf({ uid, photoURL: addressOfPicture(bucket, uid, fileId) }, bucket)).toBe(
    fileId,
  )
})

it.each([
  ['nothing', null],
  ['an empty word', ''],
  ['someone else’s file', addressOfPicture(bucket, 'bob', fileId)],
  ['a file in another bucket', addressOfPicture('evil.appspot.com', 'ada', fileId)],
  ['another service', own.replace('googleapis.com', 'googleapis.com.evil.example')],
  ['a file at an unencrypted URL', own.replace('https:', 'http:')],
  ['a token', `${own}?alt=media&token=1`],
  ['a fragment', `${own}#`],
  ['a path out of the folder', addressOfPicture(bucket, 'ada', `../../bob/files/${fileId}`)],
  ['an invalid file ID', addressOfPicture(bucket, 'ada', '')],
  ['a script', 'javascript:alert(1)'],
])("isn't found in %s", (_, photoURL) => {
  expect(storedPictureOf({ uid: 'ada', photoURL }, bucket)).toBeNull()
})
