import { recordStatements } from '../../bench/recorded-statements.js';

/** The texts of the statements that the application sends for the requests of some work. */
export async function statementsDuring(work: () => PromiseLike<unknown>): Promise<string[]> {
  return (await recordStatements(work)).map(({ text }) => text);
}
