import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type ListRange } from '../common/list-range.js';
import { PreparedRead } from './prepared-read.js';
import { ReadReplicasService } from './replicas/read-replicas.service.js';

/** A prepared read of public data. */
export interface PreparedPublicRead<Row extends object> {
  rows(values: unknown[]): Promise<Row[]>;
}

/** A part of a list and the length of the whole. */
export interface ReadPart<Row> {
  rows: Row[];
  total: number;
}

/** Reads a part of a list that belongs to an id. */
export type PreparedPublicList<Row> = (id: string | number, range: ListRange) => Promise<ReadPart<Row>>;

/**
 * Reads public data: from a replica when the request may lag, else from the primary. Must not be used in transactions
 * or for data that a change depends on.
 */
@Injectable()
export class PublicReadsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly replicas: ReadReplicasService,
  ) {}

  /** @param values the parameters */
  rows<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
    return this.replicas.ask({ text, values }, () => this.dataSource.query<Row[]>(text, values));
  }

  /** Always reads from the primary: for answers that would stay wrong, such as that something does not exist. */
  rowsNow<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
    return this.dataSource.query<Row[]>(text, values);
  }

  /** The given ids that no row of a table has, in no order. */
  async listDeleted(table: 'contents' | 'items', ids: readonly number[]): Promise<number[]> {
    const rows = await this.rowsNow<{ id: number }>(
      `SELECT DISTINCT requested.id FROM unnest($1::int[]) AS requested (id)
        WHERE NOT EXISTS (SELECT FROM ${table} WHERE ${table}.id = requested.id)`,
      [ids],
    );
    return rows.map(({ id }) => id);
  }

  /** Prepares a read on the primary and the replicas. */
  prepare<Row extends object>(text: string): PreparedPublicRead<Row> {
    const primary = new PreparedRead<Row>(this.dataSource, text);
    const { name } = primary;
    return {
      rows: (values) => this.replicas.ask({ name, text, values }, () => primary.rows(values)),
    };
  }

  /**
   * Prepares a read of a list in parts. The part and the list's length are read together, for speed and consistency.
   *
   * @param partWith returns the statement for a part, given the column with the length: `$1` is the id, `$2` the
   *   offset, `$3` the limit
   * @param length an expression for the length, which uses only `$1`
   */
  prepareList<Row extends object>(
    partWith: (total: string) => string,
    length: string,
  ): PreparedPublicList<Row> {
    const part = this.prepare<Row & { total: number }>(partWith(`(${length})::int AS total`));
    const alone = this.prepare<{ total: number }>(`SELECT (${length})::int AS total`);
    return async (id, { offset, limit }) => {
      const rows = await part.rows([id, offset, limit]);
      // Beyond the end there is no row that contains the length.
      const [teller] = rows.length > 0 || offset === 0 ? rows : await alone.rows([id]);
      return { rows, total: teller?.total ?? 0 };
    };
  }
}
