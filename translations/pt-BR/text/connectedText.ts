import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/connectedText.ts'
import { ofProvider, theProvider } from './providerArticles.ts'

export const connectedText: Translation<typeof english.connectedText> = {
  heading: 'Contas conectadas',
  lead: 'Você pode entrar com qualquer uma delas.',
  notConnected: 'Não conectada',
  connected: 'Conectada',
  only: 'Este é seu único método de acesso. Adicione outro antes de desconectá-lo.',
  connect: 'Conectar',
  disconnect: 'Desconectar',
  disconnecting: 'Desconectando…',
  askHeading: (name) => `Desconectar ${theProvider(name)}?`,
  ask: (name) => `Você não poderá mais entrar com ${theProvider(name)}.`,
  askApple: 'A Apple pedirá que você entre novamente para revogar o acesso deste app.',
  keep: 'Manter',
  nowConnected: (name) => `Sua conta ${ofProvider(name)} foi conectada.`,
  nowDisconnected: (name) => `Sua conta ${ofProvider(name)} foi desconectada.`,
  toConnect: (name) => `Entre novamente para conectar ${theProvider(name)}.`,
  toDisconnect: (name) => `Entre novamente para desconectar ${theProvider(name)}.`,
  confirmWith: (name) => `Confirmar com ${theProvider(name)}`,
  mismatch: (name) =>
    `Você entrou em outra conta ${ofProvider(name)}. Escolha a que está conectada aqui.`,
}
