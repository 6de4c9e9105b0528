import { localPorts, shiftOfEnvironment } from '#local-firebase/ports.ts'

/** Where the one local Firebase of all emulated tests listens: beside that of the browser tests. */
export const ports = localPorts(shiftOfEnvironment() + 1_000)
