import { recordStatements } from '../../bench/recorded-statements.js';

/** The texts of what the application asks its database while a piece of work is done. */
export async function statementsDuring(work: () => PromiseLike<unknown>): Promise<string[]> {
  return (await recordStatements(work)).map(({ text }) => text);
}
