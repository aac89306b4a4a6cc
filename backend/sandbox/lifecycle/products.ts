import path from 'node:path';
import { withClient } from '../../src/database/with-client.js';
import { LaunchedProduct, makeDirectory, removeDirectory, type Settings } from './launched-product.js';

/**
 * Starts products for the tests of a describe and stops them after each test; the directories are deleted after the
 * last.
 */
export function useProducts() {
  let folder: string;
  let started: LaunchedProduct[];

  beforeAll(() => {
    folder = makeDirectory();
  });
  beforeEach(() => {
    started = [];
  });
  afterEach(async () => {
    for (const product of started) await product.dispose();
  });
  afterAll(() => removeDirectory(folder));

  let directories = 0;
  /** A new data directory; a start there creates a database, which takes most of the time. */
  const newDirectory = () => path.join(folder, `data-${(directories += 1)}`);

  /** Starts the product, by default with the data of earlier starts. */
  async function launch(by: 'npm' | 'node', dataDir = path.join(folder, 'data'), settings: Settings = {}) {
    const product = await LaunchedProduct.launch(by, dataDir, settings);
    started.push(product);
    return product;
  }

  async function ready(...how: Partial<Parameters<typeof launch>>): Promise<LaunchedProduct> {
    const [by = 'node', ...rest] = how;
    const product = await launch(by, ...rest);
    await product.untilReady();
    return product;
  }

  /** Writes a marker to the database, which a later start must find. */
  async function mark(product: LaunchedProduct): Promise<void> {
    await query(product, 'DROP TABLE IF EXISTS left_by_a_test; CREATE TABLE left_by_a_test (id int)');
  }

  async function findMark(product: LaunchedProduct): Promise<boolean> {
    const rows = await query(product, "SELECT to_regclass('left_by_a_test') IS NOT NULL AS found");
    return rows[0]?.['found'] === true;
  }

  async function query(product: LaunchedProduct, sql: string): Promise<Record<string, unknown>[]> {
    const connectionString = product.state()?.databaseUrl ?? '';
    return withClient(
      { connectionString },
      async (client) => (await client.query<Record<string, unknown>>(sql)).rows,
    );
  }

  return { launch, ready, mark, findMark, newDirectory, inFolder: (name: string) => path.join(folder, name) };
}
