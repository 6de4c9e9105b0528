import type { PictureRefusal } from '../domain/pictureRefusal.ts'

export const pictureText = {
  label: 'Picture',
  toChange: 'change your picture',
  hidden: 'Your picture lies where we cannot show it from.',
  add: 'Add',
  change: 'Change',
  hint: 'Choose a JPEG, PNG, WebP or GIF, drop one here, or paste one. Only you can see it.',
  choose: 'Choose a picture',
  chooseAnother: 'Choose another',
  reading: 'Reading the picture…',
  remove: 'Remove picture',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved',
  square: 'The part of the picture that is shown',
  cropHint:
    'Drag the picture, or tap what should be in the middle. With a keyboard, use the arrow keys, + and −.',
  zoom: 'Zoom',
  zoomOf: (zoom: number) => `${zoom.toFixed(1)} times`,
  preview: 'As it will be shown',
} as const

/** What a person reads about a file that is not taken. */
export const pictureRefusals: Readonly<Record<PictureRefusal, string>> = {
  'too-large': 'This file is larger than 50 MB. Choose a smaller one.',
  'too-many-pixels':
    'This picture has more than 40 million pixels, or more than 10,000 on one side. Choose a smaller one.',
  'not-a-picture': 'This is not a JPEG, PNG, WebP or GIF. Choose another file.',
  unreadable: 'This picture cannot be read. It may be damaged. Choose another one.',
  'too-slow': 'Reading this picture took too long. Choose a smaller one.',
  'no-room':
    'There is no room for another file. Delete a file from one of your notes, then save again.',
}
