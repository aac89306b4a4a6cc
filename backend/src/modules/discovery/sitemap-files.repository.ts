import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { SitemapFile, type SitemapKind } from './sitemap-file.entity.js';
import { type SitemapRange } from './sitemap.read-model.js';

/** The boundaries of sitemap files in the database. */
@Injectable()
export class SitemapFilesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** All files, in order. */
  list(): Promise<SitemapFile[]> {
    return this.dataSource.manager.find(SitemapFile, { order: { kind: 'DESC', number: 'ASC' } });
  }

  /** The range of a file; null if it does not exist. Before the first run of the job, there is one file of each kind. */
  async findRange(kind: SitemapKind, number: number): Promise<SitemapRange | null> {
    const files = await this.dataSource.manager.findBy(SitemapFile, {
      kind,
      number: In([number, number + 1]),
    });
    const [file, next] = [number, number + 1].map((each) => files.find((found) => found.number === each));
    if (file === undefined && number > 1) return null;
    return { after: file?.afterKey ?? null, until: next?.afterKey ?? null };
  }

  /** Replaces the files of a kind. */
  async replace(tx: EntityManager, kind: SitemapKind, files: readonly SitemapFile[]): Promise<void> {
    await tx.delete(SitemapFile, { kind });
    await tx.insert(SitemapFile, [...files]);
  }
}
