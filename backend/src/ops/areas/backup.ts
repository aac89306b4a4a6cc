import { type Command } from 'commander';
import { makeBackup } from '../backup/make-backup.js';
import { restoreBackup } from '../backup/restore-backup.js';
import { type Ops } from '../ops.js';
import { audited } from '../report.js';

/** Backs up all rows and pictures. */
export function backupVerb(ops: Ops): Command {
  return ops
    .verb(
      'backup',
      'write all rows and pictures into a folder; secrets and documents of your own are not among them',
    )
    .argument('<folder>', 'where to: a folder that is empty or is not there yet')
    .action(
      ops.withDatabase(async (config, _options, folder = '') => {
        const {
          manifest: {
            createdAt,
            tables,
            pictures: { files, bytes },
          },
          missing,
        } = await makeBackup(config, folder);
        const rows = tables.reduce((sum, table) => sum + table.rows, 0);
        const megabytes = (bytes / 1024 ** 2).toFixed(1);
        const skipped = missing.length === 0 ? '' : ` ${missing.length} files were not there to be copied.`;
        return audited(
          `Backed up into ${folder}: ${rows} rows and ${files} files of pictures (${megabytes} MB).${skipped}`,
          { folder, createdAt, rows, files, bytes, missing },
        );
      }),
    );
}

/** Replaces all data with a backup. */
export function restoreVerb(ops: Ops): Command {
  return ops
    .destructiveVerb('restore', 'put a backup in the place of all that the site has now')
    .argument('<folder>', 'the folder that "backup" has written')
    .action(
      ops.withDatabase(async (config, options, folder = '') => {
        const dryRun = options['dryRun'] === true;
        const restored = await restoreBackup(config, folder, dryRun);
        const { createdAt, rows, files, replaced } = restored;
        const what = `${rows} rows and ${files} files of pictures of ${createdAt}`;
        const done = dryRun ? 'would be restored in place of' : 'are restored in place of';
        return audited(`${what} ${done} ${replaced} rows.`, { dryRun, folder, ...restored });
      }),
    );
}
