import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import path from 'node:path';
import process from 'node:process';

const MODULE = path.join(import.meta.dirname, 'end-process.ts');

describe('the end of a process', () => {
  it.each([
    ['with nothing open', ''],
    ['with something left open', 'setInterval(() => undefined, 60_000);'],
  ])('comes with all output and the exit code, %s', async (_case, leftOpen) => {
    const program = `${leftOpen}
      const { endProcess } = await import(${JSON.stringify(MODULE)});
      process.stdout.write('x'.repeat(1_000_000));
      endProcess(3);`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    expect(await text(child.stdout)).toHaveLength(1_000_000);
    expect((await ended)[0]).toBe(3);
  });
});
