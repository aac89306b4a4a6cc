import { createHash } from 'node:crypto';
import { type PoolClient } from 'pg';
import { type DataSource, QueryFailedError } from 'typeorm';

/**
 * PostgreSQL does not know the prepared statement, knows it already, or has an outdated plan for it
 * (invalid_sql_statement_name, duplicate_prepared_statement, feature_not_supported).
 */
export const NAME_REFUSED = new Set(['26000', '42P05', '0A000']);

/**
 * A frequent read that each connection prepares once. When PostgreSQL rejects the prepared statement, the process goes
 * on without preparing it.
 */
export class PreparedRead<Row extends object> {
  /**
   * A hash of the text: different statements sharing a connection, such as those of another version, have different
   * names.
   */
  readonly name: string;
  private named = true;

  /** @param text the statement, with parameters `$1`, `$2` and so on */
  constructor(
    private readonly dataSource: DataSource,
    private readonly text: string,
  ) {
    this.name = `read_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  }

  /** Must not run in a transaction, which a rejected statement would abort. */
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

  /** Bypasses TypeORM, which does not support prepared statements, on a connection it provides. */
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
