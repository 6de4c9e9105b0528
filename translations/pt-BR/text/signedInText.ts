import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/signedInText.ts'

export const signedInText: Translation<typeof english.signedInText> = {
  menuOf: (name) => (name ? `Menu da conta, ${name}` : 'Menu da conta'),
  account: 'Sua conta',
  guestAccount: 'Conta de visitante',
  notices: 'Notificações',
  lastSeen: 'Da sua última visita. Buscando atualizações…',
  unverified: 'Seu e-mail ainda não foi verificado.',
  verify: 'Verificar e-mail',
  notNow: 'Agora não',
  dismiss: 'Dispensar',
  unasked:
    'Sua sessão continua aberta, porque parte desta página não pôde ser carregada. Verifique sua conexão.',
  tryAgain: 'Tentar novamente',
}

export const guestBannerText: Translation<typeof english.guestBannerText> = {
  lead: 'Você está usando uma conta de visitante. Crie uma conta para poder entrar novamente depois.',
  action: 'Criar uma conta',
}

export const guestEndText: Translation<typeof english.guestEndText> = {
  until: (day) => `Conta de visitante, até ${day}`,
  near: (day) => `Esta conta de visitante será excluída em ${day}, com tudo o que há nela.`,
  past: 'O último dia desta conta de visitante já passou. Ela pode ser excluída a qualquer momento, com tudo o que há nela.',
  export: 'Exportar seus dados',
}
