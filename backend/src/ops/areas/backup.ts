import { makeBackup } from '../backup/make-backup.js';
import { restoreBackup } from '../backup/restore-backup.js';
import { type Ops, type Verb } from '../ops.js';
import { audited } from '../report.js';

/** Backs up all rows and pictures. */
export function backupVerb(ops: Ops): Verb {
  return ops
    .verb(
      'backup',
      'back up all rows and pictures to a folder; secrets and your own documents are not included',
    )
    .argument('<folder>', 'an empty or new folder')
    .withDatabase(async (config, _options, folder = '') => {
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
      const skipped = missing.length === 0 ? '' : ` Missing files: ${missing.length}.`;
      return audited(
        `Backed up ${rows} rows and ${files} picture files (${megabytes} MB) to ${folder}.${skipped}`,
        { folder, createdAt, rows, files, bytes, missing },
      );
    });
}

/** Replaces all data with a backup. */
export function restoreVerb(ops: Ops): Verb {
  return ops
    .destructiveVerb('restore', 'replace all data of the site with a backup')
    .argument('<folder>', 'a folder written by "backup"')
    .withDatabase(async (config, options, folder = '') => {
      const dryRun = options['dryRun'] === true;
      const restored = await restoreBackup(config, folder, dryRun);
      const { createdAt, rows, files, replaced } = restored;
      const done = dryRun ? 'would be replaced with' : 'have been replaced with';
      return audited(`${replaced} rows ${done} ${rows} rows and ${files} picture files from ${createdAt}.`, {
        dryRun,
        folder,
        ...restored,
      });
    });
}
