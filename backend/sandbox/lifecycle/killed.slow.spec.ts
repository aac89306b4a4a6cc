import process from 'node:process';
import { until, untilEnded } from './launched-product.js';
import { useProducts } from './products.js';

/** The timeout for hanging tests, which do not measure time. */
const PATIENCE_MS = 60_000;

describe('a product with a killed process', () => {
  const { ready, mark, findMark } = useProducts();

  it('recovers from a kill -9 of everything except the database', async () => {
    const first = await ready();
    await mark(first);
    const postmaster = first.postmaster();
    const processes = first.processes();
    for (const { pid } of processes) if (pid !== postmaster?.pid) process.kill(pid, 'SIGKILL');
    expect(first.postmaster()).toEqual(postmaster);
    const second = await ready();
    expect(await untilEnded(processes, 0)).toEqual([]);
    expect(await findMark(second)).toBe(true);
  });

  it.each(['npm', 'the supervisor'])(
    'leaves nothing running when only %s is killed with kill -9',
    async (who) => {
      const product = await ready('npm');
      const processes = product.processes();
      process.kill(who === 'npm' ? product.pid : (product.state()?.supervisor.pid ?? 0), 'SIGKILL');
      expect(await untilEnded(processes, PATIENCE_MS)).toEqual([]);
      await ready('node', product.dataDir, { PORT: String(product.port) });
    },
  );

  it('gives up a server that keeps exiting, and leaves nothing running', async () => {
    const product = await ready();
    const killed = new Set<number>();
    for (let round = 0; round < 6; round += 1) {
      const newcomer = () => {
        const server = product.state()?.processes.at(-1);
        return server === undefined || killed.has(server.pid) ? null : server.pid;
      };
      expect(await until(() => newcomer() !== null, PATIENCE_MS)).toBe(true);
      const pid = newcomer() ?? 0;
      killed.add(pid);
      process.kill(pid, 'SIGKILL');
    }
    const processes = product.processes();
    expect((await product.ended).code).toBe(1);
    expect(product.stderr.match(/it is started again in/g)).toHaveLength(5);
    expect(product.stderr).toContain('The server keeps ending by itself (SIGKILL): it is not started again.');
    expect(await untilEnded(processes, PATIENCE_MS)).toEqual([]);
  });
});
