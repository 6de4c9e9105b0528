/** In place of the engine for regular expressions that Firestore brings for its pipelines, see `vite.config.ts`. */
export const RE2JS = {}
