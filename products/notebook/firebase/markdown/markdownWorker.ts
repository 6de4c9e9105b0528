import { markdownTree } from '../../domain/markdown/markdownTree.ts'

postMessage('started')

addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(markdownTree(data)))
