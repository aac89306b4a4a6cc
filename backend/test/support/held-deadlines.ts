import { ProviderHttpClient } from '../../src/providers/provider-http.client.js';
import { type TestApp } from './test-app.js';

/** The deadlines of a server's calls to providers, from now on: they pass when a test says so, and never by the clock. */
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

  /** Those that have begun. */
  begun(): readonly AbortController[] {
    return [...this.held];
  }

  /** Lets deadlines pass: all that have begun, unless told otherwise. */
  pass(deadlines = this.begun()): void {
    for (const deadline of deadlines) deadline.abort();
  }
}
