import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { hasPassed } from '../../database/clock-conditions.js';
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

  /** Locks one file that is due for deletion, or the given one if it is due; null if there is none. */
  lockDue(tx: EntityManager, name?: string): Promise<Pick<ArchiveFile, 'name' | 'parts'> | null> {
    return tx.findOne(ArchiveFile, {
      where: { keptUntil: hasPassed(), ...(name !== undefined && { name }) },
      select: { name: true, parts: true },
      order: { keptUntil: 'ASC' },
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
  }

  /** Registers files without a row as due, by name with their number of parts. */
  async adopt(parts: ReadonlyMap<string, number>): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO archive_files (name, parts, bytes, kept_until)
       SELECT name, parts, 0, now() FROM unnest($1::varchar[], $2::int[]) AS found (name, parts)
       ON CONFLICT (name) DO NOTHING`,
      [[...parts.keys()], [...parts.values()]],
    );
  }

  async delete(tx: EntityManager, name: string): Promise<void> {
    await tx.delete(ArchiveFile, { name });
  }
}

const fromNow = (seconds: number) => `now() + make_interval(secs => ${seconds})`;
