/** The product's documents under `users/{uid}`. */
export type ProductDocuments = {
  /** The collections whose documents are deleted with the account. */
  collections: readonly string[]
  /** The documents in `usage`, which are deleted after all others. */
  counters: readonly string[]
}
