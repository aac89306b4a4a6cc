import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '../../../test/support/eventually.js';
import { ServiceUnavailable } from '../../common/errors/request-errors.js';
import { UploadedFile } from '../../common/http/uploaded-file.js';
import { PictureProcessingService } from './picture-processing.service.js';
import { type PictureContents, type PictureHead } from './picture-program.js';
import { PictureWorkerService } from './picture-worker.service.js';

const MADE: PictureContents = {
  contents: [Buffer.from('a'), Buffer.from('b')],
  uploadBytes: 0,
  hash: 'f',
  placeholder: '#000000',
};

/** Takes the size of each file from its name, and processes it until the test finishes it. */
class HeldWorker extends PictureWorkerService {
  /** The files whose processing has begun, in order. */
  readonly begun: string[] = [];
  inspected = 0;
  private held = true;
  private readonly pending = new Map<string, (result: PictureContents) => void>();

  override inspect(file: string): Promise<PictureHead> {
    this.inspected += 1;
    const [width = 0, height = 0] = path.basename(file).split(/\D/).map(Number);
    return Promise.resolve({ format: 'jpeg', pages: 1, width, height });
  }

  override make(file: string): Promise<PictureContents> {
    this.begun.push(path.basename(file));
    if (!this.held) return Promise.resolve(MADE);
    return new Promise((resolve) => this.pending.set(path.basename(file), resolve));
  }

  /** Finishes a file. */
  finish(name: string, made = MADE): void {
    this.pending.get(name)?.(made);
  }

  /** Finishes all files, including later ones. */
  finishAll(): void {
    this.held = false;
    for (const finish of this.pending.values()) finish(MADE);
  }
}

describe('concurrent uploads of pictures', () => {
  let folder: string;
  let worker: HeldWorker;
  let processing: PictureProcessingService;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'hitohira-pictures-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  beforeEach(() => {
    worker = new HeldWorker();
    processing = new PictureProcessingService(worker);
  });

  /** Sends a picture and returns the outcome. */
  const send = async (name: string) => {
    const file = path.join(folder, name);
    await writeFile(file, Buffer.from('ffd8ffe0', 'hex'));
    return processing.make(new UploadedFile('icon', file, 4), null).then(
      () => 'made',
      (error: unknown) => error,
    );
  };
  const begun = (...names: string[]) =>
    eventually(() => {
      expect(worker.begun).toEqual(names);
      return true;
    });

  it('are processed two at a time, in order of arrival', async () => {
    const sent = [];
    for (const [index, name] of ['10x1.jpg', '10x2.jpg', '10x3.jpg'].entries()) {
      sent.push(send(name));
      if (index < 2) await begun(...['10x1.jpg', '10x2.jpg'].slice(0, index + 1));
    }
    await begun('10x1.jpg', '10x2.jpg');
    worker.finish('10x2.jpg');
    await begun('10x1.jpg', '10x2.jpg', '10x3.jpg');
    for (const name of ['10x1.jpg', '10x3.jpg']) worker.finish(name);
    expect(await Promise.all(sent)).toEqual(['made', 'made', 'made']);
  });

  it('are rejected while sixty are waiting, and accepted again afterwards', async () => {
    const sent = Array.from({ length: 62 }, (_, index) => send(`10x${index + 1}.jpg`));
    await eventually(() => worker.inspected === 62);
    expect(await send('10x63.jpg')).toBeInstanceOf(ServiceUnavailable);
    worker.finish(worker.begun[0] ?? '');
    await eventually(() => worker.begun.length === 3);
    sent.push(send('10x64.jpg'));
    await eventually(() => worker.inspected === 64);
    expect(await send('10x65.jpg')).toBeInstanceOf(ServiceUnavailable);
    worker.finishAll();
    expect(await Promise.all(sent)).toEqual(Array(63).fill('made'));
    expect(await send('10x66.jpg')).toBe('made');
  });

  it('are processed one at a time if large; small ones overtake waiting large ones', async () => {
    const sent = [send('8000x2001.jpg')];
    await begun('8000x2001.jpg');
    sent.push(send('8000x2002.jpg'), send('4000x4000.jpg'));
    await begun('8000x2001.jpg', '4000x4000.jpg');
    worker.finish('4000x4000.jpg');
    sent.push(send('10x1.jpg'));
    await begun('8000x2001.jpg', '4000x4000.jpg', '10x1.jpg');
    worker.finish('8000x2001.jpg');
    await begun('8000x2001.jpg', '4000x4000.jpg', '10x1.jpg', '8000x2002.jpg');
    worker.finish('10x1.jpg');
    worker.finish('8000x2002.jpg');
    expect(await Promise.all(sent)).toEqual(Array(4).fill('made'));
  });

  it('are not blamed if there is no room for the file itself', async () => {
    const sent = send('10x1.jpg');
    await begun('10x1.jpg');
    worker.finish('10x1.jpg', { ...MADE, uploadBytes: null });
    expect(await sent).toBeInstanceOf(ServiceUnavailable);
  });
});
