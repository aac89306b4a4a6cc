/**
 * Sends responses together, once every request that has arrived is handled. Between two single writes a client, or the
 * proxy in front, falls asleep and has to be woken, which takes the kernel longer than all the rest of a kept answer; so
 * Redis, too, writes all its replies before it waits again.
 */
export class SendQueue {
  private waiting: (() => void)[] = [];

  /** Sends a response at the end of this turn of the event loop, in the order of the calls. */
  add(send: () => void): void {
    if (this.waiting.push(send) === 1) setImmediate(() => this.flush());
  }

  private flush(): void {
    const sends = this.waiting;
    this.waiting = [];
    for (const send of sends) send();
  }
}
