import { currentRequest } from '../src/common/http/request-context.js';
import { type SentStatement, STATEMENTS } from '../src/database/limited-client.js';

/** A statement that was sent to the database. */
export type Statement = Pick<SentStatement, 'text' | 'values'>;

/** The operator's small tables, which the application reads periodically, whatever is requested. */
const COPIED = /FROM "(?:emergencies|maintenance|redirects)"/;

/**
 * What the application in this process asks its database for the requests that some work makes. What it does by itself
 * meanwhile, such as writing down visits, is left out.
 */
export async function recordStatements(work: () => PromiseLike<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const record = (message: unknown): void => {
    const { text, values, application } = message as SentStatement;
    if (application === 'hitohira' && currentRequest() !== undefined && !COPIED.test(text))
      statements.push({ text, values });
  };
  STATEMENTS.subscribe(record);
  try {
    await work();
  } finally {
    STATEMENTS.unsubscribe(record);
  }
  return statements;
}
