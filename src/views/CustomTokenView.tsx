import { customTokenFlow } from '../actors/customTokenFlow.ts'
import { useTokenLink } from '../providers/useTokenLink.ts'
import { customTokenText } from '../text/signInMethodsText.ts'
import { TokenRefused } from './customToken/TokenRefused.tsx'
import { TokenSignIn } from './customToken/TokenSignIn.tsx'

/** Where another system of the product sends people whom it has made a token for. */
export function CustomTokenView({ flow = customTokenFlow }) {
  const token = useTokenLink()
  return token ? (
    <TokenSignIn key={token} token={token} flow={flow} />
  ) : (
    <TokenRefused reason={customTokenText.missing} />
  )
}
