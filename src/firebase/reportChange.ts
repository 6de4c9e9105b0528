import { withTimeout } from '../device/withTimeout.ts'
import type { ActivityKind } from '../domain/activity.ts'
import type { DoorEvent, EntryMethod } from '../domain/doorEvent.ts'
import { recordLastMethod } from '../stores/lastMethodStore.ts'
import { reportEvent } from './reportEvent.ts'

/** In milliseconds. A change that waits for its entry must not wait forever. */
const recordTimeout = 10_000

type Line = readonly [what: ActivityKind, detail?: string] | null

const connected = (method: EntryMethod): Line =>
  method === 'phone' ? ['phoneChanged'] : ['providerConnected', method]

/** The activity entry of each change. */
const lines = {
  guest_upgraded: (method): Line =>
    method === 'password' || method === 'email_link' ? null : connected(method),
  phone_changed: () => ['phoneChanged'],
  provider_linked: (method) => (method === 'password' ? ['passwordAdded'] : connected(method)),
  provider_unlinked: (method) =>
    method === 'phone' ? ['phoneRemoved'] : ['providerDisconnected', method],
  factor_added: () => ['factorAdded'],
  factor_removed: () => ['factorRemoved'],
  passkey_added: () => ['passkeyAdded'],
  passkey_removed: () => ['passkeyRemoved'],
} satisfies Partial<Record<DoorEvent['name'], (method: EntryMethod) => Line>>

type AccountChange = Extract<DoorEvent, { name: keyof typeof lines }>

/**
 * Reports an account change to the activity list, to the owner's `onEvent`, and, for an upgraded
 * guest, to the last sign-in method on this device.
 */
export function reportChange(change: AccountChange): void {
  const line = lines[change.name]('method' in change ? change.method : '')
  if (line) void recordActivity(...line)
  if (change.name === 'guest_upgraded') recordLastMethod(change.method)
  reportEvent(change)
}

/** Reports a newly linked sign-in method. For a guest, it is an upgrade to an account. */
export function reportLinked(wasGuest: boolean, method: EntryMethod): void {
  reportChange({ name: wasGuest ? 'guest_upgraded' : 'provider_linked', method })
}

/**
 * Adds an entry to the activity list. Loads the code for it when first needed. Never rejects; gives up
 * after ten seconds.
 */
export async function recordActivity(what: ActivityKind, detail?: string): Promise<void> {
  const record = async () => {
    const part = await import('./access/addEntry.ts')
    await part.addEntry(what, detail)
  }
  await withTimeout(recordTimeout, record()).catch(() => null)
}
