import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ArchiveFile } from './archive-file.entity.js';

/** The files of exports and imports in the database. A row exists before its first part is written. */
@Injectable()
export class ArchiveFilesRepository {
  constructor(private readonly dataSource: DataSource) {}

  async begin(name: string, keptS: number): Promise<void> {
    await this.dataSource.manager.insert(ArchiveFile, { name, keptUntil: () => fromNow(keptS) });
  }

  /** Records a part before it is written. */
  async grow(name: string, parts: number, bytes: number): Promise<void> {
    await this.dataSource.manager.update(ArchiveFile, { name }, { parts, bytes: String(bytes) });
  }

  async keep(tx: EntityManager, name: string, keptS: number): Promise<void> {
    await tx.update(ArchiveFile, { name }, { keptUntil: () => fromNow(keptS) });
  }

  /** A file, unless it is due for deletion. */
  find(name: string): Promise<ArchiveFile | null> {
    return this.dataSource.manager.findOneBy(ArchiveFile, { name });
  }

  /** Locks one file that is due for deletion; null if there is none. */
  async lockDue(tx: EntityManager): Promise<Pick<ArchiveFile, 'name' | 'parts'> | null> {
    const [row] = await tx.query<Pick<ArchiveFile, 'name' | 'parts'>[]>(
      `SELECT name, parts FROM archive_files WHERE kept_until <= now() ORDER BY kept_until LIMIT 1
          FOR UPDATE SKIP LOCKED`,
    );
    return row ?? null;
  }

  async delete(tx: EntityManager, name: string): Promise<void> {
    await tx.delete(ArchiveFile, { name });
  }
}

const fromNow = (seconds: number) => `now() + make_interval(secs => ${seconds})`;
