import { execFileSync } from 'node:child_process';
import { constants, getPriority } from 'node:os';
import process from 'node:process';
import { Logger } from '@nestjs/common';
import { PasswordHasherService } from './password-hasher.service.js';

/** The IDs of the child processes that hash passwords. */
function programs(): number[] {
  const list = execFileSync('ps', ['--ppid', String(process.pid), '-o', 'pid=,args='], {
    encoding: 'utf8',
  });
  return list
    .split('\n')
    .filter((line) => line.includes('password-program'))
    .map((line) => Number.parseInt(line, 10));
}

describe('hashing passwords', () => {
  let hasher: PasswordHasherService;
  beforeAll(() => {
    Logger.overrideLogger(false);
  });
  beforeEach(() => {
    hasher = new PasswordHasherService();
  });
  afterEach(() => hasher.onApplicationShutdown());

  it('runs in a process of lower priority that starts with the first password', async () => {
    expect(programs()).toEqual([]);
    const hash = await hasher.hash('digest', 4);
    expect(await hasher.compare('digest', hash)).toBe(true);
    expect(await hasher.compare('other', hash)).toBe(false);
    const [pid = 0, ...others] = programs();
    expect(others).toEqual([]);
    expect(getPriority(pid)).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
    await hasher.onApplicationShutdown();
    expect(programs()).toEqual([]);
  });

  it('continues if the process is killed', async () => {
    const hash = await hasher.hash('digest', 4);
    const comparing = [1, 2, 3].map(() => hasher.compare('digest', hash));
    for (const pid of programs()) process.kill(pid, 'SIGKILL');
    expect(await Promise.all(comparing)).toEqual([true, true, true]);
  });

  it('does not match an invalid hash', async () => {
    expect(await hasher.compare('digest', 'no hash')).toBe(false);
  });
});
