import type { Translation } from '#src/languages/translation.ts'
import type * as english from '#src/text/devicesText.ts'
import { ofProvider } from './providerArticles.ts'

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

export const activityText: Translation<typeof english.activityText> = {
  heading: 'Atividade recente',
  lead: 'As alterações na sua conta e onde foram feitas.',
  none: 'Nada por aqui ainda.',
  more: 'Mostrar mais',
  full: (until) =>
    `Esta lista está cheia de registros dos últimos 7 dias. Novas atividades não serão registradas até ${until}.`,
  missed: (moment) =>
    `Algumas atividades estão faltando, a mais recente de ${moment}, porque esta lista estava cheia.`,
  onDevice: (device, when) => `${device}, ${when}`,
  methods: {
    password: 'e-mail',
    phone: 'telefone',
    passkey: 'chave de acesso',
    custom: 'um token',
  },
}

export const activitySentences: Translation<typeof english.activitySentences> = {
  signedIn: (method) => (method ? `Acesso com ${method}` : 'Acesso à conta'),
  passwordChanged: () => 'Senha alterada',
  passwordAdded: () => 'Senha adicionada',
  passwordReset: () => 'Senha redefinida',
  emailChangeRequested: () => 'Alteração de e-mail solicitada',
  emailChanged: () => 'E-mail alterado',
  emailRecovered: () => 'E-mail anterior restaurado',
  phoneChanged: () => 'Número de telefone adicionado ou alterado',
  phoneRemoved: () => 'Número de telefone removido',
  factorAdded: () => 'Segundo fator adicionado',
  factorRemoved: () => 'Segundo fator removido',
  passkeyAdded: () => 'Chave de acesso adicionada',
  passkeyRemoved: () => 'Chave de acesso removida',
  providerConnected: (provider) => `Conta ${ofProvider(provider)} conectada`,
  providerDisconnected: (provider) => `Conta ${ofProvider(provider)} desconectada`,
  deviceSignedOut: (device) =>
    device ? `Dispositivo desconectado: ${device}` : 'Dispositivo desconectado',
  othersSignedOut: () => 'Todos os outros dispositivos desconectados',
  other: () => 'Outra atividade',
}
