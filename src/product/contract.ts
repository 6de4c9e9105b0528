import type { ComponentType, ReactNode } from 'react'
import type {
  ArchiveOptions,
  ArchiveWriter,
  OpenedArchive,
  RefuseEntries,
} from '../domain/data/archive.ts'
import type { ArchiveEntry } from '../domain/data/archiveManifest.ts'
import type { PackingProgress, PackedItems } from '../domain/data/exportProgress.ts'
import type { ImportOutcome, ImportTally } from '../domain/data/importTally.ts'
import type { ItemCounts } from '../domain/data/itemCounts.ts'
import type { MovePair } from '../domain/guest/guestMove.ts'
import type { ClaimRequirement } from '../domain/session/claims.ts'
import type { User } from '../domain/session/user.ts'
import type { AccountAuth, AccountPair } from '../firebase/sdk/accountAuth.ts'
import type { WatchOtherTabs, SaveAndWatchUnsaved } from '../machines/session/signOutMachine.ts'
import type { ProductText } from './textContract.ts'

/** Loads a component. Rejects if its code can't be fetched; the door retries. */
type LoadComponent<Props = object> = () => Promise<ComponentType<Props>>

/**
 * The product behind the door: two required fields, and optional ones that have a default. The object itself is part of
 * the sign-in page, so it holds only names, paths, one sentence, and functions that load the rest.
 */
export type Product = Partial<ProductParts> & {
  /** The product's pages, for signed-in people unless they say otherwise. One of them has the path `/`. */
  pages: readonly ProductPage[]
  /**
   * The collections under `users/{uid}`, whose documents belong to that user alone, and are deleted with the account.
   * If the product has a `firestore.rules`, it must have the same ones. Otherwise, their rules are generated.
   */
  collections: readonly string[]
  /**
   * Those of `collections` whose documents may have files, at most three. The default `archive` and `move` include the
   * files, and deleting a document deletes its own. In the product's own `firestore.rules`, `mayHaveFiles` has to
   * name the same collections; generated rules already do.
   */
  files?: readonly string[]
}

/**
 * The optional parts. The default `text` doesn't name the product's data; the default `countItems`, `archive`,
 * and `move` work with any document.
 */
type ProductParts = {
  /** One sentence for the sign-in page: what a person signs in to. By default, the brand. */
  signInLead: string
  /** Wraps every page of the product, and stays mounted across navigation. */
  Layout: LoadComponent<{ children: ReactNode }>
  /** The product's providers. Wraps every signed-in page, including the door's, until sign-out. */
  Scope: LoadComponent<{ user: User; children: ReactNode }>
  /**
   * What the first page needs. If someone was signed in last time, it's fetched while the session is still
   * being restored.
   */
  prefetchEarly: readonly (() => Promise<unknown>)[]
  /** Rows for the account center about the product's data on this device. */
  DeviceRows: LoadComponent<{ uid: string }>
  /**
   * List items that say which of the product's data is deleted with the account. `itemCounts` is `null` until
   * counted.
   */
  DeletedItems: LoadComponent<DeletedItemsProps>
  /** The sentences on the door's pages that name the product's data. Loaded before the first signed-in page. */
  text: () => Promise<ProductText>
  localData: () => Promise<ProductLocalData>
  /** A function that counts the product's data on the server. It throws the SDK's error. */
  countItems: () => Promise<(account: AccountAuth) => Promise<ItemCounts>>
  archive: () => Promise<ProductArchive>
  move: () => Promise<ProductMove>
}

type ProductPage = {
  /**
   * A wouter pattern, such as `/items/:itemId`. Must not be one of the door's paths. These come first, so that
   * `/:page` doesn't match them. Below `/account/`, the page is shown in the frame of the account center.
   */
  path: string
  view: LoadComponent
  /** The page for visitors at this address. Without it, they are led to the sign-in page. */
  visitorView?: LoadComponent
  /** The custom claim that a person needs to see the page. Without it, every signed-in person may. */
  requiredClaim?: ClaimRequirement
}

export type DeletedItemsProps = {
  uid: string
  itemCounts: ItemCounts | null
  /** Shown in place of an unknown number. */
  uncounted: string
}

/**
 * The product's data on this device. Its code is loaded before `Scope` is shown, so that signing out needs no
 * network.
 */
