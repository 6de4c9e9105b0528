import { configureGlobal } from 'fast-check'

// To notice a fault one failure is enough; the search for the smallest takes minutes. With a seed of its own
// every run would notice others.
configureGlobal({ endOnFailure: true, seed: 1 })
