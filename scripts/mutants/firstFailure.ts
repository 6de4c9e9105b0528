import { configureGlobal } from 'fast-check'

// One failure kills a mutant; shrinking it would take minutes. A fixed seed makes results repeatable.
configureGlobal({ endOnFailure: true, seed: 1 })
