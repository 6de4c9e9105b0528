import { HOST, localPorts, type LocalPorts } from './ports.ts'

/** Returns the URLs of the local Firebase's services. */
export function localUrls(ports: LocalPorts = localPorts()) {
  return {
    auth: urlOf(ports.auth),
    firestore: urlOf(ports.firestore),
    storage: urlOf(ports.storage),
  }
}

function urlOf(port: number): string {
  return `http://${HOST}:${port}`
}
