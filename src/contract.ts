import type { ComponentType, ReactNode } from 'react'
import type { ArchiveWriter } from './device/archive/archiveWriter.ts'
import type { OpenedArchive, RefuseEntries } from './device/archive/openArchive.ts'
import type { ArchiveEntry } from './domain/archiveManifest.ts'
import type { Counts } from './domain/counts.ts'
import type { ExportProgress, Packed, PackedContents } from './domain/exportProgress.ts'
import type { ImportEnd, ImportTally } from './domain/importTally.ts'
import type { Movers } from './domain/guestMove.ts'
import type { User } from './domain/user.ts'
import type { UserData, UserDataPair } from './firebase/userData/userData.ts'
import type { WatchOthers, WatchUnsaved } from './machines/signOutMachine.ts'

/** Fetches a component. Rejects where its code cannot be fetched; the door asks again. */
type Load<Props = object> = () => Promise<ComponentType<Props>>

/**
 * What lies behind the door. The object itself is part of the sign-in page, so it holds nothing but one
 * sentence, paths, and functions that fetch. Everything under `users/{uid}` belongs to the signed-in person alone.
 */
export type Product = {
  /** One sentence on the sign-in page: what a person signs in to. */
  signInLead: string
  /** The product's pages, for people who are signed in. One of them has the path `/`. */
  pages: readonly ProductPage[]
  /** Stands around every page of the product, and stays when one follows another. */
  Layout: Load<{ children: ReactNode }>
  /** Stands around every page of somebody who is signed in, the door's too, until they sign out: the product's providers. */
  Scope: Load<{ user: User; children: ReactNode }>
  /** What the first page needs. Fetched while the session is still being restored, where somebody was signed in before. */
  firstParts: readonly (() => Promise<unknown>)[]
  /**
   * What other pages need besides their views: one module of each part of the build. Fetched with the views when
   * the browser is idle, so that they open without a network.
   */
  laterParts: readonly (() => Promise<unknown>)[]
  /** Rows of the account center about what the product keeps on this device. */
  DeviceRows: Load<{ uid: string }>
  /** List items that say what of the product a deletion takes away. `holdings` is `null` until it is counted. */
  Losses: Load<LossesProps>
  device: () => Promise<ProductDevice>
  data: () => Promise<ProductData>
  archive: () => Promise<ProductArchive>
  move: () => Promise<ProductMove>
}

type ProductPage = {
  /** As wouter reads it: `/items/:itemId`. Not one of the door's. */
  path: string
  view: Load
}

export type LossesProps = {
  uid: string
  holdings: Counts | null
  /** Stands where a number is not known. */
  uncounted: string
}

/** What the product keeps on this device. `Scope` is not shown before its code is here, so that signing out needs no network. */
export type ProductDevice = {
  /**
   * Reads what the page at this address shows, while the provider is asked whether the session still holds. It is held
   * in memory, and shown and stored only once this very person is signed in; what nobody takes is dropped.
   *
   * @param session whose it is, and its ID token.
   */
  readAhead: (session: { uid: string; token: string }) => void
  /** Reports what other pages of the person do about signing out. */
  watchOthers: WatchOthers
  /**
   * Has every page save what is typed there, then reports what has not reached the server, at once and after
   * every change. Reports nothing while it does not know.
   */
  watchUnsaved: WatchUnsaved
  /** Has every page save what is typed there; resolves once it lies on the device. */
  settle: (uid: string) => Promise<void>
  /** Forgets unsaved items by the ids under which they lie here. Repeatable. */
  discard: (uid: string, ids: readonly string[]) => Promise<void>
  /** Tells every page of the person to stop using the device. */
  announceClose: (uid: string) => void
  /** Saves what is typed in this page, then lets go of the device. Repeatable; may take as long as the disk. */
  close: (uid: string) => Promise<void>
  /** Throws away everything of a deleted account, also what is not on the server. Never rejects. */
  empty: (uid: string) => Promise<void>
  /** Lets go of what this page still has in memory of somebody who has left. Repeatable. */
  forget: (uid: string) => void
  /** Takes away the person's answers and settings on this device. Repeatable. */
  forgetSettings: (uid: string) => void
}

