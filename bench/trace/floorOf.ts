import { SLOW_4G } from '../slowness.ts'
import type { Request } from './requestsIn.ts'
import type { TimeByActivity } from './timeByActivity.ts'

/** The shortest time that these files allow on the emulated line and processor, in milliseconds. */
export type Floor = {
  /** One round trip for each file, since each is named in the one before. */
  latency: number
  /** The time that their bytes take. */
  transfer: number
  /** The work of the main thread that was measured. */
  work: number
}

/**
 * @param files the files that the page needs one after the other.
 * @param times what the main thread did.
 */
export function floorOf(
  requests: readonly Request[],
  files: readonly string[],
  times: TimeByActivity,
): Floor {
  const needed = requests.filter(({ name }) => files.includes(name))
  const bytes = needed.reduce((sum, request) => sum + request.bytes, 0)
  const busy = [...times].filter(([activity]) => !activity.startsWith('Wait'))
  return {
    latency: files.length * SLOW_4G.latency,
    transfer: (bytes / SLOW_4G.downloadThroughput) * 1_000,
    work: busy.reduce((sum, [, time]) => sum + time, 0),
  }
}
