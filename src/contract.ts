import type { ComponentType, ReactNode } from 'react'
import type { Holdings } from './domain/holdings.ts'
import type { User } from './domain/user.ts'
import type { UserData } from './firebase/userData/userData.ts'
import type { WatchOthers, WatchWords } from './machines/signOutMachine.ts'

/** Fetches a component. Rejects where its code cannot be fetched; the door asks again. */
type Load<Props = object> = () => Promise<ComponentType<Props>>

/**
 * What lies behind the door. The object itself is part of the sign-in page, so it holds nothing but paths
 * and functions that fetch. Everything under `users/{uid}` belongs to the signed-in person alone.
 */
export type Product = {
  /** The product's pages, for people who are signed in. One of them has the path `/`. */
  pages: readonly ProductPage[]
  /** Stands around every page of the product, and stays when one follows another. */
  Layout: Load<{ children: ReactNode }>
  /** Stands around every page of somebody who is signed in, the door's too, until they sign out: the product's providers. */
  Scope: Load<{ user: User; children: ReactNode }>
  /** What the first page needs. Fetched while the session is still being restored, where somebody was signed in before. */
  firstParts: readonly (() => Promise<unknown>)[]
  /** What other pages need. Fetched when the browser is idle, so that they open without a network. */
  laterParts: readonly (() => Promise<unknown>)[]
  /** Rows of the account center about what the product keeps on this device. */
  DeviceRows: Load<{ uid: string }>
  /** List items that say what of the product a deletion takes away. `holdings` is `null` until it is counted. */
  Losses: Load<LossesProps>
  device: () => Promise<ProductDevice>
  data: () => Promise<ProductData>
}

type ProductPage = {
  /** As wouter reads it: `/notes/:noteId`. Not one of the door's. */
  path: string
  view: Load
}

export type LossesProps = {
  uid: string
  holdings: Holdings | null
  /** Stands where a number is not known. */
  uncounted: string
}

/** What the product keeps on this device. `Scope` has its code fetched, so that signing out needs no network. */
export type ProductDevice = {
  /** Reports what other pages of the person do about signing out. */
  watchOthers: WatchOthers
  /**
   * Has every page save what is typed there, then reports what has not reached the server, at once and after
   * every change. Reports nothing while it does not know.
   */
  watchUnsaved: WatchWords
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
  count: (userData: UserData) => Promise<Holdings>
}
