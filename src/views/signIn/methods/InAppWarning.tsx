import { useState } from 'react'
import { otherMethodsText } from '../../../text/signIn/signInMethodsText.ts'
import { Notice } from '../../../ui/notice/Notice.tsx'

/** Shows people in an in-app browser how to open a real one. */
export function InAppWarning({ app }: { app: string | null }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(location.href)
    setCopied(true)
  }
  return (
    <Notice tone="calm">
      <span>{otherMethodsText.inApp(app)}</span>
      <button type="button" onClick={() => void copy().catch(() => setCopied(false))}>
        {otherMethodsText.copyAddress}
      </button>
      <output>{isCopied && otherMethodsText.copied}</output>
    </Notice>
  )
}
