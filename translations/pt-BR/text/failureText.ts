import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/failureText.ts'
import { supportContact } from './brandText.ts'

export const failureText: Translation<typeof english.failureText> = {
  'account-exists-with-different-credential':
    'Uma conta com este e-mail usa outro método de acesso.',
  'account-refused': __SIGN_UP__.closed
    ? 'Você precisa de um convite para criar uma conta.'
    : 'Esta conta não pode ser usada aqui.',
  'account-being-deleted': 'Sua conta está sendo excluída.',
  'app-not-authorized': 'Este app não está configurado corretamente.',
  'captcha-check-failed': 'A verificação do reCAPTCHA falhou.',
  'code-expired': 'Este código expirou.',
  'credential-already-in-use': 'Este método de acesso pertence a outra conta.',
  'email-already-in-use': 'Já existe uma conta com este e-mail.',
  'internal-error': 'Algo deu errado do nosso lado.',
  'invalid-action-code': 'Este link expirou ou já foi usado.',
  'invalid-credential': __METHODS__.password
    ? 'E-mail ou senha incorretos.'
    : 'Não foi possível verificar este acesso.',
  'invalid-email': 'Digite um endereço de e-mail válido.',
  'invalid-phone-number': 'Digite um número de telefone válido.',
  'invalid-verification-code': 'O código está incorreto. Verifique-o e tente novamente.',
  'maximum-second-factor-count-exceeded': 'Esta conta já tem o número máximo de segundos fatores.',
  'missing-password': 'Digite sua senha.',
  'multi-factor-auth-required': 'Esta conta exige um segundo fator.',
  'multi-factor-info-not-found': 'Este segundo fator não pertence à sua conta.',
  'network-request-failed': 'Não conseguimos acessar o servidor.',
  'no-such-provider': 'Este método de acesso não está conectado à sua conta.',
  'object-not-found': 'Este arquivo não existe mais.',
  'operation-not-allowed': 'Este método de acesso não está disponível.',
  'out-of-space': 'O armazenamento do servidor acabou.',
  'outdated-password': 'Sua senha não atende mais aos requisitos. Escolha uma nova.',
  'popup-blocked': 'Seu navegador bloqueou a janela.',
  'popup-closed-by-user': 'A janela foi fechada antes de você entrar.',
  'provider-already-linked': 'Este método de acesso já está conectado.',
  'requires-recent-login': 'Confirme que é você para continuar.',
  'retry-limit-exceeded':
    'O servidor demorou demais: dois minutos para uma solicitação, dez para enviar um arquivo.',
  'script-blocked':
    'Não foi possível carregar um script do Google. Um bloqueador de conteúdo ou sua rede pode ter impedido.',
  'second-factor-already-in-use': 'Este segundo fator já está configurado.',
  'too-many-requests': 'Tentativas demais.',
  unauthorized: 'Você não tem permissão para fazer isso.',
  'unauthorized-domain': 'Este app não está autorizado neste domínio.',
  unknown: 'Algo deu errado.',
  'unsupported-first-factor': 'Este método de acesso não aceita segundos fatores.',
  'unverified-email': 'Primeiro, verifique seu e-mail.',
  'user-disabled': 'Esta conta está desativada.',
  'user-mismatch': 'Essa conta não é a mesma em que você entrou.',
  'user-token-expired': 'Sua sessão foi encerrada.',
  'weak-password': 'Esta senha não atende aos requisitos. Escolha outra.',
  'web-storage-unsupported':
    'Este navegador bloqueia o armazenamento, que é necessário para entrar.',
}

export const nextActionText: Translation<typeof english.nextActionText> = {
  allowPopups: 'Permita pop-ups neste site e tente novamente.',
  allowStorage: 'Permita que este site armazene dados e tente novamente.',
  chooseAnotherMethod: 'Escolha outro método.',
  confirmIdentity: 'Confirmar identidade',
  enterSecondFactor: 'Usar o segundo fator',
  requestNewCode: 'Enviar outro código',
  requestNewLink: 'Enviar outro link',
  resetPassword: 'Redefinir senha',
  retry: 'Tentar novamente',
  signIn: 'Entrar',
  contactSupport: `Fale com ${supportContact}.`,
  verifyEmail: 'Verificar e-mail',
  wait: 'Aguarde.',
}

export const codeText: Translation<typeof english.codeText> = (code) => `Código: ${code}`

export const coolDownText: Translation<typeof english.coolDownText> = (left) =>
  `Aguarde ${left} e tente novamente.`
