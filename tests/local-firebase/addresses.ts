import { HOST, localPorts } from '#local-firebase/ports.ts'
import { localApi } from '#tests/support/emulators/localApi.ts'

/** Far from the usual ones and from those of the other worker, so that nothing is disturbed. */
export const SHIFT = 20_000 + 200 * Number(process.env['VITEST_POOL_ID'])

export const ports = localPorts(SHIFT)

export const AUTH = `http://${HOST}:${ports.auth}`
export const ACCOUNTS = `${AUTH}/identitytoolkit.googleapis.com/v1/accounts`
export const { documents: DOCUMENTS, objects: FILES } = localApi(ports)
