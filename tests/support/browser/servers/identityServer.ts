import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { serve } from '#local-firebase/httpService.ts'
import { shiftOfEnvironment } from '#local-firebase/ports.ts'
import { emulatorToken } from '../../emulators/emulatorToken.ts'

const port = 6_473

/** The address of the identity provider, which is another site than the app. */
export function identityServerUrl(): string {
  return `http://localhost:${port + shiftOfEnvironment()}`
}

export type IdentityServer = {
  /** The requests for a token, as the browser sent them. */
  requests: readonly URLSearchParams[]
  stop: () => Promise<void>
}

type Account = { sub: string; email: string; name: string }

/** An OpenID Connect provider that is signed in to one account, and lets browsers offer it (FedCM). */
export async function startIdentityServer(account: Account): Promise<IdentityServer> {
  const requests: URLSearchParams[] = []
  const { sub: id, email, name } = account
  const endpoints = { accounts_endpoint: '/accounts', login_url: '/sign-in' }
  const answers: Readonly<Record<string, () => object>> = {
    '/.well-known/web-identity': () => ({
      provider_urls: [`${identityServerUrl()}/fedcm.json`],
      ...endpoints,
    }),
    '/fedcm.json': () => ({ ...endpoints, id_assertion_endpoint: '/token' }),
    '/accounts': () => ({ accounts: [{ id, email, name }] }),
    '/token': () => {
      const claims = { iss: identityServerUrl(), aud: 'acme-web', email_verified: true }
      const nonce = nonceOf(requests.at(-1))
      return { token: emulatorToken(id, 'password', { ...claims, email, name, nonce }) }
    },
  }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', identityServerUrl())
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*')
    response.setHeader('Access-Control-Allow-Credentials', 'true')
    if (pathname === '/sign-in') {
      response.setHeader('Set-Login', 'logged-in')
      response.end('Signed in.')
      return
    }
    if (pathname === '/favicon.ico') {
      response.end()
      return
    }
    if (pathname === '/token') requests.push(new URLSearchParams(await text(request)))
    const body = answers[pathname]?.()
    response.statusCode = body ? 200 : 404
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(body ?? {}))
  }
  const server = createServer((request, response) => void answer(request, response))
  const service = await serve(server, Number(new URL(identityServerUrl()).port))
  return { requests, stop: () => service.stop() }
}

function nonceOf(request: URLSearchParams | undefined): string {
  const { nonce } = JSON.parse(request?.get('params') ?? '{}') as { nonce?: string }
  return nonce ?? ''
}
