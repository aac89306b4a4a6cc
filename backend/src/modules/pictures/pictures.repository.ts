import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { hasPassed } from '../../database/clock-conditions.js';
import { violatedConstraint } from '../../common/errors/failure-mapping.js';
import { ServiceUnavailable } from '../../common/errors/request-errors.js';
import { PictureFiles } from './picture-files.entity.js';
import { Picture } from './picture.entity.js';

/** The description of a picture's files. */
export type FilesOfPicture = Omit<PictureFiles, 'claimedUntil'>;

/** An account's picture by content hash. */
interface PictureOfAccount {
  accountId: string;
  hash: string;
}

/** Pictures and their files in the database. */
@Injectable()
export class PicturesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Registers files before they are written, and protects them from the sweep for some seconds. */
  async claim(files: FilesOfPicture, seconds: number): Promise<void> {
    const claimedUntil = () => `now() + make_interval(secs => ${seconds})`;
    await this.dataSource.manager.upsert(PictureFiles, { ...files, claimedUntil }, ['hash']);
  }

  /** Protects the files of an account's picture from the sweep; false if the account has no such picture. */
  async claimKept(accountId: string, hash: string, seconds: number): Promise<boolean> {
    // For updates the driver returns the rows with their count.
    const [rows] = await this.dataSource.query<[unknown[], number]>(
      `UPDATE picture_files SET claimed_until = now() + make_interval(secs => $3)
        WHERE hash = $2 AND EXISTS (SELECT 1 FROM pictures WHERE account_id = $1 AND hash = $2
                                          AND (unused_until IS NULL OR unused_until > now()))
       RETURNING 1`,
      [accountId, hash, seconds],
    );
    return rows.length > 0;
  }

  /**
   * Stores a picture for later use, or extends its expiry.
   *
   * @returns when it expires
   */
  async store(tx: EntityManager, { accountId, hash }: PictureOfAccount, seconds: number): Promise<Date> {
    const [row] = await tx.query<{ until: Date }[]>(
      `INSERT INTO pictures (account_id, hash, unused_until) VALUES ($1, $2, now() + make_interval(secs => $3))
       ON CONFLICT (account_id, hash) WHERE unused_until IS NOT NULL
         DO UPDATE SET unused_until = excluded.unused_until
       RETURNING unused_until AS until`,
      [accountId, hash, seconds],
    );
    if (!row) throw new Error('A picture was stored and no row came back');
    return row.until;
  }

  /** Deletes stored pictures that were not used in time. */
  async deleteExpired(): Promise<void> {
    await this.dataSource.manager.delete(Picture, { unusedUntil: hasPassed() });
  }

  /**
   * Creates a use of a picture, from the account's stored one if there is one.
   *
   * @throws ServiceUnavailable if the files were swept meanwhile, which needs a transaction of many minutes
   */
  async insert(tx: EntityManager, picture: Pick<Picture, 'accountId' | 'hash'>): Promise<number> {
    const [stored] = await tx.query<[{ id: number }[], number]>(
      `UPDATE pictures SET unused_until = NULL
        WHERE account_id = $1 AND hash = $2 AND unused_until IS NOT NULL RETURNING id`,
      [picture.accountId, picture.hash],
    );
    if (stored[0]) return stored[0].id;
    try {
      const { accountId, hash } = picture;
      const { identifiers } = await tx.insert(Picture, { accountId, hash });
      return (identifiers[0] as { id: number }).id;
    } catch (error) {
      if (violatedConstraint(error) === 'pictures_files_fk') throw new ServiceUnavailable();
      throw error;
    }
  }

  async delete(tx: EntityManager, ids: readonly number[]): Promise<void> {
    await tx.delete(Picture, { id: In(ids) });
  }

  /** Registers files without a row, for the next sweep. */
  async adopt({ hash, widths, upload }: Pick<FilesOfPicture, 'hash' | 'widths' | 'upload'>): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO picture_files (hash, width, height, widths, upload, placeholder, bytes, claimed_until)
       VALUES ($1, 0, 0, $2, $3, '', 0, now()) ON CONFLICT (hash) DO NOTHING`,
      [hash, widths, upload],
    );
  }

  /** The given hashes without a row. */
  async listUnknown(hashes: readonly string[]): Promise<string[]> {
    const rows = await this.dataSource.query<{ hash: string }[]>(
      `SELECT hash FROM unnest($1::varchar[]) AS found (hash)
        WHERE NOT EXISTS (SELECT 1 FROM picture_files files WHERE files.hash = found.hash)`,
      [hashes],
    );
    return rows.map(({ hash }) => hash);
  }

  /** Locks files that are no longer protected against new uses for the transaction; skips locked ones. */
  lockUnclaimed(tx: EntityManager): Promise<Pick<PictureFiles, 'hash' | 'widths' | 'upload'> | null> {
    return tx.findOne(PictureFiles, {
      where: { claimedUntil: hasPassed() },
      select: { hash: true, widths: true, upload: true },
      order: { claimedUntil: 'ASC' },
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
  }

  /** Whether a picture uses some files. */
  exists(tx: EntityManager, picture: Pick<Picture, 'hash'> & Partial<Pick<Picture, 'id'>>): Promise<boolean> {
    return tx.existsBy(Picture, picture);
  }

  /** Marks files as used, so that the sweep skips them until a picture is deleted. */
  async settle(tx: EntityManager, hash: string): Promise<void> {
    await tx.update(PictureFiles, { hash }, { claimedUntil: null });
  }

  async deleteFiles(tx: EntityManager, hash: string): Promise<void> {
    await tx.delete(PictureFiles, { hash });
  }
}