/** What the product keeps on the server, under `users/{uid}`. */
export type ProductData = {
  /** The collections whose documents a deletion takes away; the door does it, in steps that can be repeated. */
  collections: readonly string[]
  /** The documents in `users/{uid}/usage` that go after all others. */
  counters: readonly string[]
  /** How much there is. Throws the SDK's error. */
  count: (userData: UserData) => Promise<Counts>
}

/**
 * What the product keeps, in an export and back. The door writes and reads the ZIP file, its manifest, the facts of
 * the account and the person's picture, checks every byte against the manifest, and hands the file to the person.
 * The rest of the entries are the product's: it names their kinds, and what it counts in them.
 */
export type ProductArchive = {
  /** How much there is to export, on the server and not yet there. Throws the SDK's error. */
  contents: (uid: string) => Promise<Counts>
  /**
   * Adds everything that the product keeps of the person, one entry at a time, of any kind but the door's
   * `account` and `picture`. What cannot be read is named as missing. The counts are what `readEntry` says of all
   * entries together. Run again, it starts over, with a new archive. Throws what reading or writing threw; the
   * signal's reason when it aborts.
   */
  pack: (
    user: User,
    archive: Pick<ArchiveWriter, 'add'>,
    signal: AbortSignal,
    onProgress: (packed: Packed) => void,
  ) => Promise<PackedContents>
  /**
   * Why the product cannot have written these entries, by what the manifest says of them; `null` where it may have.
   * Nothing is unpacked before.
   */
  refusalOf: RefuseEntries
  /**
   * What an entry adds to the counts. Changes nothing. Throws `ArchiveFault` where it is not what the manifest says.
   * An archive whose manifest counts anything else is refused.
   */
  readEntry: (entry: ArchiveEntry, bytes: Uint8Array) => Counts
  /**
   * Adds what is in an archive to what the person has; what is there already stays as it is. Stopped anywhere and
   * run again with the same file, it continues, and adds nothing twice. Throws `ArchiveFault` where the file has
   * changed; the SDK's error; the signal's reason when it aborts.
   */
  restore: (
    user: User,
    file: File,
    archive: OpenedArchive,
    signal: AbortSignal,
    onProgress: (tally: ImportTally) => void,
  ) => Promise<ImportEnd>
}

/**
 * The sentences of the door's pages that name what the product keeps. Functions are handed the product's own
 * counts. `src/productText.ts` names it, and only pages for people who are signed in import that.
 */
export type ProductText = {
  archive: ArchiveText
  move: MoveText
  deletion: DeletionText
}

export type DeletionText = {
  /** What of a guest of this browser that has not moved goes with the account. */
  guest: string
  /** The step that deletes the documents of `ProductData.collections`. */
  documents: string
  /** All of it is deleted, and the account is not yet. */
  wiped: string
}

export type ArchiveText = {
  /** What an export holds, besides the account. */
  exportLead: string
  /** Before an export: what `contents` has counted. */
  contents: (counts: Counts) => string
  /** Of that, what is not on the server yet; `null` where there is none. */
  unsaved: (counts: Counts) => string | null
  /** While it is packed: what is done in this step, `null` before the first, and how far it is. */
  packing: (step: string | null) => string
  packed: (progress: Omit<ExportProgress, 'timeLeft'>) => string
  /** What an archive holds that is whole. */
  holds: (counts: Counts) => string
  /** Why something is not in it, by the product's own reasons. */
  missing: Readonly<Record<string, string>>
  /** What an import does. */
  importLead: string
  /** What is in a file, line by line. */
  preview: (counts: Counts) => readonly string[]
  /** What happens to what is here already. */
  rules: string
  /** What an import has brought until now, and in the end. */
  soFar: (counts: Counts) => string
  outcome: (counts: Counts) => readonly string[]
  /** There is no room for more of these. */
  full: (of: string) => string
  /** Why something was left out, by the product's own reasons. */
  leftOut: Readonly<Record<string, string>>
}

