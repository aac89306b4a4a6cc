import { setImmediate as turn } from 'node:timers/promises';
import { SendQueue } from './send-queue.js';

describe('the send queue', () => {
  it('sends everything added in a turn at its end, in order', async () => {
    const queue = new SendQueue();
    const sent: number[] = [];
    for (const number of [1, 2, 3]) queue.add(() => sent.push(number));
    await Promise.resolve();
    expect(sent).toEqual([]);
    await turn();
    expect(sent).toEqual([1, 2, 3]);
  });

  it('sends what is added while sending at the end of the next turn', async () => {
    const queue = new SendQueue();
    const sent: string[] = [];
    queue.add(() => {
      sent.push('first');
      queue.add(() => sent.push('second'));
    });
    await turn();
    expect(sent).toEqual(['first']);
    await turn();
    expect(sent).toEqual(['first', 'second']);
  });
});
