import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PreparedRead } from './prepared-read.js';
import { ReadReplicas } from './replicas/read-replicas.js';

/** A read of what is public that is asked so often that it is prepared. */
export interface PreparedPublicRead<Row extends object> {
  rows(values: unknown[]): Promise<Row[]>;
}

/**
 * Reads of what is public. Where the request that makes one may lag, a replica answers; in every other request, in jobs
 * and commands the primary does. Nothing that a change depends on is read through here, nor anything in a transaction.
 */
@Injectable()
export class PublicReads {
  constructor(
    private readonly dataSource: DataSource,
    private readonly replicas: ReadReplicas,
  ) {}

  /** @param values of the statement's `$1`, `$2` and so on */
  rows<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
    return this.replicas.ask({ text, values }, () => this.dataSource.query<Row[]>(text, values));
  }

  /** @param text a statement whose one row has a `count` */
  async count(text: string, values: unknown[]): Promise<number> {
    const [row] = await this.rows<{ count: number }>(text, values);
    return row?.count ?? 0;
  }

  /** The same for a statement that is prepared, on the primary and on replicas alike. */
  prepare<Row extends object>(text: string): PreparedPublicRead<Row> {
    const primary = new PreparedRead<Row>(this.dataSource, text);
    const { name } = primary;
    return {
      rows: (values) => this.replicas.ask({ name, text, values }, () => primary.rows(values)),
    };
  }
}
