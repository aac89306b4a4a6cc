import process from 'node:process';
import { untilGone } from './launched-product.js';
import { useProducts } from './products.js';

/** Ends what hangs; how long anything takes is no matter of these tests. */
const PATIENCE_MS = 60_000;

describe('a product of which a part is killed', () => {
  const { ready, mark, findMark } = useProducts();

  it('recovers by itself from a kill -9 of everything but the database, which runs on meanwhile', async () => {
    const first = await ready();
    await mark(first);
    const postmaster = first.postmaster();
    const processes = first.processes();
    for (const { pid } of processes) if (pid !== postmaster?.pid) process.kill(pid, 'SIGKILL');
    expect(first.postmaster()).toEqual(postmaster);
    const second = await ready();
    expect(await untilGone(processes, 0)).toEqual([]);
    expect(await findMark(second)).toBe(true);
  });

  it.each(['npm', 'the supervisor'])(
    'leaves nothing running when %s alone is killed with kill -9',
    async (who) => {
      const product = await ready('npm');
      const processes = product.processes();
      process.kill(who === 'npm' ? product.pid : (product.state()?.supervisor.pid ?? 0), 'SIGKILL');
      expect(await untilGone(processes, PATIENCE_MS)).toEqual([]);
      await ready('node', product.dataDir, { PORT: String(product.port) });
    },
  );
});
