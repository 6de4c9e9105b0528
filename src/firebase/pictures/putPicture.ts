import { encodePicture } from '../../device/pictureCodec.ts'
import type { Crop } from '../../domain/pictureCrop.ts'
import { isRefused } from '../notes/transact.ts'
import { putFile } from '../vault/putFile.ts'
import type { Vault } from '../vault/vault.ts'
import { keepPicture } from './ownPictures.ts'

const name = 'picture.jpg'
const type = 'image/jpeg'

/**
 * Makes a file of that part of a picture, and puts it into a vault. Nothing names it yet.
 *
 * @returns its id; `null` where there is no room for it.
 * @throws the SDK's error; the signal's reason when it aborts.
 */
export async function putPicture(
  vault: Vault,
  picture: ImageBitmap,
  crop: Crop,
  signal: AbortSignal,
): Promise<string | null> {
  const bytes = await encodePicture(picture, crop)
  const id = crypto.randomUUID()
  const file = { id, noteId: null, name, type, size: bytes.size }
  try {
    const isThere = await putFile(vault, file, bytes, signal, () => undefined)
    if (!isThere) throw new Error('Somebody has deleted the picture meanwhile.')
  } catch (error) {
    if (isRefused(error)) return null
    throw error
  }
  keepPicture(vault, id, bytes)
  return id
}
