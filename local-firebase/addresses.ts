import { HOST, localPorts, type LocalPorts } from './ports.ts'

/** Returns the URLs of the local Firebase's services. */
export function localUrls(ports: LocalPorts = localPorts()) {
  return {
    auth: addressOf(ports.auth),
    firestore: addressOf(ports.firestore),
    storage: addressOf(ports.storage),
  }
}

function addressOf(port: number): string {
  return `http://${HOST}:${port}`
}
