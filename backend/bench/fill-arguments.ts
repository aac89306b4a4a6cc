/** The database to fill, and the number of accounts. */
export interface FillArguments {
  accounts: number;
  databaseUrl: string;
}

const MAX_ACCOUNTS = 10_000_000;

/** Thrown for arguments that the command cannot use. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * Reads the arguments of `npm run bench:fill`.
 *
 * @throws UsageError with the usage
 */
export function parseFillArguments(given: readonly string[]): FillArguments {
  const [accounts = '', databaseUrl = '', ...rest] = given;
  const count = /^\d[\d_,]*$/.test(accounts) ? Number(accounts.replaceAll(/[_,]/g, '')) : Number.NaN;
  const isUsable =
    count >= 1 && count <= MAX_ACCOUNTS && /^postgres(?:ql)?:\/\//.test(databaseUrl) && rest.length === 0;
  if (!isUsable)
    throw new UsageError(
      `Usage: npm run bench:fill -- ACCOUNTS DATABASE_URL, with 1 to ${MAX_ACCOUNTS} accounts and an empty database, such as 1000000 postgres://user:password@127.0.0.1:5432/bench. With DATA_DIR, the first accounts get pictures with files there.`,
    );
  return { accounts: count, databaseUrl };
}
