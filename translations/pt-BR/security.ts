import type * as Connected from '#src/text/security/connectedText.ts'
import type * as Identity from '#src/text/security/identityText.ts'
import type * as MethodsNotice from '#src/text/security/methodsNoticeText.ts'
import type * as Passkey from '#src/text/security/passkeyText.ts'
import type * as PasswordRow from '#src/text/security/passwordRowText.ts'
import type * as SecondFactors from '#src/text/security/secondFactorsText.ts'
import type { Translation } from '#translations/translation.ts'
import { ofProvider, theProvider } from './providerArticles.ts'
import { supportContact } from './shared.ts'

export const passwordRowText: Translation<typeof PasswordRow.passwordRowText> = {
  label: 'Senha',
  set: __FEATURES__.emailLink ? 'E-mail com senha ou link' : 'E-mail com senha',
  field: 'Nova senha',
  needsEmail: 'Adicione um endereço de e-mail antes de criar uma senha.',
  hint: 'Sua sessão continua aberta aqui e é encerrada em todos os outros dispositivos.',
  firstHint: 'Assim você também poderá entrar com seu e-mail e esta senha.',
  email: 'E-mail',
  firstEmailHint:
    'Assim você também poderá entrar com este e-mail e esta senha. Enviaremos um link para verificar o endereço.',
  confirmChange: 'Entre novamente para alterar sua senha.',
  confirmSet: 'Entre novamente para criar uma senha.',
}

export const secondFactorsText: Translation<typeof SecondFactors.secondFactorsText> = {
  heading: 'Segundos fatores',
  lead: __FEATURES__.password
    ? 'Com um segundo fator, não basta roubar sua senha para entrar.'
    : 'Com um segundo fator, não basta ter acesso ao seu e-mail para entrar.',
  loading: 'Carregando os segundos fatores…',
  since: (factor, day) => `${factor}, desde ${day}`,
  removeQuestion: (name) => `Remover “${name}”?`,
  removeSentence:
    'Você não precisará mais dele para entrar. Outros dispositivos podem ser desconectados.',
  removeLast: 'Este é seu único segundo fator. Sem ele, nada mais é necessário para entrar.',
  removed: 'Segundo fator removido.',
  addRow: 'Adicionar um',
  addTotp: 'App autenticador',
  addPhone: 'SMS',
  added: 'Segundo fator adicionado. Você precisará dele na próxima vez que entrar.',
  addSecond: 'Adicione outro como reserva: se você perder este, não há códigos de recuperação.',
  needsEmail: 'Adicione um endereço de e-mail antes de configurar um segundo fator.',
  needsVerified: 'Verifique seu endereço de e-mail antes de configurar um segundo fator.',
  confirmAdd: 'Entre novamente para configurar um segundo fator.',
  confirmRemove: 'Entre novamente para remover um segundo fator.',
  appName: 'App autenticador',
  phoneName: 'Meu telefone',
}

export const totpText: Translation<typeof SecondFactors.totpText> = {
  preparing: 'Criando uma chave…',
  scan: 'Escaneie com seu app',
  qr: 'Um código QR com a chave para seu app autenticador',
  openApp: 'Abrir em um app deste dispositivo',
  typeKey: 'Ou digite esta chave',
  copy: 'Copiar chave',
  copied: 'Copiada',
  code: 'Dê um nome ao app e digite o código que ele mostra.',
  submit: 'Configurar',
}

export const connectedText: Translation<typeof Connected.connectedText> = {
  heading: 'Contas conectadas',
  lead: 'Você pode entrar com qualquer conta que conectar.',
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
  confirmConnect: (name) => `Entre novamente para conectar ${theProvider(name)}.`,
  confirmDisconnect: (name) => `Entre novamente para desconectar ${theProvider(name)}.`,
  confirmWith: (name) => `Confirmar com ${theProvider(name)}`,
  mismatch: (name) =>
    `Você entrou em outra conta ${ofProvider(name)}. Escolha a que está conectada aqui.`,
}

export const identityText: Translation<typeof Identity.identityText> = {
  heading: 'Confirme que é você',
  password: 'Senha atual',
  confirm: 'Confirmar',
  wrongPassword: 'Essa não é a sua senha. Tente novamente.',
  passwordOnly:
    'Só a sua senha encerra as outras sessões de vez. Se você a esqueceu ou nunca teve uma, escolha outra: isso também desconecta todos os outros dispositivos.',
  newPassword: 'Escolher nova senha',
  or: 'ou',
  otherMethod: 'Usar outro método',
  secondFactor: 'Informe seu segundo fator para continuar.',
  noWay: 'Com esta conta, não há como confirmar que é você.',
}

export const linkConfirmationText: Translation<typeof Identity.linkConfirmationText> = {
  send: 'Prefiro receber um link',
  sendOnly: 'Receber um link',
  asWell: (email) => `Um link enviado para ${email} também funciona se você nunca criou uma senha.`,
  to: (email) => `Enviaremos um link para ${email}.`,
  sent: (email) =>
    `Enviamos um link para ${email}. Abra-o neste navegador e esta página continuará.`,
}

export const phoneConfirmationText: Translation<typeof Identity.phoneConfirmationText> = {
  lead: (number) => `Enviaremos um código para ${number}.`,
}

