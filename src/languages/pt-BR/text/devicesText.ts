import type { Translation } from '#src/languages/translation.ts'
import type * as english from '#src/text/devicesText.ts'

export const devicesText: Translation<typeof english.devicesText> = {
  heading: 'Onde sua sessão está aberta',
  lead: 'Desconecte os dispositivos que você não reconhece ou não usa mais.',
  loading: 'Carregando seus dispositivos…',
  slow: 'Ainda tentando. Verifique sua conexão.',
  thisDevice: 'Este dispositivo',
  signedInSince: (moment) => `Sessão iniciada em ${moment}`,
  deviceSince: (device, moment) => `${device}, sessão iniciada em ${moment}`,
  lastSeen: (when) => `Última atividade: ${when}`,
  unlisted: 'Este dispositivo ainda não está na lista.',
  signOut: 'Desconectar',
  signingOut: 'Desconectando…',
  keep: 'Cancelar',
  question: (name) => `Desconectar ${name}?`,
  sentence:
    'Ele perderá o acesso em instantes. As alterações não salvas ficarão criptografadas nele até você entrar novamente por lá.',
  done: 'Dispositivo desconectado.',
  others: 'Outros dispositivos',
  othersHint: 'Todos os dispositivos menos este, na lista ou não.',
  signOutAll: 'Desconectar todos',
  signOutOthers: 'Desconectar os outros',
  questionOthers: 'Desconectar todos os outros dispositivos?',
  sentenceOthers: 'Sua sessão continua aberta aqui. Antes, pediremos que você confirme que é você.',
  doneOthers: 'Todos os outros dispositivos foram desconectados.',
  pending: 'Entre novamente para desconectar este dispositivo.',
  pendingOthers: 'Entre novamente para desconectar todos os outros dispositivos.',
  full: 'Você atingiu o limite para desconectar dispositivos um por um. Ainda é possível desconectar todos os outros.',
}
