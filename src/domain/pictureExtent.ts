/** How large a picture is once it is decoded, in pixels, and of how many frames it consists. */
export type PictureExtent = { width: number; height: number; frames: number }

/** `null` where one of the sides is nothing, or could not be read. */
export function extentOf(width: number, height: number, frames: number): PictureExtent | null {
  return width > 0 && height > 0 ? { width, height, frames } : null
}
