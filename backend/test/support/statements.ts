import pg from 'pg';

interface Asked {
  text?: string;
}

/** The operator's small tables, of which the application keeps copies: it reads them by the clock, whatever is asked. */
const COPIED = /FROM "(?:emergencies|maintenance|redirects)"/;

/**
 * What the application asks its database while a piece of work is done; its queue and those who listen for changes have
 * connections of their own and are not heard.
 */
export async function statementsDuring(work: () => PromiseLike<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const query = Reflect.get(pg.Client.prototype, 'query') as (...given: unknown[]) => unknown;
  Reflect.set(
    pg.Client.prototype,
    'query',
    function (this: { connectionParameters: { application_name?: string } }, ...given: unknown[]) {
      const [first] = given as [string | Asked];
      if (this.connectionParameters.application_name === 'hitohira')
        statements.push(typeof first === 'string' ? first : (first.text ?? ''));
      return query.apply(this, given);
    },
  );
  try {
    await work();
  } finally {
    Reflect.set(pg.Client.prototype, 'query', query);
  }
  return statements.filter((text) => !COPIED.test(text));
}
