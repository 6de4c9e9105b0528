import { markdownTree } from '../domain/markdownTree.ts'

addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(markdownTree(data)))
