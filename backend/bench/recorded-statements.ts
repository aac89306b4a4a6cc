import { currentRequest } from '../src/common/http/request-context.js';
import { type SentStatement, STATEMENTS } from '../src/database/limited-client.js';

/** A statement that was sent to the database. */
export type Statement = Pick<SentStatement, 'text' | 'values'>;

/** The operator's small tables, which the application reads periodically, independent of requests. */
const COPIED = /FROM "(?:emergencies|maintenance|redirects)"/;

/**
 * Records the statements that the application in this process sends for the requests of some work. Statements of its
 * background work, such as writing visits, are left out.
 *
 * @param isWanted chooses others by their text, for work that is no request
 */
export async function recordStatements(
  work: () => PromiseLike<unknown>,
  isWanted = (text: string): boolean => currentRequest() !== undefined && !COPIED.test(text),
): Promise<Statement[]> {
  const statements: Statement[] = [];
  const record = (message: unknown): void => {
    const { text, values, application } = message as SentStatement;
    if (application === 'hitohira' && isWanted(text)) statements.push({ text, values });
  };
  STATEMENTS.subscribe(record);
  try {
    await work();
  } finally {
    STATEMENTS.unsubscribe(record);
  }
  return statements;
}
