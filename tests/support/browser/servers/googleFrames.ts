type Handler = (data: unknown) => unknown
type OnAnswer = (answers: readonly unknown[]) => void
type Message = {
  frames?: 'call' | 'answer'
  id: string
  type: string
  data: unknown
  result: unknown
}
type Opening = { url: string; where: HTMLElement }

/**
 * Replaces https://apis.google.com/js/api.js in a page, with the functions that the SDK and the emulator's
 * pages use. It is injected as source text, so it can't refer to anything outside.
 */
export function googleFrames(): void {
  const handlers = new Map<string, Handler>()
  const waiting = new Map<string, (() => void)[]>()
  const answers = new Map<string, OnAnswer>()

  const linkTo = (target: () => Window | null, isReady: Promise<unknown>) => ({
    register(type: string, handler: Handler) {
      handlers.set(type, handler)
      for (const deliver of waiting.get(type) ?? []) deliver()
      waiting.delete(type)
    },
    async send(type: string, data: unknown, onAnswer: OnAnswer) {
      const id = crypto.randomUUID()
      answers.set(id, onAnswer)
      await isReady
      target()?.postMessage({ frames: 'call', id, type, data }, '*')
    },
    async ping(onAnswer: OnAnswer) {
      await isReady
      onAnswer([])
    },
    restyle: () => Promise.resolve(),
  })

  const open = ({ url, where }: Opening, onOpen: (link: ReturnType<typeof linkTo>) => unknown) => {
    const frame = document.createElement('iframe')
    frame.src = url
    frame.hidden = true
    const isReady = new Promise((resolve) => frame.addEventListener('load', resolve))
    where.append(frame)
    return onOpen(linkTo(() => frame.contentWindow, isReady))
  }

  // The SDK throws after receiving the answer about storage. Google's script ignores that, too.
  const deliverAnswer = ({ id, result }: Message) => {
    try {
      answers.get(id)?.([result])
    } catch {
      return
    }
  }

  const receive = ({ data, source }: MessageEvent<Message | null>) => {
    if (data?.frames === 'answer') deliverAnswer(data)
    if (data?.frames !== 'call') return
    const deliver = async () => {
      const result = await handlers.get(data.type)?.(data.data)
      source?.postMessage({ frames: 'answer', id: data.id, result }, { targetOrigin: '*' })
    }
    if (handlers.has(data.type)) void deliver()
    else waiting.set(data.type, [...(waiting.get(data.type) ?? []), () => void deliver()])
  }

  const script = document.currentScript as HTMLScriptElement
  const onLoad = new URL(script.src).searchParams.get('onload') ?? 'gapi_onload'
  addEventListener('message', receive)
  Object.assign(window, {
    gapi: {
      load: (_: string, options: { callback: () => void }) => setTimeout(options.callback),
      iframes: {
        CROSS_ORIGIN_IFRAMES_FILTER: 1,
        Iframe: Object,
        getContext: () => ({
          open,
          getParentIframe: () => linkTo(() => parent, Promise.resolve()),
        }),
      },
    },
  })
  const callback: unknown = Reflect.get(window, onLoad)
  if (typeof callback === 'function') callback.call(window)
}
