import { filesOnNoteLimit } from '#products/notebook/domain/note.ts'
import type * as english from '#products/notebook/text/filesText.ts'
import { fileSizeLimit } from '#src/domain/files/fileLimits.ts'
import { formatSize, formatCount } from '#src/domain/format.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'

export const filesText: Translation<typeof english.filesText> = {
  heading: 'Arquivos',
  stranded: 'Arquivos neste dispositivo',
  add: 'Adicionar arquivos',
  queueMissing: 'Não é possível adicionar arquivos no momento. Seu texto não é afetado.',
  drop: 'Solte os arquivos para adicioná-los a esta nota',
  adding: 'Verificando arquivos…',
  added: (name) => `“${name}” foi adicionado.`,
  pastedName: (moment, ending) => `Imagem colada ${moment}${ending}`,
  unknown:
    'Não é possível carregar os arquivos no momento. Eles aparecerão quando o servidor responder.',
  open: (name) => `Abrir “${name}”`,
  download: (name) => `Baixar “${name}”`,
  delete: (name) => `Excluir “${name}”`,
  fetching: 'Baixando…',
  cancel: 'Cancelar',
  tooLargeToShow: 'Esta imagem não tem prévia. Você pode baixá-la.',
  downloadPicture: 'Baixar',
  close: 'Fechar',
  deleted: (name) => `“${name}” será excluído.`,
  undo: 'Desfazer',
  keepPageOpen: 'Mantenha esta página aberta até o arquivo ser excluído.',
  deletionFailed: (name) => `“${name}” ainda não pôde ser excluído. Continuaremos tentando.`,
  tryAgain: 'Tentar novamente',
}

export const uploadText: Translation<typeof english.uploadText> = {
  progress: (name) => `Progresso do envio de “${name}”`,
  sent: (share, size) => `${share} de ${size}`,
  waiting: 'Aguardando',
  retrying: 'Continuaremos tentando.',
  paused: 'Pausado',
  finishing: 'Finalizando…',
  notPersisted: 'Este arquivo não está salvo neste dispositivo. Mantenha esta página aberta.',
  pause: 'Pausar',
  resume: 'Retomar',
  cancel: 'Cancelar',
  retry: 'Tentar novamente',
  download: 'Salvar no dispositivo',
  remove: 'Remover',
  labelFor: (action, name) => `${action}: “${name}”`,
}

export const uploadRefusalText: Translation<typeof english.uploadRefusalText> = {
  'no-room': 'Seu armazenamento acabou. Exclua outros arquivos e tente novamente.',
  'note-gone': 'A nota está na lixeira ou foi excluída. O arquivo continua neste dispositivo.',
  deleted: 'Ele foi excluído, talvez em outro dispositivo. Ainda há uma cópia neste dispositivo.',
  unreadable: 'Este dispositivo não consegue mais ler o arquivo. Adicione-o novamente.',
  'not-allowed': 'O servidor rejeitou este arquivo. Ele continua neste dispositivo.',
}

const kinds: Readonly<Record<string, string>> = {
  'image/png': 'Imagem PNG',
  'image/jpeg': 'Imagem JPEG',
  'image/gif': 'Imagem GIF',
  'image/webp': 'Imagem WebP',
  'image/avif': 'Imagem AVIF',
  'application/pdf': 'PDF',
  'text/plain': 'Texto',
  'text/markdown': 'Markdown',
  'text/csv': 'Tabela (CSV)',
  'application/json': 'JSON',
  'application/zip': 'Arquivo ZIP',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Documento do Word',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Planilha do Excel',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation':
    'Apresentação do PowerPoint',
  'application/vnd.oasis.opendocument.text': 'Texto OpenDocument',
  'application/vnd.oasis.opendocument.spreadsheet': 'Planilha OpenDocument',
  'application/vnd.oasis.opendocument.presentation': 'Apresentação OpenDocument',
  'audio/mpeg': 'Áudio MP3',
  'audio/mp4': 'Áudio M4A',
  'audio/wav': 'Áudio WAV',
  'audio/ogg': 'Áudio OGG',
  'video/mp4': 'Vídeo MP4',
  'video/webm': 'Vídeo WebM',
  'video/quicktime': 'Vídeo QuickTime',
}

export const fileKind: Translation<typeof english.fileKind> = (type) => kinds[type] ?? 'Arquivo'

export const fileRefusalText: Translation<typeof english.fileRefusalText> = {
  heading: (count) =>
    plural(count, {
      one: '1 arquivo não foi adicionado.',
      other: `${formatCount(count)} arquivos não foram adicionados.`,
    }),
  withReason: (name, reason) => `${name}: ${reason}`,
  empty: 'Está vazio.',
  'too-large': `Tem mais de ${formatSize(fileSizeLimit)}.`,
  'type-not-allowed': 'Este tipo de arquivo não é compatível.',
  'not-what-it-says': 'O conteúdo não corresponde ao nome do arquivo.',
  'too-many': `Uma nota pode ter no máximo ${formatCount(filesOnNoteLimit)} arquivos.`,
  'no-room': 'Seu armazenamento acabou. Exclua outros arquivos e adicione este novamente.',
  unreadable: 'Não foi possível ler. Você pode adicionar arquivos, mas não pastas.',
  'not-stored': 'Não foi possível salvar neste dispositivo. Adicione novamente.',
  supported:
    'São aceitos imagens (PNG, JPEG, GIF, WebP, AVIF), PDF, texto, Markdown, CSV, JSON, ZIP, documentos do Office, áudio (MP3, M4A, WAV, OGG) e vídeo (MP4, WebM, MOV).',
  dismiss: 'Dispensar',
}
