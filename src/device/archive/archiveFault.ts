import type { ArchiveRefusal } from '../../domain/readManifest.ts'

/** Thrown where an archive turns out not to be what it says. */
export class ArchiveFault extends Error {
  readonly refusal: ArchiveRefusal

  constructor(refusal: ArchiveRefusal) {
    super(`The archive is not taken: ${refusal}.`)
    this.refusal = refusal
  }
}

/** The fault of an archive that an error of reading means. The library names no kinds, only sentences. */
export function faultIn(error: unknown, refusal: ArchiveRefusal): ArchiveFault {
  if (error instanceof ArchiveFault) return error
  const isOfDisk = error instanceof DOMException && /^Not(Readable|Found)Error$/.test(error.name)
  return new ArchiveFault(isOfDisk ? 'unreadable' : refusal)
}
