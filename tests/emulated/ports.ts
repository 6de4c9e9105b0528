import { localPorts } from '#local-firebase/ports.ts'

/** Where the one local Firebase of all emulated tests listens. */
export const ports = localPorts(28_000)
