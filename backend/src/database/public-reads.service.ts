import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type ListRange } from '../common/list-range.js';
import { PreparedRead } from './prepared-read.js';
import { ReadReplicasService } from './replicas/read-replicas.service.js';

/** A read of what is public that is asked so often that it is prepared. */
export interface PreparedPublicRead<Row extends object> {
  rows(values: unknown[]): Promise<Row[]>;
}

/** A part of a list, and how long the whole of it was at that moment. */
export interface ReadPart<Row> {
  rows: Row[];
  total: number;
}

/** Reads a part of the list of somebody, or something, by its id. */
export type PreparedPublicList<Row> = (id: string | number, range: ListRange) => Promise<ReadPart<Row>>;

/**
 * Reads of what is public. Where the request that makes one may lag, a replica answers; in every other request, in jobs
 * and commands the primary does. Nothing that a change depends on is read through here, nor anything in a transaction.
 */
@Injectable()
export class PublicReadsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly replicas: ReadReplicasService,
  ) {}

  /** @param values of the statement's `$1`, `$2` and so on */
  rows<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
    return this.replicas.ask({ text, values }, () => this.dataSource.query<Row[]>(text, values));
  }

  /**
   * The same where an answer that lags would be wrong for good: what is not there yet looks on a replica like what was
   * deleted. The primary answers, also where the request may lag.
   */
  rowsNow<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
    return this.dataSource.query<Row[]>(text, values);
  }

  /** The same for a statement that is prepared, on the primary and on replicas alike. */
  prepare<Row extends object>(text: string): PreparedPublicRead<Row> {
    const primary = new PreparedRead<Row>(this.dataSource, text);
    const { name } = primary;
    return {
      rows: (values) => this.replicas.ask({ name, text, values }, () => primary.rows(values)),
    };
  }

  /**
   * The same for a list that is read part by part. The part and the length of the list are asked for at once: to ask twice
   * costs as much as a short part does, and the two would be of two moments.
   *
   * @param partWith a statement that reads a part, given the field of each row that says how long the list is: `$1` is
   *   the id, `$2` the offset, `$3` the limit
   * @param length an expression for how long the list is, by `$1` alone
   */
  prepareList<Row extends object>(
    partWith: (total: string) => string,
    length: string,
  ): PreparedPublicList<Row> {
    const part = this.prepare<Row & { total: number }>(partWith(`(${length})::int AS total`));
    const alone = this.prepare<{ total: number }>(`SELECT (${length})::int AS total`);
    return async (id, { offset, limit }) => {
      const rows = await part.rows([id, offset, limit]);
      // Behind the end of a list there is no row to tell of its length.
      const [teller] = rows.length > 0 || offset === 0 ? rows : await alone.rows([id]);
      return { rows, total: teller?.total ?? 0 };
    };
  }
}
