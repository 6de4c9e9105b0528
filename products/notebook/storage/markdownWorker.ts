import { markdownTree } from '../domain/markdownTree.ts'

postMessage('started')

addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(markdownTree(data)))
