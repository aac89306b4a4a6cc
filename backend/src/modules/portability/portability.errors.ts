import { failure } from '../../common/errors/app-error.js';

/** One archive is made at a time. */
export class ExportRunning extends failure(409, 'unknown', {
  ja: 'アーカイブを作成しています。完了までお待ちください。',
  en: 'An archive is being made already. Please wait until it is ready.',
}) {}

/** There is no archive to download. */
export class ExportNotFound extends failure(404, 'unknown', {
  ja: 'ダウンロードできるアーカイブがありません。',
  en: 'There is no archive to download.',
}) {}

/** One import runs at a time. */
export class ImportRunning extends failure(409, 'unknown', {
  ja: '取り込みの途中です。完了するか中止してから、もう一度お試しください。',
  en: 'An import is under way. Please wait until it is done, or cancel it.',
}) {}

/** There is no such import, or it is another account’s. */
export class ImportNotFound extends failure(404, 'unknown', {
  ja: '取り込みが見つかりません。もう一度ファイルをお選びください。',
  en: 'This import was not found. Please choose the file again.',
}) {}

/** The import is no longer waiting for confirmation. */
export class ImportEnded extends failure(409, 'unknown', {
  ja: 'この取り込みは、すでに始まったか終わっています。',
  en: 'This import has been started or has ended already.',
}) {}

/** The file cannot be imported or is empty. */
export class ImportUnreadable extends failure(415, 'unreadableImport', { field: 'file' }) {}
