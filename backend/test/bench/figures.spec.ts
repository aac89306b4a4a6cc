import { growthOf, type MemorySample } from '../../bench/full-memory.js';
import { ratioOf } from '../../bench/load.js';
import { sumResident } from '../../bench/memory.js';
import { faultOf } from '../../bench/plan-faults.js';
import { scatteredAccounts } from '../../bench/reads.js';
import { parseWrk } from '../../bench/wrk.js';

const WRK = `Running 6s test @ http://localhost:3000
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     2.03ms    1.05ms  26.93ms   93.23%
    Req/Sec    16.16k     1.70k   18.74k    68.33%
  Latency Distribution
     50%    1.85ms
     75%    2.22ms
     90%    2.74ms
     99%  875.00us
  96523 requests in 6.00s, 118.94MB read
`;

describe('the output of wrk', () => {
  it('is parsed', () => {
    expect(parseWrk(`${WRK}Requests/sec:  16081.53\nTransfer/sec:     19.82MB\n`)).toEqual({
      rate: 16_081.53,
      p99: 0.875,
      failed: 0,
    });
  });

  it('includes failed requests', () => {
    const text = `${WRK.replace('875.00us', '1.02s')}  Socket errors: connect 1, read 2, write 0, timeout 3
  Non-2xx or 3xx responses: 10
Requests/sec:    100.00
`;
    expect(parseWrk(text)).toEqual({ rate: 100, p99: 1020, failed: 16 });
  });

  it('is rejected if it has another form', () => {
    expect(() => parseWrk('unable to connect')).toThrow('unable to connect');
  });
});

describe('figures', () => {
  it('are compared round by round', () => {
    const of = (...rounds: number[]) => ({
      rates: { min: 0, median: 0, max: 0 },
      latencies: { min: 0, median: 0, max: 0 },
      rounds,
    });
    // The machine was half as fast in the second round.
    expect(ratioOf(of(600, 300, 500), of(1000, 500, 1000))).toBe(0.6);
  });

  it('of memory start when the cache is full', () => {
    const filling = [100, 200, 300].map((resident, index) => ({ resident, cache: index * 20 }));
    const full: MemorySample[] = Array.from({ length: 30 }, (_none, index) => ({
      resident: 400 + index,
      cache: 64,
    }));
    expect(growthOf([...filling, ...full])).toEqual({ full: 401, end: 428, largest: 64 });
  });

  it('come from accounts across the whole database', () => {
    const accounts = scatteredAccounts(1_000_000, 10_000);
    expect(Math.min(...accounts)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...accounts)).toBeLessThanOrEqual(1_000_000);
    const tenths = new Set(accounts.map((account) => Math.floor((account - 1) / 100_000)));
    expect(tenths.size).toBe(10);
  });
});

describe('a step of a plan', () => {
  const step = { 'Plan Rows': 10 };

  it.each([
    [{ ...step, 'Node Type': 'Seq Scan', 'Relation Name': 'items' }, ['goes through all of items']],
    [{ ...step, 'Node Type': 'Seq Scan', 'Relation Name': 'categories' }, []],
    [{ ...step, 'Node Type': 'Index Scan', 'Relation Name': 'items' }, []],
    [{ 'Node Type': 'Sort', 'Plan Rows': 10, 'Actual Rows': 201 }, ['sorts 201 rows']],
    [{ 'Node Type': 'Sort', 'Plan Rows': 5000, 'Actual Rows': 200 }, []],
    [{ 'Node Type': 'Incremental Sort', 'Plan Rows': 5000 }, ['sorts 5000 rows']],
    [
      {
        'Node Type': 'Sort',
        'Plan Rows': 607,
        Plans: [{ 'Node Type': 'Seq Scan', 'Relation Name': 'sitemap_files', 'Plan Rows': 607 }],
      },
      [],
    ],
    [
      {
        'Node Type': 'Sort',
        'Plan Rows': 607,
        Plans: [{ 'Node Type': 'Index Scan', 'Relation Name': 'links', 'Plan Rows': 607 }],
      },
      ['sorts 607 rows'],
    ],
  ])('%j has the faults %j', (each, faults) => {
    expect(faultOf(each)).toEqual(faults);
  });
});

describe('the memory of a server', () => {
  const statusOf = (peak: number, now: number, program: number) =>
    `Name:\tnode\nVmHWM:\t  ${peak} kB\nVmRSS:\t  ${now} kB\nRssAnon:\t  ${now - program} kB\nRssFile:\t  ${program} kB\n`;

  it('is the sum of its processes, with their shared program counted once', () => {
    expect(sumResident([statusOf(500_000, 400_000, 60_000), statusOf(200_000, 150_000, 70_000)])).toEqual({
      now: 490,
      peak: 640,
    });
  });

  it('is that of one process if the others have ended', () => {
    expect(sumResident([statusOf(500_000, 400_000, 60_000), ''])).toEqual({ now: 400, peak: 500 });
  });
});
