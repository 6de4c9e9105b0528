import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/connectedText.ts'

export const connectedText: Translation<typeof english.connectedText> = {
  heading: 'Cuentas conectadas',
  lead: 'Puedes iniciar sesión con cualquiera de ellas.',
  notConnected: 'Sin conectar',
  connected: 'Conectada',
  only: 'Este es tu único método de acceso. Añade otro antes de desconectarlo.',
  connect: 'Conectar',
  disconnect: 'Desconectar',
  disconnecting: 'Desconectando…',
  askHeading: (name) => `¿Desconectar ${name}?`,
  ask: (name) => `Ya no podrás iniciar sesión con ${name}.`,
  askApple: 'Apple te pedirá que vuelvas a iniciar sesión para revocar el acceso de esta app.',
  keep: 'Conservar',
  nowConnected: (name) => `Tu cuenta de ${name} está conectada.`,
  nowDisconnected: (name) => `Tu cuenta de ${name} está desconectada.`,
  toConnect: (name) => `Vuelve a iniciar sesión para conectar ${name}.`,
  toDisconnect: (name) => `Vuelve a iniciar sesión para desconectar ${name}.`,
  confirmWith: (name) => `Confirmar con ${name}`,
  mismatch: (name) =>
    `Iniciaste sesión en otra cuenta de ${name}. Elige la que está conectada aquí.`,
}
