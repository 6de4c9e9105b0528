import type { Crop } from '../../domain/account/pictureCrop.ts'
import { putFile, type UploadOptions } from '../documents/files/putFile.ts'
import { isDenied } from '../documents/runTransaction.ts'
import type { AccountAuth } from '../sdk/accountAuth.ts'
import { encodePicture } from './pictureCodec.ts'
import { keepPicture } from './storedPictures.ts'

const name = 'picture.jpg'
const type = 'image/jpeg'

/**
 * Uploads the cropped picture as a file. Nothing refers to it yet.
 *
 * @returns the file's ID, or `null` if it is over quota.
 */
export async function putPicture(
  account: AccountAuth,
  { picture, crop }: { picture: ImageBitmap; crop: Crop },
  options: UploadOptions,
): Promise<string | null> {
  const bytes = await encodePicture(picture, crop)
  const id = crypto.randomUUID()
  const file = { id, attachedTo: null, name, type, size: bytes.size, bytes }
  try {
    const isStored = await putFile(account, file, options)
    if (!isStored) throw new Error('The picture was deleted in the meantime.')
  } catch (error) {
    if (isDenied(error)) return null
    throw error
  }
  keepPicture(account, id, bytes)
  return id
}
