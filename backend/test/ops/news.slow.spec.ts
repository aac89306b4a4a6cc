import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type EnvironmentSource } from '../../src/config/app-config.js';
import { SWEEP_PICTURES_QUEUE } from '../../src/jobs/queues.js';
import { type NewsListResponse, type NewsResponse } from '../../src/modules/news/dto/news.response.js';
import { runJob } from '../support/jobs.js';
import { askOps, runOps, runOpsProcess } from '../support/ops-command.js';
import { anotherJpeg } from '../support/pictures.js';
import { signUp, type SignedUp } from '../support/sign-up.js';
import { startTestApp, testEnvironment, type TestApp } from '../support/test-app.js';
import { News } from '../../src/modules/news/news.entity.js';
import { NewsRead } from '../../src/modules/news/news-read.entity.js';
import { Picture } from '../../src/modules/pictures/picture.entity.js';
import { PictureFiles } from '../../src/modules/pictures/picture-files.entity.js';

interface NewsHead {
  id: string;
  status: 'draft' | 'scheduled' | 'published';
  publishedAt: string | null;
  revisedAt: string | null;
  imageUrl: string | null;
  titleJa: string | null;
  titleEn: string | null;
}

const JA = '# 春のお知らせ\n\n新しい**テーマ**ができました。\n';
const EN = '# News of spring\n\nThere are new **themes**.\n';

