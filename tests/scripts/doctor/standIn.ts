import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'
import { serve } from '#local-firebase/httpService.ts'
import type { Project } from '#scripts/doctor/project.ts'
import { googleServices } from '#scripts/doctor/project.ts'
import type { ServiceResponse } from '#scripts/doctor/request.ts'

/** A service's response. */
export type Reply = { status?: number; headers?: Record<string, string>; body?: unknown }

/** Returns the response to a request, or nothing for 404. */
export type Replies = (request: {
  method: string
  path: string
  headers: NodeJS.Dict<string | string[]>
  body: string
}) => Reply | undefined

/** The project that tests examine. */
export const example: Project = {
  isLocal: false,
  firebase: {
    apiKey: 'the-key',
    authDomain: 'app.example.com',
    projectId: 'the-project',
    storageBucket: 'the-bucket',
    appId: '1:1:web:0',
  },
  tenantId: null,
  hasAppCheck: false,
  site: 'https://app.example.com',
  prefix: '',
  services: googleServices,
  adminToken: null,
}

/** A server in place of Google's services and the deployed app, each below its own path. */
export async function standIn(reply: Replies): Promise<Project> {
  const server = createServer((request, sent) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request
      const body = Buffer.concat(parts).toString()
      const said = reply({ method, path, headers, body }) ?? { status: 404 }
      sent.writeHead(said.status ?? 200, said.headers)
      sent.end(typeof said.body === 'string' ? said.body : JSON.stringify(said.body ?? {}))
    })
  })
  const service = await serve(server, 0)
  onTestFinished(() => service.stop())
  const origin = `http://127.0.0.1:${service.port}`
  return {
    ...example,
    site: origin,
    firebase: { ...example.firebase, authDomain: '127.0.0.1' },
    services: {
      auth: `${origin}/auth`,
      firestore: `${origin}/firestore`,
      storage: `${origin}/storage`,
      bucket: `${origin}/bucket`,
      rules: `${origin}/rules`,
      appCheck: `${origin}/appCheck`,
      resources: `${origin}/resources`,
      host: () => origin,
    },
  }
}

/** What lets the rules of Storage read Firestore in the project's IAM policy. */
export const storageRole = {
  role: 'roles/firebaserules.firestoreServiceAgent',
  members: ['serviceAccount:service-1@gcp-sa-firebasestorage.iam.gserviceaccount.com'],
}

/** A response with this status and JSON body. */
export function response(status: number | null, json: unknown = {}, headers = {}): ServiceResponse {
  const text = typeof json === 'string' ? json : JSON.stringify(json)
  return { status, headers: new Headers(headers), text, json }
}

/** An error of Firebase Authentication. */
export function refusal(message: string, reason?: string): ServiceResponse {
  return response(400, { error: { message, ...(reason && { details: [{ reason }] }) } })
}
