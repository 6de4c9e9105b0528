import { assertEvent, type EventObject } from 'xstate'
import type { Failure, FailureEvent } from '../domain/failure.ts'
import {
  movedCrop,
  widestCrop,
  zoomedCrop,
  type Crop,
  type PlaceInCrop,
} from '../domain/pictureCrop.ts'
import type { PictureRefusal } from '../domain/pictureRefusal.ts'
import { rested, type CoolDown } from './coolDown.ts'
import type { Port } from './ports.ts'

export type PictureEvent =
  | { type: 'picture.open' }
  | { type: 'picture.close' }
  /** The person chose, dropped or pasted a file. */
  | { type: 'picture.choose'; file: Blob }
  | { type: 'picture.read'; bitmap: ImageBitmap }
  | { type: 'picture.refused'; why: PictureRefusal }
  /** How far the square moves over the picture, in sides of it. */
  | { type: 'crop.move'; by: PlaceInCrop }
  /** What is at `place` stays there. */
  | { type: 'crop.zoom'; zoom: number; place?: PlaceInCrop }
  /** `replaces`: the file that the account names now, if it is the person's own. */
  | { type: 'picture.save' | 'picture.remove'; replaces: string | null }
  | { type: 'picture.sent'; fileId: string }
  | { type: 'change.made' }
  | { type: 'identity.confirmed' }
  | { type: 'identity.cancelled' }
  | FailureEvent

export type PictureContext = CoolDown & {
  /** The picture that is being cropped. */
  bitmap: ImageBitmap | null
  crop: Crop
  refusal: PictureRefusal | null
  failure: Failure | null
  /** The file that goes once another is named, or none. */
  replaced: string | null
}

/** For `setup`, which reads the types and ignores the value. */
export const pictureTypes = {} as {
  context: PictureContext
  events: PictureEvent
  tags: 'open' | 'reading' | 'busy' | 'confirming' | 'saved'
}

export type ChosenPicture = { bitmap: ImageBitmap | null; crop: Crop }

/** Says `picture.read` or `picture.refused`. */
export type ReadPicture = Port<
  Extract<PictureEvent, { type: 'picture.read' | 'picture.refused' }>,
  { file: Blob }
>

/** Makes a file of what is chosen and puts it among the person's own; nothing shows it yet. */
export type SendPicture = Port<
  Extract<PictureEvent, { type: 'picture.sent' | 'picture.refused' }> | FailureEvent,
  ChosenPicture
>

/** Deletes the files that the account names no more; it says nothing, and what fails is left for later. */
export type TidyPictures = Port<EventObject, { replaced: string | null }>

type Now = { context: PictureContext; event: PictureEvent }

export const noTrouble = { failure: null, refusal: null }

export const noPicture = { ...noTrouble, bitmap: null, crop: { left: 0, top: 0, side: 0 } }

export const startOfPicture: PictureContext = { ...noPicture, replaced: null, ...rested }

export function fileIn({ event }: { event: PictureEvent }): { file: Blob } {
  assertEvent(event, 'picture.choose')
  return { file: event.file }
}

/** What became of a file that was read. */
export function readIn(event: PictureEvent) {
  assertEvent(event, ['picture.read', 'picture.refused'])
  if (event.type === 'picture.refused') return { refusal: event.why }
  return { bitmap: event.bitmap, crop: widestCrop(event.bitmap) }
}

export function croppedBy({ context: { bitmap, crop }, event }: Now) {
  assertEvent(event, ['crop.move', 'crop.zoom'])
  if (!bitmap) return {}
  if (event.type === 'crop.move') return { crop: movedCrop(bitmap, crop, event.by) }
  return { crop: zoomedCrop(bitmap, crop, event.zoom, event.place) }
}

export function replacedIn(event: PictureEvent) {
  assertEvent(event, ['picture.save', 'picture.remove'])
  return { replaced: event.replaces }
}

/** The file that the account shall name; `null` where it shall name none. */
export function namedIn({ event }: { event: PictureEvent }): { fileId: string | null } {
  assertEvent(event, ['picture.sent', 'picture.remove'])
  return { fileId: event.type === 'picture.sent' ? event.fileId : null }
}