export const secondFactorText: Translation<typeof Identity.secondFactorText> = {
  title: 'Segundo fator',
  heading: 'Só mais uma etapa',
  lead: 'Esta conta exige um segundo fator.',
  choose: 'Escolha um segundo fator',
  chooseApp: 'Usar um app autenticador',
  choosePhone: (number) => `Enviar um SMS para ${number}`,
  enterAppCode: 'Digite o código do seu app autenticador.',
  enterSentCode: (number) => `Digite o código que enviamos para ${number}.`,
  other: 'Usar outro fator',
  expired: 'O tempo esgotou. Entre novamente.',
  signInAgain: 'Entrar novamente',
  notAtHand: 'Não tenho acesso a ele',
  noRecoveryCodes: 'Não há códigos de recuperação. Você tem estas opções:',
  methodsLeft: [
    'Use outro fator, se você configurou mais de um.',
    'Em um dispositivo em que sua sessão ainda esteja aberta, abra sua conta e remova o fator por lá.',
    `Fale com ${supportContact}. A equipe pode remover o fator depois de confirmar sua identidade.`,
  ],
}

export const factorKindText: Translation<typeof Identity.factorKindText> = {
  totp: 'App autenticador',
  phone: 'SMS',
}

export const methodsNoticeText: Translation<typeof MethodsNotice.methodsNoticeText> = {
  askToLink: (name) =>
    `Você tentou entrar com ${theProvider(name)}. Quer conectar essa conta à sua?`,
  link: 'Conectar',
  linking: (name) => `Conectando ${theProvider(name)}…`,
  linked: (name) => `Sua conta ${ofProvider(name)} foi conectada.`,
  linkFailed: (name) => `Não foi possível conectar ${theProvider(name)}.`,
  lostPasswordTo: (name) => `Sua senha foi removida quando você entrou com ${theProvider(name)}.`,
  lostPassword: 'Sua senha foi removida desta conta.',
  removed: (name) => `Este método de acesso não está mais conectado à sua conta: ${name}.`,
  added: (name) =>
    `Em outro dispositivo, este método de acesso foi conectado à sua conta: ${name}.`,
  addedEmail: 'Em outro dispositivo, o acesso por e-mail foi adicionado à sua conta.',
  addedPhone: 'Em outro dispositivo, um número de telefone foi adicionado à sua conta.',
  review: 'Revisar os métodos de acesso',
  mine: 'Fui eu',
  changed: 'Sua forma de entrar mudou. Seus outros dispositivos continuam conectados.',
  earlierSessions:
    'Esta conta já existia antes de você confirmar o e-mail dela. Por segurança, todos os outros dispositivos foram desconectados.',
  earlierPassword:
    'Esta conta já existia antes de você confirmar o e-mail dela. Por segurança, a senha foi removida e todos os outros dispositivos foram desconectados.',
  earlierPasskeys:
    'Esta conta já existia antes de você confirmar o e-mail dela. Por segurança, as chaves de acesso foram removidas e todos os outros dispositivos foram desconectados.',
  earlierPasswordAndPasskeys:
    'Esta conta já existia antes de você confirmar o e-mail dela. Por segurança, a senha e as chaves de acesso foram removidas e todos os outros dispositivos foram desconectados.',
  otherDevices: 'Outros dispositivos',
  setPassword: 'Escolher nova senha',
  connectAgain: 'Reconectar',
}

export const passkeysText: Translation<typeof Passkey.passkeysText> = {
  heading: 'Chaves de acesso',
  lead: 'Entre com sua impressão digital, seu rosto ou o PIN do seu dispositivo.',
  loading: 'Carregando as chaves de acesso…',
  none: 'Ainda não há chaves de acesso.',
  unnamed: 'Chave de acesso sem nome',
  only: 'Este é seu único método de acesso. Adicione outro antes de removê-lo.',
  addRow: 'Nova chave de acesso',
  hint: 'Dê a ela o nome do lugar onde ficará salva, como este dispositivo ou seu gerenciador de senhas.',
  create: 'Criar chave de acesso',
  creating: 'Aguardando o navegador…',
  dismissed: 'Nenhuma chave de acesso foi criada. Tente novamente quando quiser.',
  existing:
    'Este dispositivo já tem uma chave de acesso para sua conta. Para adicionar uma, escolha outro dispositivo.',
  added: 'Chave de acesso adicionada. Agora você pode entrar com ela.',
  unsupported: 'Este navegador não oferece suporte a chaves de acesso.',
  removing: 'Removendo…',
  removeQuestion: (name) => `Remover “${name}”?`,
  removeSentence:
    'Você não poderá mais entrar com ela. Exclua-a também no seu dispositivo para que ela não seja mais oferecida.',
  removed: 'Chave de acesso removida.',
  confirmAdd: 'Entre novamente para adicionar uma chave de acesso.',
  confirmRemove: 'Entre novamente para remover uma chave de acesso.',
}

export const passkeyRequestText: Translation<typeof Passkey.passkeyRequestText> = {
  signIn: 'Entrar com chave de acesso',
  confirm: 'Confirmar com chave de acesso',
  waiting: 'Aguardando o navegador…',
  dismissed: 'Nenhuma chave de acesso foi usada. Tente novamente.',
  unknown:
    'Esta chave de acesso não funciona mais. Entre de outra forma e adicione uma nova à sua conta.',
  unknownHere: 'Esta chave de acesso não funciona mais. Escolha outro método.',
}

export const requiredFactorText: Translation<typeof SecondFactors.requiredFactorText> = {
  title: 'Configure um segundo fator',
  lead: 'Sua conta será aberta assim que você configurar um segundo fator.',
  alreadySetUp: 'Se você já tem um, saia e entre novamente com ele.',
}
