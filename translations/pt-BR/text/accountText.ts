import { oneDecimal } from '#src/domain/format.ts'
import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/accountText.ts'

export const accountText: Translation<typeof english.accountText> = {
  title: 'Sua conta',
  guest: 'Visitante',
  profile: 'Perfil',
  profileLead: 'Como você aparece e como podemos entrar em contato.',
  about: 'Sobre você',
  contact: 'Contato',
  security: 'Segurança',
  securityLead: 'Como você entra e como confirmamos que é você.',
  devices: 'Dispositivos',
  devicesLead: 'Onde sua sessão está aberta e o que fica armazenado.',
  name: 'Nome',
  nameHint: 'Deixe em branco para remover seu nome.',
  nameMissing: 'Digite seu nome.',
  nameTooLong: 'O nome pode ter no máximo 80 caracteres.',
  signInMethods: 'Métodos de acesso',
  device: 'Este dispositivo',
  signedIn: 'Sessão iniciada',
  since: (moment) => `Desde ${moment}`,
  sessionDuration: 'Duração da sessão',
  keptHere: 'Até você sair, mesmo depois de fechar o navegador.',
  keptAsShared: 'Só até você fechar esta aba, porque este computador é compartilhado.',
  keptInTab: 'Só até você fechar esta aba, porque este navegador bloqueia o armazenamento.',
  signOut: 'Sair',
  signingOut: 'Saindo…',
  data: 'Dados',
  deletion: 'Excluir conta',
  deletionLead: 'Exclua permanentemente sua conta e tudo o que há nela.',
  deletionAction: 'Excluir conta',
  none: 'Não informado',
  change: 'Alterar',
  add: 'Adicionar',
  save: 'Salvar',
  saving: 'Salvando…',
  saved: 'Salvo',
  cancel: 'Cancelar',
  toChangeName: 'Entre novamente para alterar seu nome.',
}

export const passwordRowText: Translation<typeof english.passwordRowText> = {
  label: 'Senha',
  set: __METHODS__.emailLink ? 'E-mail com senha ou link' : 'E-mail com senha',
  field: 'Nova senha',
  needsEmail: 'Adicione um endereço de e-mail antes de criar uma senha.',
  hint: 'Sua sessão continua aberta aqui e é encerrada em todos os outros dispositivos.',
  firstHint: 'Assim você também poderá entrar com seu e-mail e esta senha.',
  email: 'E-mail',
  firstEmailHint:
    'Assim você também poderá entrar com este e-mail e esta senha. Enviaremos um link para verificar o endereço.',
  toChange: 'Entre novamente para alterar sua senha.',
  toSet: 'Entre novamente para criar uma senha.',
}

export const emailChangeText: Translation<typeof english.emailChangeText> = {
  label: 'E-mail',
  verified: 'Verificado',
  unverified: 'Não verificado',
  verify: 'Verificar este endereço',
  guest: 'Visitantes não têm endereço de e-mail.',
  keep: 'Criar uma conta',
  none: 'Nenhum.',
  addWithPassword: 'Adicionar um e-mail e uma senha',
  phoneOnly: __METHODS__.providers ? 'Nenhum. Conecte uma conta que tenha um.' : 'Nenhum.',
  field: 'Novo e-mail',
  hint: 'Enviaremos um link para o novo endereço. Quando você o abrir, seu e-mail será alterado e sua sessão será encerrada em todos os dispositivos, inclusive neste.',
  missing: 'Digite o novo endereço de e-mail.',
  same: 'Este já é o seu endereço de e-mail.',
  submit: 'Enviar link',
  submitting: 'Enviando…',
  sent: (email) =>
    `Enviamos um e-mail para ${email}. Seu endereço será alterado quando você abrir o link da mensagem.`,
  close: 'Concluir',
  toChange: 'Entre novamente para alterar seu endereço de e-mail.',
}

export const phoneRowText: Translation<typeof english.phoneRowText> = {
  label: 'Telefone',
  add: 'Adicionar',
  change: 'Alterar',
  cancel: 'Cancelar',
  remove: 'Remover número',
  removeQuestion: 'Remover seu número de telefone?',
  removeSentence: (number) => `Você não poderá mais entrar com o número ${number}.`,
  removing: 'Removendo…',
  keep: 'Manter',
  onlySignInMethod: 'Este número é seu único método de acesso. Adicione outro antes de removê-lo.',
  saved: 'Salvo',
  removed: 'Removido',
  pendingSave: 'Entre novamente para salvar seu número de telefone.',
  pendingRemove: 'Entre novamente para remover seu número de telefone.',
}

