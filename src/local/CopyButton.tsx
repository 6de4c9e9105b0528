import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { localText } from './localText.ts'

export function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return <Button onClick={() => void copy()}>{isCopied ? localText.copied : localText.copy}</Button>
}
