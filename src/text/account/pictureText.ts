import type { PictureRefusal } from '../../domain/account/pictureHeader.ts'
import { formatDecimal } from '../../domain/format.ts'

export const pictureText = {
  label: 'Picture',
  confirmChange: 'Sign in again to change your picture.',
  hidden: 'Your picture is hosted on a site we can’t load images from.',
  hint: 'Choose a JPEG, PNG, WebP, or GIF, drop one here, or paste one. Only you can see it.',
  choose: 'Choose a picture',
  chooseAnother: 'Choose another',
  reading: 'Reading the picture…',
  remove: 'Remove picture',
  square: 'Visible area',
  cropHint:
    'Drag to reposition, or tap a point to center it. On a keyboard, use the arrow keys, + and −.',
  zoom: 'Zoom',
  zoomOf: (zoom: number) => `${formatDecimal(zoom)} times`,
  preview: 'Preview',
} as const

/** Why a file is refused. */
export const pictureRefusals: Readonly<Record<PictureRefusal, string>> = {
  'too-large': 'This file is larger than 50 MB. Choose a smaller one.',
  'too-many-pixels':
    'This picture has more than 40 million pixels, or more than 10,000 on one side. Choose a smaller one.',
  'not-a-picture': 'This isn’t a JPEG, PNG, WebP, or GIF. Choose another file.',
  unsupported: 'This browser can’t read HEIC pictures. Choose a JPEG, or open this page in Safari.',
  unreadable: 'This picture can’t be read. It may be damaged. Choose another one.',
  'too-slow': 'Reading this picture took too long. Choose a smaller one.',
  'no-room': 'You’re out of storage. Delete a file, then save again.',
}
