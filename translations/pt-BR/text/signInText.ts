import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/signInText.ts'

export const signInText: Translation<typeof english.signInText> = {
  title: 'Entrar',
  heading: 'Que bom ver você de novo',
  sharedComputer: 'Computador compartilhado: me esqueça ao fechar a aba',
}

export const passwordSignInText: Translation<typeof english.passwordSignInText> = {
  email: 'E-mail',
  password: 'Senha',
  forgot: 'Esqueceu a senha?',
  submit: 'Entrar',
  submitting: 'Entrando…',
}

export const newAccountText: Translation<typeof english.newAccountText> = {
  question: 'Ainda não tem uma conta?',
  link: 'Criar uma conta',
}

export const invitationText: Translation<typeof english.invitationText> = {
  question: 'Ainda não tem uma conta?',
  link: 'Pedir um convite',
  only: 'Novas contas são criadas apenas por convite.',
}

export const tokenLinkText: Translation<typeof english.tokenLinkText> = {
  lead: 'Para entrar, abra o link que você recebeu de nós.',
}

export const passwordText: Translation<typeof english.passwordText> = {
  show: 'Mostrar senha',
  hide: 'Ocultar senha',
  spaces: 'Ela começa ou termina com um espaço.',
  capsLock: 'O Caps Lock está ativado.',
}

export const validationText: Translation<typeof english.validationText> = {
  emailMissing: 'Digite seu endereço de e-mail.',
  passwordMissing: 'Digite uma senha.',
  notAnEmail: 'Digite um endereço como nome@example.com.',
}

export const appText: Translation<typeof english.appText> = {
  name: __BRAND__.name,
  title: (page) => `${page} · ${__BRAND__.name}`,
  skip: 'Ir para o conteúdo',
  themeToLight: 'Usar o tema claro',
  themeToDark: 'Usar o tema escuro',
  signOut: 'Sair',
  signingOut: 'Saindo…',
  offline: 'Você está sem conexão. Suas alterações ficam neste dispositivo.',
  reconnecting: 'Reconectando…',
  unreachable: 'Não foi possível acessar o servidor. Tentando novamente…',
  retryNow: 'Tentar agora',
  broken:
    'Esta página não consegue carregar nem salvar nada até ser recarregada. Suas alterações ficam neste dispositivo.',
  notRemembered: {
    blocked:
      'Este navegador bloqueia o armazenamento, então você precisará entrar novamente na próxima vez.',
    full: 'Este dispositivo está cheio, então talvez você precise entrar novamente na próxima vez.',
  },
}

export const errorPageText: Translation<typeof english.errorPageText> = {
  missingTitle: 'Não foi possível carregar esta página',
  missing: 'Verifique sua conexão e depois volte ou recarregue esta página.',
  crashTitle: 'Algo deu errado',
  crash: 'O erro é nosso. Recarregar a página costuma resolver.',
  reload: 'Recarregar página',
  stalledTitle: 'Está demorando mais do que o normal',
  stalled: 'Não conseguimos verificar se sua sessão está aberta. Nada foi perdido.',
  retry: 'Tentar novamente',
  signInAgain: 'Entrar novamente',
}
