import type { Movers } from '../domain/guestMove.ts'
import { unprovided } from './ports.ts'

/** What a move needs from the world, by name. */
export const movePorts = {
  watchMember: unprovided<Movers>('watchMember'),
  takeTurn: unprovided<Movers>('takeTurn'),
  countThings: unprovided<Movers>('countThings'),
  placeNotes: unprovided<Movers>('placeNotes'),
  placeFiles: unprovided<Movers>('placeFiles'),
  handOverWords: unprovided<Movers>('handOverWords'),
  verifyMove: unprovided<Movers>('verifyMove'),
  wipeGuest: unprovided<Movers>('wipeGuest'),
  deleteGuest: unprovided<Movers>('deleteGuest'),
  leaveRest: unprovided<Movers>('leaveRest'),
}