export type MoveText = {
  /** What comes along when a guest signs in to an account that exists, before and after it is counted. */
  counting: string
  uncounted: string
  comesAlong: (kept: Counts, unsent: number) => string
  unsent: (count: number) => string
  /** The page of a move, while it goes on. */
  title: string
  heading: string
  lead: string
  /** What each step of `copy` copies, by the steps' names and in their order. */
  steps: Readonly<Record<string, string>>
  /** It has stopped, and not all has arrived. */
  notYet: string
  /** There is no room for all of it. */
  freeUpSpace: string
  /** Where the link to the first page leads. */
  home: string
  movedHeading: string
  movedLead: string
  /** Asks whether what waits here is this person's; `kept` is `null` where it is not counted. */
  confirmHeading: (account: string, kept: Counts | null) => string
  confirmLead: (account: string) => string
  /** On every other page: how it stands. */
  noticeMoving: string
  noticeHalted: string
  noticeArrived: string
  noticeWaiting: string
  noticeMoved: string
  noticeLeft: string
  noticeLost: string
  noticeUnconfirmed: string
}

/**
 * How what a guest keeps comes into an account that exists. The door holds the guest's session, the turn of
 * this page and the journal; it deletes the guest once everything has arrived.
 */
export type ProductMove = {
  /** How much a person keeps, read from the counters in `users/{uid}/usage`. Throws the SDK's error. */
  countKept: (userData: UserData) => Promise<Counts>
  /** How much this device has not sent of theirs. Never rejects. */
  countUnsent: (uid: string) => Promise<number>
  /** Has every page save what is typed there, and waits until the server has all that it takes. */
  sendUnsent: (uid: string) => Promise<void>
  /** How much `copy` has to copy in each of its steps, by their names. Throws the SDK's error. */
  countToMove: (from: UserData) => Promise<Counts>
  /**
   * Copies what the guest keeps on the server, one step after the other. Stopped anywhere and run again, it
   * continues, and copies nothing twice. Resolves to whether there was no room for all of it. Throws the SDK's
   * error; the signal's reason when it aborts.
   *
   * @param onCopied told in which step it is, and how many of that step are in the account by now, those that were
   * there before among them.
   */
  copy: (
    pair: UserDataPair,
    signal: AbortSignal,
    onCopied: (step: string, count: number) => void,
  ) => Promise<boolean>
  /**
   * Whether everything that the guest keeps on the server is in the account. Only then is the guest's copy
   * deleted. Throws the SDK's error; the signal's reason when it aborts.
   */
  hasArrived: (pair: UserDataPair, signal: AbortSignal) => Promise<boolean>
  /**
   * Hands over what the guest's device has not sent, as unsent work of the member. Stopped anywhere and run
   * again, it continues. Throws `unavailable` while something here cannot be decrypted, and an error with the
   * code `auth/web-storage-unsupported` where the member's device cannot keep it.
   *
   * @param pair `null` where nobody can reach the guest on the server any more.
   */
  flush: (movers: Movers, pair: UserDataPair | null, signal: AbortSignal) => Promise<void>
  /** As `flush`, of what can be read now; the rest is given up. Never rejects. */
  flushReadable: (movers: Movers, signal: AbortSignal) => Promise<void>
  /** Throws `unavailable` where something of the guest's may still lie here. */
  demandFlushed: (guestUid: string) => Promise<void>
  /** Lets go of the guest's device storage in this page. Repeatable. */
  close: (guestUid: string) => Promise<void>
}
