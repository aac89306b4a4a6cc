import { createHash } from 'node:crypto';
import { type PoolClient } from 'pg';
import { type DataSource, QueryFailedError } from 'typeorm';

/**
 * What PostgreSQL says where it does not know a statement under its name, knows it already, or may not run it by a plan
 * from before its tables changed (invalid_sql_statement_name, duplicate_prepared_statement, feature_not_supported).
 */
export const NAME_REFUSED = new Set(['26000', '42P05', '0A000']);

/**
 * A read that is asked so often that PostgreSQL should not parse and plan it anew each time: each connection of the pool
 * prepares it once. Where PostgreSQL refuses it under its name, it is asked without one for as long as this process lives.
 */
export class PreparedRead<Row extends object> {
  /** Made from the text: what shares a connection, another version of the server for one, never means another one. */
  readonly name: string;
  private named = true;

  /** @param text the statement, with its values as `$1`, `$2` and so on */
  constructor(
    private readonly dataSource: DataSource,
    private readonly text: string,
  ) {
    this.name = `read_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  }

  /** Asks outside of every transaction: one would fail with a statement that is refused. */
  async rows(values: unknown[]): Promise<Row[]> {
    if (this.named) {
      try {
        return await this.askByName(values);
      } catch (error) {
        if (!NAME_REFUSED.has((error as { code?: string }).code ?? '')) throw error;
        this.named = false;
      }
    }
    return this.dataSource.query<Row[]>(this.text, values);
  }

  /** The way round TypeORM, whose own queries have no name, on a connection that it lends. */
  private async askByName(values: unknown[]): Promise<Row[]> {
    const runner = this.dataSource.createQueryRunner();
    try {
      const client = (await runner.connect()) as PoolClient;
      const { rows } = await client.query<Row>({ name: this.name, text: this.text, values });
      return rows;
    } catch (error) {
      throw new QueryFailedError(this.text, values, error as Error);
    } finally {
      await runner.release();
    }
  }
}
