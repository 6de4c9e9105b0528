import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin } from 'vite'
import { errorText } from '#local-firebase/errorText.ts'
import { examineConfigured } from '#scripts/doctor/examineConfigured.ts'
import { examinationPath, type Examination } from '#src/domain/examination.ts'

/** Runs the doctor for pages of the development server, which Google's services wouldn't answer. */
export function doctor(): Plugin {
  return {
    name: 'doctor',
    configureServer({ config, middlewares }) {
      const examine = () => examineConfigured(config.mode)
      middlewares.use(examinationPath, (request, response) => {
        void answerDoctor(request, response, examine)
      })
    },
  }
}

/** Answers only the app's own pages, so that other sites can't have the project examined. */
export async function answerDoctor(
  request: IncomingMessage,
  response: ServerResponse,
  examine: () => Promise<Examination>,
): Promise<void> {
  if (request.headers['sec-fetch-site'] !== 'same-origin') {
    send(response, 403, { message: 'Only a page of the app may ask this.' })
    return
  }
  try {
    send(response, 200, await examine())
  } catch (error) {
    send(response, 500, { message: errorText(error) })
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }
  response.writeHead(status, headers).end(JSON.stringify(body))
}
