/**
 * Sends responses together, once every request that has arrived is handled: waking the reader for each write costs more
 * than the response. Redis batches its replies for the same reason.
 */
export class SendQueue {
  private waiting: (() => void)[] = [];

  /** Queues a response for the end of this turn of the event loop. */
  add(send: () => void): void {
    if (this.waiting.push(send) === 1) setImmediate(() => this.flush());
  }

  private flush(): void {
    const sends = this.waiting;
    this.waiting = [];
    for (const send of sends) send();
  }
}
