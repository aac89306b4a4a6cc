import { type DataSource, type EntityManager } from 'typeorm';
import { PRODUCT_VERSION } from '../config/product-version.js';

/** TypeORM's table of migrations. Its comment names the version that last migrated. */
export const MIGRATIONS_TABLE = 'schema_migrations';

const COMMENT = /^Hitohira (\S+)$/;

/** The schema was migrated by a newer version. */
export class SchemaTooNew extends Error {
  override readonly name = 'SchemaTooNew';

  /** @param schemaVersion the version that last migrated */
  constructor(
    readonly schemaVersion: string,
    newest: string,
  ) {
    super(
      `The database has the schema of Hitohira ${schemaVersion} (its newest migration is ${newest}); this server is version ${PRODUCT_VERSION} and too old for it.`,
    );
  }
}

/**
 * Checks that this version knows all applied migrations.
 *
 * @param known the names of this version's migrations
 * @throws SchemaTooNew with both versions
 */
export async function refuseNewerSchema(dataSource: DataSource, known: readonly string[]): Promise<void> {
  if ((await readComment(dataSource)) === undefined) return;
  const [newest] = await dataSource.query<{ name: string }[]>(
    `SELECT name FROM ${MIGRATIONS_TABLE} WHERE name <> ALL($1) ORDER BY timestamp DESC LIMIT 1`,
    [known],
  );
  if (newest === undefined) return;
  const comment = await readComment(dataSource);
  const version = COMMENT.exec(comment ?? '')?.[1] ?? `newer than ${PRODUCT_VERSION}`;
  throw new SchemaTooNew(version, newest.name);
}

/** Records that this version has migrated the schema. */
export async function noteSchemaVersion(manager: EntityManager): Promise<void> {
  // Comments cannot be parameterised; the version is our own.
  const text = `Hitohira ${PRODUCT_VERSION}`.replaceAll("'", "''");
  await manager.query(`COMMENT ON TABLE ${MIGRATIONS_TABLE} IS '${text}'`);
}

/** The table's comment; null without one, undefined without the table. */
export async function readComment(dataSource: DataSource): Promise<string | null | undefined> {
  const [row] = await dataSource.query<{ exists: boolean; comment: string | null }[]>(
    `SELECT to_regclass($1) IS NOT NULL AS exists, obj_description(to_regclass($1), 'pg_class') AS comment`,
    [MIGRATIONS_TABLE],
  );
  return row?.exists === true ? row.comment : undefined;
}
