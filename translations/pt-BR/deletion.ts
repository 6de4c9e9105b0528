import { formatCount } from '#src/domain/format.ts'
import type * as Deletion from '#src/text/deletion/deletionText.ts'
import type { Translation } from '#translations/translation.ts'

export const deletionText: Translation<typeof Deletion.deletionText> = {
  title: 'Excluir conta',
  heading: 'Excluir sua conta',
  lead: 'Esta ação não pode ser desfeita. Não podemos restaurar uma conta excluída.',
  deleted: 'O que será excluído',
  deletedAccount: (hasPhone) =>
    hasPhone
      ? 'Sua conta com nome, foto, e-mail e número de telefone.'
      : 'Sua conta com nome, foto e e-mail.',
  deletedMethods: 'Seus métodos de acesso.',
  uncounted: 'Não é possível mostrar os totais porque o servidor não está respondendo.',
  confirm: 'Quer mesmo continuar?',
  typeEmail: (email) => `Digite ${email} para excluir sua conta`,
  typeWord: (word) => `Digite ${word} para excluir sua conta`,
  word: 'excluir',
  notTheSame: 'Não corresponde.',
  submit: 'Excluir minha conta',
  submitting: 'Um momento…',
  packing:
    'Sua exportação ainda está em andamento. Aguarde o fim dela ou cancele-a antes de continuar.',
  keep: 'Manter minha conta',
  confirmDelete: 'Entre novamente para excluir sua conta.',
  deleting: 'Excluindo sua conta',
  steps: 'Etapas',
  stepOf: {
    locking: 'Bloquear sua conta',
    files: 'Seus arquivos',
    verifying: 'Verificar se não resta nada',
    accountDocuments: 'Outros dados da conta',
  },
  stepServices: 'Serviços conectados',
  stepAccount: 'Sua conta',
  progress: 'Progresso',
  doneOf: (done, total) => `${formatCount(done)} de ${formatCount(total)} excluídos`,
  counting: 'Contando…',
  begunLead: 'Nada foi excluído ainda. Você pode cancelar até que a primeira etapa seja concluída.',
  finalLead:
    'Não é mais possível cancelar. Você pode fechar esta página e terminar mais tarde em qualquer dispositivo.',
  cancelHint: 'Se você cancelar agora, manterá sua conta e tudo o que há nela.',
  cancel: 'Cancelar e manter minha conta',
  canceling: 'Cancelando…',
  canceled: 'Sua conta não foi excluída.',
}

export const deletedFactorsText: Translation<typeof Deletion.deletedFactorsText> = {
  deleted: 'Seus segundos fatores.',
}

export const deletedAnswersText: Translation<typeof Deletion.deletedAnswersText> = {
  deleted: 'Suas respostas ao criar a conta.',
}

export const stepText: Translation<typeof Deletion.stepText> = {
  done: 'concluído',
  inProgress: 'em andamento…',
  stopped: 'interrompido',
  waiting: 'aguardando',
}

export const receiptText: Translation<typeof Deletion.receiptText> = {
  save: 'Baixar comprovante',
  lead: 'O comprovante lista o que foi excluído e quando. Ele só está disponível nesta página.',
  file: `${__BRAND__.fileName}-deletion-receipt.json`,
  remaining: [
    {
      what: 'Um registro do ID da sua conta, de quando a exclusão começou e de que ela é definitiva. Ele impede que dispositivos com a sessão aberta salvem alguma coisa.',
      until: 'Ele é excluído automaticamente após cerca de 30 dias.',
    },
    {
      what: 'Backups mantidos pelo Google Cloud, aos quais este app não tem acesso.',
      until:
        'Pelo tempo configurado no projeto: por padrão, sete dias para arquivos e até 180 dias para contas.',
    },
  ],
}

export const unfinishedDeletionText: Translation<typeof Deletion.unfinishedDeletionText> = {
  begun:
    'Você começou a excluir sua conta. Nada foi excluído ainda. As novas alterações ficam só neste dispositivo.',
  final: 'Sua conta está sendo excluída. Não é mais possível cancelar.',
  stale:
    'Sua conta anterior foi excluída há menos de uma hora. Entre novamente mais tarde para salvar alterações.',
  keep: 'Manter minha conta',
  canceling: 'Um momento…',
  canceled: 'Sua conta não foi excluída.',
}