export type ProductLocalData = {
  /**
   * Prefetches the data of the page at this address while the session is being checked. It's held in memory,
   * and shown and stored only once this same user is signed in; otherwise it's dropped.
   *
   * @param session the user's ID and ID token.
   */
  prefetchFirstPage: (session: { uid: string; token: string }) => void
  /** Reports what the person's other tabs do about signing out. */
  watchOtherTabs: WatchOtherTabs
  /**
   * Has every tab save its drafts, then reports what has not reached the server: at once, and after every
   * change. Reports nothing while that is unknown.
   */
  saveAndWatchUnsaved: SaveAndWatchUnsaved
  /** Has every tab save its drafts. Resolves once those of this tab are stored on the device. */
  saveDrafts: (uid: string) => Promise<void>
  /** Discards unsaved items by their local IDs. Repeatable. */
  discard: (uid: string, ids: readonly string[]) => Promise<void>
  /**
   * Saves this tab's drafts, then closes the device's storage. Repeatable; may take as long as the disk does.
   *
   * @param tabs whether the person's other tabs are told to do the same. They aren't waited for.
   */
  close: (uid: string, tabs: 'this' | 'all') => Promise<void>
  /**
   * Tells the person's other tabs at once to close the device's storage, and then removes all local data of a deleted
   * account, including what never reached the server. Never rejects.
   */
  removeAll: (uid: string) => Promise<void>
  /** Clears what this tab still holds in memory of a user who has signed out. Repeatable. */
  forgetMemory: (uid: string) => void
  /** Removes the user's answers and settings from this device. Repeatable. */
  removeSettings: (uid: string) => void
}

/**
 * Export and import of the product's data. The door writes and reads the ZIP file, its manifest, the account
 * data, and the person's picture; checks every byte against the manifest; and hands the file to the person.
 * All other entries are the product's: it names their kinds and what it counts in them.
 */
export type ProductArchive = {
  /** Counts what there is to export, on the server and not yet uploaded. Throws the SDK's error. */
  countForExport: (uid: string) => Promise<ItemCounts>
  /**
   * Adds the product's data, one entry at a time, of any kind except the door's `account` and `picture`.
   * Entries that can't be read are listed as missing. The counts are the sum of what `readEntry` returns for
   * all entries. A retry starts over with a new archive. Throws any read or write error, or the signal's
   * reason when it aborts.
   */
  pack: (
    into: { user: User; archive: Pick<ArchiveWriter, 'add'> },
    options: ArchiveOptions<PackingProgress>,
  ) => Promise<PackedItems>
  /**
   * Why the product can't have written these entries, judged by the manifest alone, before anything is
   * unpacked; `null` if it may have.
   */
  refusalOf: RefuseEntries
  /**
   * What an entry adds to the counts. Has no side effects. Throws `ArchiveFault` if the entry differs from
   * its manifest. An archive whose manifest has other counts is refused.
   */
  readEntry: (entry: ArchiveEntry, bytes: Uint8Array) => ItemCounts
  /**
   * Adds an archive's content to the person's data, without changing what is already there. If stopped and
   * run again with the same file, it continues and adds nothing twice. Throws `ArchiveFault` if the file has
   * changed, the SDK's error, or the signal's reason when it aborts.
   */
  restore: (
    from: { user: User; file: File; archive: OpenedArchive },
    options: ArchiveOptions<ImportTally>,
  ) => Promise<ImportOutcome>
}

/**
 * Moves a guest's data into an existing account. The door holds the guest's session, the lock, and the
 * journal, and deletes the guest account once everything has arrived.
 */
export type ProductMove = {
  /** How many changes on this device aren't saved on the server. Never rejects. */
  countUnsaved: (uid: string) => Promise<number>
  /** Has every tab save its drafts, and waits until the server has everything it accepts. */
  sendUnsaved: (uid: string) => Promise<void>
  /** How much each step of `copy` has to copy, by step name. Throws the SDK's error. */
  countToMove: (from: AccountAuth) => Promise<ItemCounts>
  /**
   * Copies the guest's data on the server, step by step. If stopped and run again, it continues and copies
   * nothing twice. Resolves to whether the account ran out of room. Throws the SDK's error, or the signal's
   * reason when it aborts.
   *
   * @param onCopied called with the step, and how many of its items are in the account by now, including
   * those that were already there.
   */
  copy: (
    pair: AccountPair,
    signal: AbortSignal,
    onCopied: (step: string, count: number) => void,
  ) => Promise<boolean>
  /**
   * Whether all of the guest's data on the server is in the account. Only then is it deleted, unless the person
   * discards the rest.
   * Throws the SDK's error, or the signal's reason when it aborts.
   */
  haveItemsArrived: (pair: AccountPair, signal: AbortSignal) => Promise<boolean>
  /**
   * Saves the guest's unsaved changes as the person's own, as far as they can be decrypted. If stopped and run
   * again, it continues. Throws an error with the code `auth/web-storage-unsupported` if the device can't store
   * them.
   *
   * @param pair `null` if the guest can't be reached on the server anymore.
   */
  transferUnsaved: (uids: MovePair, pair: AccountPair | null, signal: AbortSignal) => Promise<void>
  /** Throws `unavailable` if unsaved data of the guest may remain on this device. */
  requireNothingUnsaved: (guestUid: string) => Promise<void>
}
