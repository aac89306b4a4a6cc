import { ProviderHttpClient } from '../../src/providers/provider-http.client.js';
import { type TestApp } from './test-app.js';

/** The deadlines of a server's later calls to providers, which pass when a test says so instead of by the clock. */
export class HeldDeadlines {
  private readonly held: AbortController[] = [];

  constructor({ app }: TestApp) {
    const http = app.get(ProviderHttpClient, { strict: false });
    http.deadline = () => {
      const deadline = new AbortController();
      this.held.push(deadline);
      return deadline.signal;
    };
  }

  /** The deadlines that have begun. */
  begun(): readonly AbortController[] {
    return [...this.held];
  }

  /** Lets deadlines pass, by default all that have begun. */
  pass(deadlines = this.begun()): void {
    for (const deadline of deadlines) deadline.abort();
  }
}
