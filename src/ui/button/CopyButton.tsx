import { useState } from 'react'
import { Button } from './Button.tsx'

type CopyButtonProps = {
  text: string
  label: string
  copiedLabel: string
  variant?: 'plain' | 'quiet'
}

/**
 * Copies a text. If the browser refuses, the label doesn't change; the text can still be selected by hand.
 */
export function CopyButton({ text, label, copiedLabel, variant = 'plain' }: CopyButtonProps) {
  const [copied, setCopied] = useState<string | null>(null)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(text)
  }
  return (
    <Button variant={variant} onClick={() => void copy().catch(() => setCopied(null))}>
      {copied === text ? copiedLabel : label}
    </Button>
  )
}
