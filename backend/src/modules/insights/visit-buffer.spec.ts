import { type Visit } from './visit.js';
import { VisitBuffer } from './visit-buffer.js';

const visitOf = (displayIdKey: string): Visit => ({
  day: '2027-01-31',
  page: { displayIdKey, contentId: null },
  target: null,
  referrer: '',
  language: 'ja',
  device: 'phone',
  viewerKey: null,
});

describe('buffered visits', () => {
  const countsOf = (taken: ReturnType<VisitBuffer['take']>) =>
    [...taken.values()].map(({ visit, identity, count }) => [visit.page.displayIdKey, identity, count]);

  it('are summed up if they are equal', () => {
    const buffer = new VisitBuffer(10);
    for (const identity of ['a', 'b', 'a', null]) buffer.add(visitOf('hana'), identity);
    buffer.add(visitOf('taro'), 'a');
    expect(countsOf(buffer.take())).toEqual([
      ['hana', 'a', 2],
      ['hana', 'b', 1],
      ['hana', null, 1],
      ['taro', 'a', 1],
    ]);
    expect([buffer.size, buffer.takeDropped()]).toEqual([0, 0]);
  });

  it('are added to newer ones when they are put back', () => {
    const buffer = new VisitBuffer(10);
    buffer.add(visitOf('hana'), 'a');
    const taken = buffer.take();
    buffer.add(visitOf('taro'), 'a');
    buffer.add(visitOf('hana'), 'a');
    buffer.putBack(taken);
    expect(countsOf(buffer.take())).toEqual([
      ['hana', 'a', 2],
      ['taro', 'a', 1],
    ]);
  });

  it('are limited: the oldest are dropped, and counted', () => {
    const buffer = new VisitBuffer(2);
    buffer.add(visitOf('one'), 'a');
    buffer.add(visitOf('one'), 'a');
    buffer.add(visitOf('two'), 'a');
    const taken = buffer.take();
    buffer.add(visitOf('three'), 'a');
    buffer.putBack(taken);
    expect(countsOf(buffer.take())).toEqual([
      ['two', 'a', 1],
      ['three', 'a', 1],
    ]);
    expect([buffer.takeDropped(), buffer.takeDropped()]).toEqual([2, 0]);
  });
});
