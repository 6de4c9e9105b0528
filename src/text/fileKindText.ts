const kinds: Readonly<Record<string, string>> = {
  'image/png': 'PNG picture',
  'image/jpeg': 'JPEG picture',
  'image/gif': 'GIF picture',
  'image/webp': 'WebP picture',
  'image/avif': 'AVIF picture',
  'application/pdf': 'PDF',
  'text/plain': 'Text',
  'text/markdown': 'Markdown',
  'text/csv': 'Table (CSV)',
  'application/json': 'JSON',
  'application/zip': 'ZIP archive',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel table',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation':
    'PowerPoint presentation',
  'application/vnd.oasis.opendocument.text': 'OpenDocument text',
  'application/vnd.oasis.opendocument.spreadsheet': 'OpenDocument table',
  'application/vnd.oasis.opendocument.presentation': 'OpenDocument presentation',
  'audio/mpeg': 'MP3 sound',
  'audio/mp4': 'M4A sound',
  'audio/wav': 'WAV sound',
  'audio/ogg': 'OGG sound',
  'video/mp4': 'MP4 film',
  'video/webm': 'WebM film',
  'video/quicktime': 'QuickTime film',
}

/** What to call a file of this MIME type. */
export function fileKind(type: string): string {
  return kinds[type] ?? 'File'
}
