import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/providerText.ts'
import { ofProvider, theProvider } from './providerArticles.ts'

export const providerNames: Translation<typeof english.providerNames> = {
  'apple.com': 'Apple',
  'facebook.com': 'Facebook',
  'github.com': 'GitHub',
  'google.com': 'Google',
  'microsoft.com': 'Microsoft',
  'twitter.com': 'X',
  'yahoo.com': 'Yahoo',
  password: 'Senha',
  phone: 'Telefone',
}

export const providerText: Translation<typeof english.providerText> = {
  waiting: (name) => `Continue na janela ${ofProvider(name)}.`,
  returned: (name) => `Ainda aguardando ${theProvider(name)}.`,
  cancel: 'Cancelar',
  returning: (name) => `Voltando ${ofProvider(name)}…`,
  closed: 'A janela foi fechada. Nada mudou.',
  blocked: (name) => `Seu navegador bloqueou a janela ${ofProvider(name)}.`,
  continueHere: 'Continuar nesta janela',
  lost: (name) =>
    `Você voltou ${ofProvider(name)}, mas seu navegador bloqueou o resultado. Tente novamente.`,
  refused: (name) => `Não foi possível entrar com ${theProvider(name)}.`,
  confirmed: (name) => `Confirmado. Agora escolha ${theProvider(name)} novamente.`,
}
