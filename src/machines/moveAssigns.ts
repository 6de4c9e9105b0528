import { assign } from 'xstate'
import { cooledDown, failed, overloaded } from './coolDown.ts'
import type { MoveContext } from './moveContext.ts'
import type { MoveEvent } from './moveEvents.ts'
import { counted, offline, placed, shortage, wiped } from './moveNews.ts'

const keep = assign<MoveContext, MoveEvent, undefined, MoveEvent, never>

/** What the chart keeps in mind of what it hears, for `setup`. */
export const moveAssigns = {
  begin: keep({ failure: null, isShort: false, isVerified: false }),
  noteThings: keep(counted),
  notePlaced: keep(placed),
  noteVerified: keep({ isVerified: true }),
  noteShortage: keep(shortage),
  noteWipe: keep(wiped),
  noteFailure: keep(failed),
  noteOffline: keep(offline),
  startCoolDown: keep(overloaded),
  endCoolDown: keep(cooledDown),
}
