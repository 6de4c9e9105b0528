import type * as Devices from '#src/text/devices/devicesText.ts'
import type { Translation } from '#translations/translation.ts'

export const nameOfDevice: Translation<typeof Devices.nameOfDevice> = ({ browser, system }) => {
  if (browser && system) return `${browser} no ${system}`
  return browser || system || 'Dispositivo desconhecido'
}

export const devicesText: Translation<typeof Devices.devicesText> = {
  heading: 'Onde sua sessão está aberta',
  lead: 'Se você não reconhece um dispositivo ou não o usa mais, desconecte os outros.',
  loading: 'Carregando seus dispositivos…',
  slow: 'Ainda tentando. Verifique sua conexão.',
  thisDevice: 'Este dispositivo',
  signedInSince: (moment) => `Sessão iniciada em ${moment}`,
  lastSeen: (when) => `Última atividade: ${when}`,
  unlisted: 'Este dispositivo ainda não está na lista.',
  signingOut: 'Desconectando…',
  cancel: 'Cancelar',
  others: 'Outros dispositivos',
  othersHint: 'Todos os dispositivos menos este, na lista ou não.',
  signOutAll: 'Desconectar todos',
  signOutOthers: 'Desconectar os outros',
  questionOthers: 'Desconectar todos os outros dispositivos?',
  sentenceOthers:
    'Sua sessão continua aberta aqui. Antes, pediremos que você confirme que é você. Os outros perderão o acesso em instantes. As alterações não salvas neles só serão enviadas quando você entrar novamente por lá.',
  methodsLeft: (methods) =>
    `Isto ainda abre sua conta: ${methods}. Remova antes o que não for seu.`,
  withoutEmail:
    'Sem um endereço de e-mail, sua conta não consegue encerrar por completo as outras sessões: com um software modificado, uma delas poderia adicionar um método de acesso e voltar.',
  addEmail: 'Adicione um endereço de e-mail para evitar isso.',
  methods: { password: 'e-mail', phone: 'número de telefone' },
  doneOthers: 'Todos os outros dispositivos foram desconectados.',
  confirmOthers: 'Entre novamente para desconectar todos os outros dispositivos.',
}