export const pictureText: Translation<typeof english.pictureText> = {
  label: 'Foto',
  toChange: 'Entre novamente para alterar sua foto.',
  hidden: 'Sua foto está em um site do qual não podemos carregar imagens.',
  add: 'Adicionar',
  change: 'Alterar',
  hint: 'Escolha um arquivo JPEG, PNG, WebP ou GIF, arraste-o para cá ou cole-o. Só você pode vê-lo.',
  choose: 'Escolher uma foto',
  chooseAnother: 'Escolher outra',
  reading: 'Lendo a foto…',
  remove: 'Remover foto',
  cancel: 'Cancelar',
  save: 'Salvar',
  saving: 'Salvando…',
  saved: 'Salvo',
  square: 'Área visível',
  cropHint:
    'Arraste para reposicionar a foto ou toque no ponto a centralizar. No teclado, use as setas, + e −.',
  zoom: 'Zoom',
  zoomOf: (zoom) => `${oneDecimal(zoom)} vezes`,
  preview: 'Prévia',
}

export const pictureRefusals: Translation<typeof english.pictureRefusals> = {
  'too-large': 'Este arquivo tem mais de 50 MB. Escolha um menor.',
  'too-many-pixels':
    'Esta foto tem mais de 40 milhões de pixels ou mais de 10 mil em um dos lados. Escolha uma menor.',
  'not-a-picture': 'Este arquivo não é JPEG, PNG, WebP nem GIF. Escolha outro.',
  unsupported:
    'Este navegador não consegue ler imagens HEIC. Escolha um JPEG ou abra esta página no Safari.',
  unreadable: 'Não é possível ler esta foto. Talvez ela esteja danificada. Escolha outra.',
  'too-slow': 'A leitura desta foto demorou demais. Escolha uma menor.',
  'no-room': 'Seu armazenamento acabou. Exclua um arquivo e salve novamente.',
}

export const secondFactorsText: Translation<typeof english.secondFactorsText> = {
  heading: 'Segundos fatores',
  lead: __METHODS__.password
    ? 'Com um segundo fator, não basta roubar sua senha para entrar.'
    : 'Com um segundo fator, não basta ter acesso ao seu e-mail para entrar.',
  loading: 'Carregando os segundos fatores…',
  since: (factor, day) => `${factor}, desde ${day}`,
  remove: 'Remover',
  removing: 'Removendo…',
  keep: 'Manter',
  removeQuestion: (name) => `Remover “${name}”?`,
  removeSentence:
    'Você não precisará mais dele para entrar. Outros dispositivos podem ser desconectados.',
  removeLast: __METHODS__.password
    ? 'Este é seu único segundo fator. Sem ele, basta sua senha para entrar.'
    : 'Este é seu único segundo fator. Sem ele, nada mais é necessário para entrar.',
  removed: 'Segundo fator removido.',
  addRow: 'Adicionar um',
  addTotp: 'App autenticador',
  addPhone: 'SMS',
  cancel: 'Cancelar',
  added: 'Segundo fator adicionado. Você precisará dele na próxima vez que entrar.',
  addSecond: 'Adicione outro como reserva: se você perder este, não há códigos de recuperação.',
  needsEmail: 'Adicione um endereço de e-mail antes de configurar um segundo fator.',
  needsVerified: 'Verifique seu endereço de e-mail antes de configurar um segundo fator.',
  verify: 'Verificar e-mail',
  pendingAdd: 'Entre novamente para configurar um segundo fator.',
  pendingRemove: 'Entre novamente para remover um segundo fator.',
  appName: 'App autenticador',
  phoneName: 'Meu telefone',
}

export const totpText: Translation<typeof english.totpText> = {
  preparing: 'Criando uma chave…',
  retry: 'Tentar novamente',
  scan: 'Escaneie com seu app',
  qr: 'Um código QR com a chave para seu app autenticador',
  openApp: 'Abrir em um app deste dispositivo',
  typeKey: 'Ou digite esta chave',
  copy: 'Copiar chave',
  copied: 'Copiada',
  code: 'Dê um nome ao app e digite o código que ele mostra.',
  submit: 'Configurar',
  submitting: 'Verificando…',
}

export const factsText: Translation<typeof english.factsText> = {
  heading: 'Detalhes da conta',
  lead: 'Tudo o que o registro da sua conta contém.',
  yes: 'Sim',
  no: 'Não',
  uid: 'ID do usuário',
  email: 'E-mail',
  emailVerified: 'E-mail verificado',
  displayName: 'Nome',
  photoURL: 'Foto',
  phoneNumber: 'Telefone',
  isAnonymous: 'Conta de visitante',
  tenantId: 'Locatário',
  providerData: 'Métodos de acesso',
  creationTime: 'Criação da conta',
  lastSignInTime: 'Último acesso',
}
