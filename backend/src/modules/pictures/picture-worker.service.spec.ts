import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { constants, getPriority, tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { Logger } from '@nestjs/common';
import sharp from 'sharp';
import { picture } from '../../../test/support/pictures.js';
import { ServiceUnavailable } from '../../common/errors/request-errors.js';
import { type PictureProcess, PictureWorkerService, startPictureProcess } from './picture-worker.service.js';

const PLAN = {
  maxPixels: 1_000_000,
  largest: { width: 80, height: 40 },
  widths: [80, 40],
  preview: { width: 80, height: 40 },
  upload: null,
};

const TIMEOUT_MS = 20_000;

/** Whether the pixels of two picture files differ. */
async function picturesDiffer(...files: [string, string]): Promise<boolean> {
  const [one, other] = await Promise.all(files.map((each) => sharp(each).raw().toBuffer()));
  return !one!.equals(other!);
}

describe('the picture process', () => {
  let folder: string;
  let file: string;
  let started: PictureProcess[];
  let worker: PictureWorkerService;
  beforeAll(async () => {
    Logger.overrideLogger(false);
    folder = await mkdtemp(path.join(tmpdir(), 'hitohira-worker-'));
    file = path.join(folder, 'picture.png');
    await picture(80, 40).png().toFile(file);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  beforeEach(() => {
    started = [];
    worker = workerThat(() => startPictureProcess());
  });
  afterEach(() => worker.onApplicationShutdown());

  const workerThat = (start: () => PictureProcess, timeoutMs = TIMEOUT_MS) =>
    new PictureWorkerService(timeoutMs, () => {
      const process = start();
      started.push(process);
      return process;
    });
  const isMade = async (making: ReturnType<PictureWorkerService['make']>) => {
    const { contents = [] } = (await making) ?? {};
    return (
      contents.length === PLAN.widths.length + 1 && contents.every((content) => Buffer.isBuffer(content))
    );
  };

  it('starts with the first picture, stays for the next ones, and ends with the application', async () => {
    expect(started).toEqual([]);
    expect(await worker.inspect(file)).toEqual({ format: 'png', pages: 1, width: 80, height: 40 });
    expect(await isMade(worker.make(file, PLAN))).toBe(true);
    expect(await worker.make(path.join(folder, 'none.png'), PLAN)).toBeNull();
    expect(started).toHaveLength(1);
    await worker.onApplicationShutdown();
    expect(await started[0]!.ended).toBe('SIGKILL');
  });

  it('writes the file without metadata, and says if it cannot', async () => {
    const kept = path.join(folder, 'kept.png');
    const make = (to: string) => worker.make(file, { ...PLAN, upload: { kind: 'png', path: to } });
    const made = await make(kept);
    expect(made).toMatchObject({ uploadBytes: (await stat(kept)).size });
    expect(await picturesDiffer(kept, file)).toBe(false);
    expect(await make(path.join(folder, 'none', 'kept.png'))).toMatchObject({ uploadBytes: null });
    expect(await worker.make(file, PLAN)).toMatchObject({ uploadBytes: 0 });
  });

  it('runs at a lower priority, with each of its threads', async () => {
    await worker.make(file, PLAN);
    const pid = started[0]!.pid!;
    const tasks = `/proc/${pid}/task`;
    const threads = existsSync(tasks) ? readdirSync(tasks).map(Number) : [pid];
    expect(new Set(threads.map(getPriority))).toEqual(new Set([constants.priority.PRIORITY_BELOW_NORMAL]));
  });

  it('continues its work on a signal to the process group', async () => {
    await worker.inspect(file);
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.kill(started[0]!.pid!, signal);
    expect(await isMade(worker.make(file, PLAN))).toBe(true);
    expect(started).toHaveLength(1);
  });

  it('is restarted after it has ended, and loses no picture', async () => {
    const making = [worker.make(file, PLAN), worker.make(file, PLAN), worker.make(file, PLAN)];
    started[0]!.kill();
    expect(await Promise.all(making.map(isMade))).toEqual([true, true, true]);
    expect(started).toHaveLength(2);
    started[1]!.kill();
    await started[1]!.ended;
    expect(await isMade(worker.make(file, PLAN))).toBe(true);
    expect(started).toHaveLength(3);
  });

  it('is not restarted endlessly for one picture', async () => {
    const doomed = workerThat(() => {
      const process = startPictureProcess();
      process.kill();
      return process;
    });
    await expect(doomed.make(file, PLAN)).rejects.toBeInstanceOf(ServiceUnavailable);
    expect(started).toHaveLength(2);
  });

  it('is not started again once the application has stopped', async () => {
    const making = worker.make(file, PLAN);
    const failing = expect(making).rejects.toBeInstanceOf(ServiceUnavailable);
    await worker.onApplicationShutdown();
    await failing;
    await expect(worker.make(file, PLAN)).rejects.toBeInstanceOf(ServiceUnavailable);
    expect(started).toHaveLength(1);
  });

  it('is killed if a picture takes too long; other pictures are retried', async () => {
    const impatient = workerThat(() => startPictureProcess(), 1);
    await expect(impatient.make(file, PLAN)).rejects.toBeInstanceOf(ServiceUnavailable);
    expect(await started[0]!.ended).toBe('SIGKILL');
    const hurried = startPictureProcess();
    const [late, along] = [
      hurried.ask({ make: { path: file, ...PLAN } }, 1),
      hurried.ask({ make: { path: file, ...PLAN } }, TIMEOUT_MS),
    ];
    await expect(late).rejects.toThrow('took too long');
    await expect(along).rejects.toThrow('ended');
  });
});
