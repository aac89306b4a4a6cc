import process from 'node:process';
import { lineDestination } from './line-destination.js';

describe('the destination of log lines', () => {
  it('is shared by the process, and listens to its exit once', () => {
    const first = lineDestination();
    const listeners = process.listenerCount('exit');
    for (let application = 0; application < 20; application += 1) expect(lineDestination()).toBe(first);
    expect(process.listenerCount('exit')).toBe(listeners);
  });
});
