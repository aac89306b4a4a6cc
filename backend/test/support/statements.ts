import { type SentStatement, STATEMENTS } from '../../src/database/limited-client.js';

/** The operator's small tables, of which the application keeps copies: it reads them by the clock, whatever is asked. */
const COPIED = /FROM "(?:emergencies|maintenance|redirects)"/;

/**
 * What the application asks its database while a piece of work is done; its queue and those who listen for changes have
 * connections of their own and are not heard.
 */
export async function statementsDuring(work: () => PromiseLike<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const hear = (message: unknown): void => {
    const { text, application } = message as SentStatement;
    if (application === 'hitohira' && !COPIED.test(text)) statements.push(text);
  };
  STATEMENTS.subscribe(hear);
  try {
    await work();
  } finally {
    STATEMENTS.unsubscribe(hear);
  }
  return statements;
}
