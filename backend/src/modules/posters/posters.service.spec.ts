import { accountView } from '../../../test/support/account-view.js';
import { ServiceUnavailable } from '../../common/errors/request-errors.js';
import type { DrawingFormat, DrawingPlan } from '../pictures/draw-plan.js';
import { type PictureWorkerService } from '../pictures/picture-worker.service.js';
import { type PictureView } from '../pictures/picture.read-model.js';
import { type PicturesService } from '../pictures/pictures.service.js';
import { type Poster, PostersService } from './posters.service.js';

const pictureOf = (hash: string): PictureView => ({
  ...{ hash, width: 1, height: 1, widths: [1], placeholder: '#fff' },
});
const HANA = accountView({
  ...{ icon: pictureOf('icon'), cover: pictureOf('cover') },
  translations: { ja: null, en: { displayName: 'Hana', introduction: null } },
});

describe('a poster', () => {
  /** The drawings, as texts. */
  let drawn: string[];
  /** The pictures that are read. */
  let read: string[];
  /** Whether the picture process is away. */
  let isAway: boolean;
  let service: PostersService;
  beforeEach(() => {
    [drawn, read, isAway] = [[], [], false];
    service = new PostersService(
      {
        readContent: ({ hash }: PictureView, width: number) => {
          read.push(`${hash} ${width}`);
          return Promise.resolve(null);
        },
      } as unknown as PicturesService,
      {
        draw: (plan: DrawingPlan, format: DrawingFormat) => {
          if (isAway) return Promise.resolve(null);
          drawn.push(`${format} ${JSON.stringify(plan)}`);
          return Promise.resolve({ content: Buffer.from(`drawing ${drawn.length}`) });
        },
      } as unknown as PictureWorkerService,
    );
  });

  const posterWith = (changes: Partial<Poster> = {}): Poster => ({
    ...{ account: HANA, format: 'pdf', language: 'en', address: 'https://hitohira.example/profile/hana' },
    ...changes,
  });

  it('is drawn with the pictures of the page', async () => {
    expect(await service.read(posterWith())).toEqual(Buffer.from('drawing 1'));
    expect(read).toEqual(['icon 640', 'cover 2480']);
  });

  it('is drawn without pictures if there are none', async () => {
    await service.read(posterWith({ account: accountView() }));
    expect([read, drawn.length]).toEqual([[], 1]);
  });

  it('has the name in its language, or else the original one', async () => {
    await service.read(posterWith());
    await service.read(posterWith({ language: 'ja' }));
    expect(drawn[0]).toContain('Hana');
    expect(drawn[1]).toContain('はな');
  });

  it('is drawn once', async () => {
    expect(service.has(posterWith())).toBe(false);
    const both = await Promise.all([service.read(posterWith()), service.read(posterWith())]);
    expect(both).toEqual(Array(2).fill(Buffer.from('drawing 1')));
    expect(service.has(posterWith())).toBe(true);
    expect(await service.read(posterWith({ account: { ...HANA, searchable: false } }))).toEqual(both[0]);
  });

  it.each<[string, Partial<Poster>]>([
    ['format', { format: 'png' }],
    ['language', { language: 'ja' }],
    ['address', { address: 'https://hitohira.example/profile/hanako' }],
    ['display ID', { account: { ...HANA, displayId: 'hanako' } }],
    ['name', { account: { ...HANA, translations: { ja: null, en: null } } }],
    ['icon', { account: { ...HANA, icon: pictureOf('other') } }],
    ['cover', { account: { ...HANA, cover: null } }],
    ['theme', { account: { ...HANA, themeId: HANA.themeId + 1 } }],
  ])('is drawn again with another %s', async (_what, changes) => {
    await service.read(posterWith());
    expect(service.has(posterWith(changes))).toBe(false);
    expect(await service.read(posterWith(changes))).toEqual(Buffer.from('drawing 2'));
  });

  it('is drawn again after a failure', async () => {
    isAway = true;
    await expect(service.read(posterWith())).rejects.toBeInstanceOf(ServiceUnavailable);
    expect(service.has(posterWith())).toBe(false);
    isAway = false;
    expect(await service.read(posterWith())).toEqual(Buffer.from('drawing 1'));
  });

  it('is refused while twenty others wait', async () => {
    const readAt = (index: number) =>
      service.read(posterWith({ address: `https://hitohira.example/${index}` }));
    // The first one is being drawn.
    const admitted = Array.from({ length: 21 }, (_none, index) => readAt(index));
    await expect(readAt(21)).rejects.toBeInstanceOf(ServiceUnavailable);
    await Promise.all(admitted);
    expect(await readAt(21)).toEqual(Buffer.from('drawing 22'));
  });
});
