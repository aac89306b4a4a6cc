import { type DataSource, type EntityManager } from 'typeorm';
import { PRODUCT_VERSION } from '../config/product-version.js';

/** The table in which TypeORM notes what has been applied. Its comment names the version that brought it here. */
export const MIGRATIONS_TABLE = 'schema_migrations';

const COMMENT = /^Hitohira (\S+)$/;

/** The schema was made by a newer version: this one does not know what it must not break. */
export class SchemaTooNew extends Error {
  override readonly name = 'SchemaTooNew';

  /** @param schemaVersion the version that brought the schema to its state */
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
 * Makes sure that this version knows every migration that has been applied.
 *
 * @param known the names of the migrations that this version has
 * @throws SchemaTooNew naming both versions
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

/** Notes that this version brought the schema to its state. */
export async function noteSchemaVersion(manager: EntityManager): Promise<void> {
  // A comment takes no parameters. The version comes from our own manifest.
  const text = `Hitohira ${PRODUCT_VERSION}`.replaceAll("'", "''");
  await manager.query(`COMMENT ON TABLE ${MIGRATIONS_TABLE} IS '${text}'`);
}

/** The comment of the table, null where it has none, undefined where there is no table. */
export async function readComment(dataSource: DataSource): Promise<string | null | undefined> {
  const [row] = await dataSource.query<{ exists: boolean; comment: string | null }[]>(
    `SELECT to_regclass($1) IS NOT NULL AS exists, obj_description(to_regclass($1), 'pg_class') AS comment`,
    [MIGRATIONS_TABLE],
  );
  return row?.exists === true ? row.comment : undefined;
}
