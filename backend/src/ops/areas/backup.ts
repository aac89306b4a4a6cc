import { type Command } from 'commander';
import { makeBackup } from '../backup/make-backup.js';
import { restoreBackup } from '../backup/restore-backup.js';
import { type Ops } from '../ops.js';
import { type Report, said } from '../report.js';

/** Keeps all that people have entrusted to the site. */
export function backupVerb(ops: Ops): Command {
  return ops
    .verb(
      'backup',
      'write all rows and pictures into a folder; secrets and documents of your own are not among them',
    )
    .argument('<folder>', 'where to: a folder that is empty or is not there yet')
    .action(
      ops.withDatabase(async (config, _options, folder = '') => {
        const { manifest, missing } = await makeBackup(config, folder);
        const { createdAt, tables, pictures } = manifest;
        const rows = tables.reduce((sum, table) => sum + table.rows, 0);
        const { files, bytes } = pictures;
        return said(
          `Backed up into ${folder}: ${rows} rows and ${files} files of pictures (${megabytes(bytes)}).${gone(missing)}`,
          { folder, createdAt, rows, files, bytes, missing },
        );
      }),
    );
}

/** Puts a backup in the place of what there is. */
export function restoreVerb(ops: Ops): Command {
  return ops
    .destructiveVerb('restore', 'put a backup in the place of all that the site has now')
    .argument('<folder>', 'the folder that "backup" has written')
    .action(
      ops.withDatabase(async (config, options, folder = ''): Promise<Report> => {
        const dryRun = options['dryRun'] === true;
        const restored = await restoreBackup(config, folder, dryRun);
        const { createdAt, rows, files, replaced } = restored;
        const what = `${rows} rows and ${files} files of pictures of ${createdAt}`;
        const done = dryRun ? 'would be restored in place of' : 'are restored in place of';
        return said(`${what} ${done} ${replaced} rows.`, { dryRun, folder, ...restored });
      }),
    );
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}

function gone(missing: readonly string[]): string {
  return missing.length === 0 ? '' : ` ${missing.length} files were not there to be copied.`;
}