describe('ops news', () => {
  let testApp: TestApp;
  let environment: EnvironmentSource;
  let reader: SignedUp;
  let folder: string;
  beforeAll(async () => {
    testApp = await startTestApp();
    environment = testEnvironment({ DATABASE_URL: testApp.databaseUrl, DATA_DIR: testApp.dataDir });
    reader = await signUp(testApp);
    folder = path.join(testApp.dataDir, 'drafts');
    await mkdir(folder);
  });
  afterAll(() => testApp.stop());
  afterEach(() => testApp.repository(News).deleteAll());

  const ask = <Answer = NewsHead>(argv: string[], stdin = '') =>
    askOps<Answer>(['news', ...argv], environment, stdin);
  const run = (argv: string[], stdin: string | Buffer = '') => runOps(['news', ...argv], environment, stdin);
  const refused = (exit: number, sentence: RegExp) => ({
    exit,
    stdout: '',
    stderr: expect.stringMatching(sentence),
  });
  const file = async (name: string, content: string | Buffer) => {
    const whole = path.join(folder, name);
    await writeFile(whole, content);
    return whole;
  };
  /** A draft in both languages. */
  const draft = async (id: string, ...options: string[]) =>
    ask(['create', '--id', id, '--ja', await file('ja.md', JA), '--en', '-', ...options], EN);
  const read = async (id: string, language = 'en') =>
    (await reader.browser.get(`/api/news/${id}`).set('Accept-Language', language)).body as NewsResponse;
  const readIds = async () =>
    ((await reader.browser.get('/api/news').expect(200)).body as NewsListResponse).results.map(
      ({ contentId }) => contentId,
    );

  it('creates a private draft in both languages, from a file and standard input', async () => {
    expect(await draft('spring')).toEqual({
      id: 'spring',
      status: 'draft',
      publishedAt: null,
      revisedAt: null,
      createdAt: expect.stringMatching(/Z$/),
      imageUrl: null,
      titleJa: '春のお知らせ',
      titleEn: 'News of spring',
    });
    expect(await readIds()).toEqual([]);

    expect(await ask(['publish', 'spring'])).toMatchObject({ status: 'published', revisedAt: null });
    expect(await read('spring', 'ja')).toMatchObject({
      title: '春のお知らせ',
      content: '新しい**テーマ**ができました。',
      readFlag: false,
    });
    expect(await read('spring')).toMatchObject({
      title: 'News of spring',
      content: 'There are new **themes**.',
    });
    const once = await read('spring');
    await ask(['publish', 'spring']);
    expect((await read('spring')).publishedAt).toBe(once.publishedAt);
  });

  it('creates and publishes news in one language, with a generated ID', async () => {
    const { id, status, titleEn } = await ask(['create', '--ja', '-', '--publish'], JA);
    expect(id).toMatch(/^\d{4}-\d\d-\d\d-[0-9a-f]{6}$/);
    expect([status, titleEn]).toEqual(['published', null]);
    expect(await read(id, 'en')).toMatchObject({ title: '春のお知らせ' });
  });

  it('schedules and reschedules news, unless they are published', async () => {
    const { status, publishedAt } = await draft('later', '--at', '2h');
    expect([status, publishedAt]).toEqual(['scheduled', expect.stringMatching(/Z$/)]);
    expect(await readIds()).toEqual([]);
    expect(await ask(['schedule', 'later', '2099-01-01T09:00+09:00'])).toMatchObject({
      status: 'scheduled',
      publishedAt: '2099-01-01T00:00:00.000Z',
    });
    expect((await run(['schedule', 'later', '1d'])).stdout).toMatch(
      /^News later will be published at \S+Z\.\n$/,
    );
    await ask(['publish', 'later']);
    expect(await readIds()).toEqual(['later']);
    expect(await run(['schedule', 'later', '1d'])).toEqual(
      refused(1, /^This news is already published\.\n$/),
    );
  });

  it("revises texts, and shows readers the time of their language's revision", async () => {
    await draft('spring');
    const words = ['revise', 'spring', '--en', '-'];
    expect(await ask(words, '# Spring\n\nAll is new.')).toMatchObject({ titleEn: 'Spring', revisedAt: null });
    await ask(['publish', 'spring']);
    await reader.browser.post('/api/news/spring/history').expect(204);

    expect(await ask<object>([...words, '--dry-run'], '# Summer\n\nHot.')).toEqual({
      dryRun: true,
      id: 'spring',
      replaced: ['en'],
    });
    expect(await read('spring')).toMatchObject({ title: 'Spring', revisedAt: null });
    expect(await ask(words, '# Summer\n\nHot.')).toMatchObject({
      titleEn: 'Summer',
      titleJa: '春のお知らせ',
      revisedAt: expect.stringMatching(/Z$/),
    });
    expect(await read('spring')).toMatchObject({ title: 'Summer', content: 'Hot.', readFlag: true });
    expect((await read('spring')).revisedAt).not.toBeNull();
    for (const dryRun of [[], ['--dry-run']]) {
      expect(await run(['revise', 'spring', ...dryRun])).toEqual(refused(2, /^texts: .+\n$/));
      const unprintable = '# x\n\n\u0007';
      expect(await run([...words, ...dryRun], unprintable)).toEqual(refused(2, /^contentEn: .+\n$/));
    }
  });

  it('adds, replaces and removes a picture', async () => {
    const picture = async (name: string) => file(name, await anotherJpeg());
    await draft('spring', '--publish', '--image', await picture('one.jpg'));
    const first = (await read('spring')).imageUrl ?? '';
    expect(first).toMatch(/^\/media\/[0-9a-f]{64}-\d+\.webp$/);
    await testApp.client.get(first).expect(200).expect('Content-Type', 'image/webp');

    // A dry run decodes the picture, but does not store it.
    const another = await picture('two.jpg');
    const kept = () =>
      testApp.repository(PictureFiles).find({ select: { hash: true }, order: { hash: 'ASC' } });
    const before = await kept();
    expect(await ask<object>(['revise', 'spring', '--image', another, '--dry-run'])).toEqual({
      dryRun: true,
      id: 'spring',
      replaced: ['image'],
    });
    const jpeg = await anotherJpeg(400, 300);
    for (const [name, content] of [
      ['cut.jpg', jpeg.subarray(0, jpeg.length / 2)],
      ['words.jpg', Buffer.from('no picture at all')],
    ] as const) {
      const argv = ['revise', 'spring', '--image', await file(name, content)];
      const really = await run(argv);
      expect(really).toEqual(refused(expect.any(Number) as number, /^image: .+\n$/));
      expect(await run([...argv, '--dry-run'])).toEqual(really);
    }
    expect(await kept()).toEqual(before);
    expect((await read('spring')).imageUrl).toBe(first);

    await ask(['revise', 'spring', '--image', another]);
    const second = (await read('spring')).imageUrl ?? '';
    expect(second).not.toBe(first);
    await testApp.client.get(second).expect(200);
    await testApp.client.get(first).expect(404);
    // A sweep does not delete shown pictures.
    await testApp.repository(PictureFiles).updateAll({ claimedUntil: new Date() });
    await runJob(testApp, SWEEP_PICTURES_QUEUE);
    await testApp.client.get(second).expect(200);

    await ask(['revise', 'spring', '--no-image']);
    expect(await read('spring')).toMatchObject({ imageUrl: null, picture: null });
    await testApp.client.get(second).expect(404);
    expect(await testApp.repository(Picture).find()).toEqual([]);
  });

  it('deletes news with their picture and read marks, with a dry run', async () => {
    await draft('spring', '--publish', '--image', await file('three.jpg', await anotherJpeg()));
    await reader.browser.post('/api/news/spring/history').expect(204);
    expect(await run(['delete', 'spring', '--dry-run'])).toEqual({
      exit: 0,
      stdout: 'Would be deleted: spring, “春のお知らせ”.\n',
      stderr: '',
    });
    expect(await readIds()).toEqual(['spring']);
    expect(await ask<object>(['delete', 'spring'])).toEqual({ dryRun: false, id: 'spring' });
    expect(await readIds()).toEqual([]);
    expect(await testApp.repository(NewsRead).find()).toEqual([]);
    expect(await testApp.repository(Picture).find()).toEqual([]);
  });

  it('lists drafts, scheduled and published news, and prints texts in the input format', async () => {
    expect((await run(['list'])).stdout).toBe('There is no news.\n');
    await draft('one');
    await draft('two', '--at', '1d');
    await draft('three', '--publish');
    const { results, total } = await ask<{ results: NewsHead[]; total: number }>(['list']);
    expect(total).toBe(3);
    expect(results.map(({ id, status }) => [id, status])).toEqual([
      ['three', 'published'],
      ['two', 'scheduled'],
      ['one', 'draft'],
    ]);
    expect((await run(['list'])).stdout).toMatch(
      /^ID +STATUS +PUBLISHED +REVISED +JAPANESE +ENGLISH\nthree +published +\S+Z +- +春のお知らせ +News of spring\n/,
    );
    const { stdout } = await run(['show', 'one']);
    expect(stdout).toMatch(/^id +one\nstatus +draft\n/);
    expect(stdout).toContain(`--- ja ---\n${JA}\n--- en ---\n${EN}`);
    expect(await ask<{ ja: string; en: string }>(['show', 'one'])).toMatchObject({
      id: 'one',
      ja: JA.trim(),
      en: EN.trim(),
    });
  });

  it.each([
    ['news without texts', ['create'], '', 2, /^texts: .+\n$/],
    [
      'news without a title',
      ['create', '--ja', '-'],
      'Words.',
      2,
      /^--ja: the text must begin with "# " and its title\.\n$/,
    ],
    ['news without content', ['create', '--ja', '-'], '# Title', 2, /^contentJa: .+\n$/],
    ['a long title', ['create', '--en', '-'], `# ${'x'.repeat(201)}\n\nx`, 2, /^titleEn: .+\n$/],
    ['a long text', ['create', '--en', '-'], `# x\n\n${'x'.repeat(200_001)}`, 2, /^contentEn: .+\n$/],
    ['control characters', ['create', '--en', '-'], '# x\n\n\u0007', 2, /^contentEn: .+\n$/],
    [
      'another encoding',
      ['create', '--ja', '-'],
      Buffer.from([0x23, 0x20, 0x8f, 0x74]),
      2,
      /^Standard input cannot be read: it is not UTF-8\.\n$/,
    ],
    [
      'one input for both',
      ['create', '--ja', '-', '--en', '-'],
      JA,
      2,
      /^Only one text can come from standard input\.\n$/,
    ],
    ['a missing file', ['create', '--ja', '/nowhere.md'], '', 2, /^\/nowhere\.md cannot be read: .+\n$/],
    ['an ID with spaces', ['create', '--ja', '-', '--id', 'a b'], JA, 2, /^id: .+\n$/],
    ['an ID that is part of the API', ['create', '--ja', '-', '--id', 'unreads'], JA, 2, /^id: .+\n$/],
    [
      'a time in the past',
      ['create', '--ja', '-', '--at', '2020-01-01T00:00Z'],
      JA,
      2,
      /^--at: .+ future\.\n$/,
    ],
    [
      'both a time and --publish',
      ['create', '--ja', '-', '--at', '1d', '--publish'],
      JA,
      2,
      /^Use either --publish or --at\.\n$/,
    ],
    [
      'a file that is not a picture',
      ['create', '--ja', '-', '--image', import.meta.filename],
      JA,
      2,
      /^image: .+\n$/,
    ],
    [
      'a missing picture',
      ['create', '--ja', '-', '--image', '/nowhere.jpg'],
      JA,
      2,
      /^--image: \/nowhere\.jpg cannot be read: .+\n$/,
    ],
    ['a revision of unknown news', ['revise', 'nobody'], '', 3, /^There is no news nobody\.\n$/],
    ['a request for unknown news', ['show', 'nobody'], '', 3, /^There is no news nobody\.\n$/],
    ['the publication of unknown news', ['publish', 'nobody'], '', 3, /^There is no news nobody\.\n$/],
    ['a schedule for unknown news', ['schedule', 'nobody', '1d'], '', 3, /^There is no news nobody\.\n$/],
    [
      'the deletion of unknown news',
      ['delete', 'nobody', '--dry-run'],
      '',
      3,
      /^There is no news nobody\.\n$/,
    ],
  ] as [string, string[], string | Buffer, number, RegExp][])(
    'rejects %s',
    async (_what, argv, stdin, exit, sentence) => {
      expect(await run(argv, stdin)).toEqual(refused(exit, sentence));
      expect(await testApp.repository(News).find()).toEqual([]);
    },
  );

  it('does not overwrite other news', async () => {
    await draft('spring');
    expect(await run(['create', '--ja', '-', '--id', 'spring'], JA)).toEqual(
      refused(1, /^id: News with this id already exists\.\n$/),
    );
  });

  it('reads standard input as a process', async () => {
    const outcome = await runOpsProcess(
      ['news', 'create', '--ja', '-', '--id', 'piped', '--publish'],
      environment,
      JA,
    );
    expect(outcome).toEqual({
      exit: 0,
      stdout: expect.stringMatching(/^News piped was published at \S+Z\.\n$/),
      stderr: '',
    });
    expect(await readIds()).toEqual(['piped']);
  });
});
