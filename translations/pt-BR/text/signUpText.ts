import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/signUpText.ts'

export const signUpText: Translation<typeof english.signUpText> = {
  title: 'Criar uma conta',
  heading: 'Crie uma conta',
  lead: __SIGN_UP__.profile
    ? 'Leva só um minuto.'
    : 'Você só precisa de um endereço de e-mail e uma senha.',
  email: 'E-mail',
  password: 'Senha',
  submit: 'Criar conta',
  submitting: 'Criando conta…',
  hasAccount: 'Já tem uma conta?',
  signIn: 'Entrar',
}

export const passwordResetText: Translation<typeof english.passwordResetText> = {
  title: 'Esqueci a senha',
  heading: 'Redefina sua senha',
  lead: 'Enviaremos por e-mail um link para você escolher uma nova.',
  submit: 'Enviar e-mail',
  submitting: 'Enviando…',
  sentHeading: 'Confira seu e-mail',
  sent: (email) => `Se ${email} tiver uma conta, enviamos para lá um e-mail com um link.`,
  back: 'Voltar para o login',
}
