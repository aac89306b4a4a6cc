import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type PictureFiles } from './picture-files.entity.js';
import { type PictureKind } from './picture-kind.rules.js';

/** A picture as read for display. */
export type PictureView = Pick<PictureFiles, 'hash' | 'width' | 'height' | 'widths' | 'placeholder'>;

/** SQL for `files` as JSON in the form of `PictureView`. */
export const FILES_AS_JSON = `json_build_object('hash', files.hash, 'width', files.width, 'height', files.height,
                            'widths', files.widths, 'placeholder', files.placeholder)`;

/** SQL for a picture by ID as JSON in the form of `PictureView`, or null, for read models of other areas. */
export const pictureOf = (idExpression: string): string => `
  (SELECT ${FILES_AS_JSON}
     FROM pictures picture JOIN picture_files files ON files.hash = picture.hash
    WHERE picture.id = ${idExpression})`;

/** The storage that pictures use, in bytes. */
export interface UsedBytes {
  files: number;
  uploads: number;
}

/** Reads pictures together with their accounts. */
@Injectable()
export class PictureReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** The storage used by an account's uploads, counting shared ones once. */
  async countUploadBytes(accountId: string): Promise<number> {
    const [row] = await this.dataSource.query<{ bytes: string }[]>(
      `SELECT coalesce(sum(upload_bytes), 0) AS bytes FROM picture_files
        WHERE hash IN (SELECT hash FROM pictures WHERE account_id = $1)`,
      [accountId],
    );
    return Number(row?.bytes ?? 0);
  }

  /** The formats of an account's kept uploads, by picture hash. */
  async listUploads(accountId: string): Promise<Map<string, PictureKind>> {
    const rows = await this.dataSource.query<{ hash: string; upload: PictureKind }[]>(
      `SELECT hash, upload FROM picture_files
        WHERE upload IS NOT NULL AND hash IN (SELECT hash FROM pictures WHERE account_id = $1)`,
      [accountId],
    );
    return new Map(rows.map(({ hash, upload }) => [hash, upload]));
  }

  /**
   * The storage used by an account including one more picture, counting shared files once. Locks the account, so
   * that concurrent uploads are counted.
   */
  async countBytesForUpdate(tx: EntityManager, accountId: string, hash: string): Promise<UsedBytes> {
    await tx.query('SELECT 1 FROM accounts WHERE id = $1 FOR UPDATE', [accountId]);
    // Not `hash = $2 OR hash IN (…)`, for which PostgreSQL reads the whole table.
    const [row] = await tx.query<{ files: string; uploads: string }[]>(
      `SELECT coalesce(sum(bytes), 0) AS files, coalesce(sum(upload_bytes), 0) AS uploads FROM picture_files
        WHERE hash IN (SELECT hash FROM pictures WHERE account_id = $1 UNION SELECT $2)`,
      [accountId, hash],
    );
    return { files: Number(row?.files ?? 0), uploads: Number(row?.uploads ?? 0) };
  }

  /** Whether a picture or a share card uses some files. */
  async isUsed(tx: EntityManager, hash: string): Promise<boolean> {
    const rows = await tx.query<unknown[]>(
      `SELECT 1 FROM pictures WHERE hash = $1 UNION ALL SELECT 1 FROM share_cards WHERE hash = $1 LIMIT 1`,
      [hash],
    );
    return rows.length > 0;
  }

  /** Whether an active account, or the site, uses the picture; merely stored pictures do not count. */
  async isShown(hash: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `SELECT 1
         FROM (SELECT account_id FROM pictures WHERE hash = $1 AND unused_until IS NULL
               UNION ALL SELECT account_id FROM share_cards WHERE hash = $1) shown
         LEFT JOIN accounts ON accounts.id = shown.account_id
        WHERE withdrawn_at IS NULL AND suspended_at IS NULL LIMIT 1`,
      [hash],
    );
    return rows.length > 0;
  }
}
