/**
 * Stands in for `re2js`, the engine of regular expressions that Firestore carries for its pipelines. The
 * app asks no pipelines, and the engine is a third of the database's bytes.
 */
export const RE2JS = {
  compile(): never {
    throw new Error('Firestore needs its regular expressions: remove the alias of re2js.')
  },
}
