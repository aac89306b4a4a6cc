import { randomInt } from 'node:crypto';
import { watch } from 'node:fs';
import { readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import path from 'node:path';
import { cookieHeader, cookiesOf } from '../../../test/support/cookies.js';
import { eventually } from '../../../test/support/eventually.js';
import { failureIn } from '../../../test/support/failures.js';
import { anotherJpeg } from '../../../test/support/pictures.js';
import { sendRaw } from '../../../test/support/raw-http.js';
import { signUp, type SignedUp } from '../../../test/support/sign-up.js';
import { PUBLIC_URL, startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { FILE_LIMITS } from '../rules/sent-file.js';
import { deleteAbandonedUploads, makeUploadFolder } from './upload-folder.js';

const BOUNDARY = 'a-boundary';
const ICON = 'name="icon"; filename="face.jpg"';

/** A raw form of parts with disposition and content. */
function form(parts: [disposition: string, content: string | Buffer][], end = `--${BOUNDARY}--\r\n`): Buffer {
  return Buffer.concat([
    ...parts.flatMap(([disposition, content]) => [
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(end),
  ]);
}

/** Records the files written to the upload folder from now on. */
function watchUploads({ dataDir }: TestApp) {
  const seen: string[] = [];
  const watcher = watch(makeUploadFolder(dataDir), (_event, name) => seen.push(String(name)));
  return { seen, stop: () => watcher.close() };
}

const EVERY_FIELD = [
  'displayId',
  'displayName',
  'introduction',
  'translations',
  'formatType',
  'headerType',
  'themeId',
  'imageFileName',
  'linkswitchPid',
  'mylinkPid',
  'mylinkSid',
  'optout',
];

describe('forms with files', () => {
  let testApp: TestApp;
  let person: SignedUp;
  let face: Buffer;
  beforeAll(async () => {
    testApp = await startTestApp({ THROTTLE_UPLOAD_LIMIT: '100000' });
    person = await signUp(testApp);
    face = await anotherJpeg();
  });
  afterAll(() => testApp.stop());

  const pendingUploads = async () =>
    (await readdir(path.join(testApp.dataDir, 'uploads')).catch(() => [])).sort();
  const noUploadIsLeft = () =>
    eventually(async () => (await pendingUploads()).length === 0, 'uploads to be deleted');
  afterEach(noUploadIsLeft);

  const post = (body: Buffer, contentType = `multipart/form-data; boundary=${BOUNDARY}`) =>
    person.browser.patch('/api/accounts/me').set('Content-Type', contentType).send(body);
  const head = (length: number | 'chunked', cookies = cookieHeader(cookiesOf(person.browser))) =>
    [
      'PATCH /api/accounts/me HTTP/1.1',
      'Host: localhost',
      `Origin: ${PUBLIC_URL}`,
      `Cookie: ${cookies}`,
      `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
      length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`,
      '\r\n',
    ].join('\r\n');

  it('are parsed with fields and files', async () => {
    const body = form([
      ['name="displayName"', 'まえ'],
      [ICON, face],
      ['name="introduction"', 'あと'],
    ]);
    const answer = await post(body).expect(200);
    expect(answer.body).toMatchObject({
      displayName: 'まえ',
      introduction: 'あと',
      icon: expect.any(String),
    });
  });

  it('treat empty fields as missing', async () => {
    const read = async () => (await person.browser.get('/api/accounts/me').expect(200)).body as object;
    const before = await read();
    const answer = await post(
      form([
        ...EVERY_FIELD.map((name): [string, string] => [`name="${name}"`, '']),
        ['name="categories[0]"', ''],
        ['name="icon"; filename=""', ''],
        ['name="cover"; filename=""', ''],
      ]),
    );
    expect([answer.status, await read()]).toEqual([200, before]);
  });

  const many = (count: number) =>
    form(Array.from({ length: count }, (_, index) => [`name="displayName${index}"`, 'x']));
  it.each<[string, Buffer, string?]>([
    ['1,000 parts', many(1000)],
    ['10,000 parts', many(10_000)],
    ['a name of depth 100', form([[`name="a${'[b]'.repeat(100)}"`, 'x']])],
    ['a name of depth 3', form([['name="a[b][c][d]"', 'x']])],
    ['a list with a huge index', form([['name="items[9000000][url]"', 'x']])],
    [
      'a list that is also an object',
      form([
        ['name="items[4294967294]"', 'x'],
        ['name="items[x]"', 'x'],
      ]),
    ],
    ['a name of 10 kB', form([[`name="${'a'.repeat(10_000)}"`, 'x']])],
    ['an empty name', form([['name=""', 'x']])],
    ['no name', form([['filename="x"', 'x']])],
    [
      'a field twice',
      form([
        ['name="displayName"', 'x'],
        ['name="displayName"', 'y'],
      ]),
    ],
    [
      'a file twice',
      form([
        [ICON, 'x'],
        [ICON, 'y'],
      ]),
    ],
    [
      'a field that is also a file',
      form([
        ['name="icon"', 'x'],
        [ICON, 'y'],
      ]),
    ],
    ['a text of 20 kB', form([['name="displayName"', 'x'.repeat(20_001)]])],
    ['no boundary', form([[ICON, 'x']]), 'multipart/form-data'],
    ['another boundary', form([[ICON, 'x']]), 'multipart/form-data; boundary=another'],
    ['no last boundary', form([[ICON, 'x']], '')],
    ['a name with a prototype key', form([['name="__proto__[icon]"', 'x']])],
    ['a name with a constructor key', form([['name="constructor[prototype][x]"', 'x']])],
    ['endless headers', Buffer.from(`--${BOUNDARY}\r\nX: ${'x'.repeat(100_000)}`)],
    ['U+0000 in the name of a file', form([['name="icon"; filename="a\u0000.jpg"', 'x']])],
    ['U+0000 in a name', form([['name="icon\u0000"; filename="x.jpg"', 'x']])],
  ])(
    'are rejected with %s, without affecting the next one',
    async (...[, body, type]: [string, Buffer, string?]) => {
      const before = await person.browser.get('/api/accounts/me').expect(200);
      const answer = await post(body, type);
      expect([400, 413]).toContain(answer.status);
      expect(failureIn(answer).errors.length).toBeGreaterThan(0);
      await noUploadIsLeft();
      expect((await person.browser.get('/api/accounts/me').expect(200)).body).toEqual(before.body);
      await post(form([[ICON, face]])).expect(200);
    },
  );

  it.each(['nickname', 'icon[0]', 'details[0][image]', 'accountId', 'passwordHash'])(
    'cannot send files in other fields: %s',
    async (field) => {
      const answer = await post(form([[`name="${field}"; filename="face.jpg"`, face]])).expect(400);
      expect(failureIn(answer).errors[0]).toMatchObject({ field, errorCode: 'unknownField' });
    },
  );

  it.each([
    '../../x.jpg',
    '/etc/passwd',
    'C:\\\\windows\\\\x.jpg',
    `${'n'.repeat(300)}.jpg`,
    'con.jpg',
    '\u202egpj.exe',
    '🌸.jpg',
    'a.jpg.php',
    '.htaccess',
  ])('store files by content, whatever their name: %j', async (filename) => {
    const { body } = await post(form([[`name="icon"; filename="${filename}"`, face]])).expect(200);
    expect((body as { icon: string }).icon).toMatch(/^\/media\/[0-9a-f]{64}-\d+\.webp$/);
    const top = await readdir(testApp.dataDir);
    expect(top.sort()).toEqual(['media', 'uploads']);
    for (const file of await readdir(path.join(testApp.dataDir, 'media'), { recursive: true }))
      expect(file).toMatch(/^(?:\.incoming|[0-9a-f]{2}(?:\/[0-9a-f]{64}(?:-\d+\.webp|(?:-upload)?\.jpg))?)$/);
  });

  it('are rejected by operations without forms, as are other encodings', async () => {
    const body = form([['name="displayName"', 'x']]);
    for (const address of ['/api/auth/login', '/api/accounts', '/api/accounts/edit-validation']) {
      const answer = await person.browser
        .post(address)
        .set('Content-Type', `multipart/form-data; boundary=${BOUNDARY}`)
        .send(body);
      expect([address, answer.status]).toEqual([address, 415]);
    }
    for (const type of ['multipart/mixed; boundary=x', 'application/x-www-form-urlencoded', 'image/jpeg'])
      expect((await post(body, type)).status).toBe(415);
  });

  it('are rejected before anything is stored without a session or from other sites', async () => {
    const body = form([[ICON, Buffer.alloc(FILE_LIMITS.maxBytes)]]);
    const { seen, stop } = watchUploads(testApp);
    const send = (cookies: string, origin = PUBLIC_URL) =>
      testApp.client
        .patch('/api/accounts/me')
        .set('Content-Type', `multipart/form-data; boundary=${BOUNDARY}`)
        .set('Origin', origin)
        .set('Cookie', cookies)
        .send(body);
    expect((await send('')).status).toBe(401);
    expect((await send('accessToken=forged')).status).toBe(401);
    expect((await send(cookieHeader(cookiesOf(person.browser)), 'https://evil.example')).status).toBe(403);
    expect(seen).toEqual([]);
    // The watcher does see accepted uploads.
    await send(cookieHeader(cookiesOf(person.browser)));
    await eventually(() => seen.length > 0, 'an upload');
    stop();
  });

  it('that arrive slowly are rejected at once without a session or from other sites', async () => {
    const { seen, stop } = watchUploads(testApp);
    const beginning = form([[ICON, Buffer.alloc(1000)]], '');
    for (const cookies of ['', 'accessToken=forged']) {
      // Announces the full length, but sends only the beginning.
      const answer = await sendRaw(
        testApp.url,
        Buffer.concat([Buffer.from(head(FILE_LIMITS.maxBytes, cookies)), beginning]),
      );
      expect(answer.status).toBe(401);
    }
    expect(seen).toEqual([]);
    stop();
  });

  it.each([10_737_418_240, 60_000_000])('of %i bytes are rejected before they are read', async (length) => {
    const answer = await sendRaw(testApp.url, head(length) + `--${BOUNDARY}\r\n`);
    expect(answer.status).toBe(413);
  });

  it('without a length are rejected once they are too long', async () => {
    const chunk = Buffer.alloc(1_000_000, 'x');
    const part = `--${BOUNDARY}\r\nContent-Disposition: form-data; ${ICON}\r\n\r\n`;
    const sendForever = async () => {
      const socket = connect(Number(new URL(testApp.url).port), '127.0.0.1');
      let received = '';
      socket.on('data', (data: Buffer) => (received += data.toString('latin1')));
      socket.on('error', () => undefined);
      socket.write(`${head('chunked')}${part.length.toString(16)}\r\n${part}\r\n`);
      for (let sent = 0; sent < 60 && received === '' && !socket.destroyed; sent += 1) {
        socket.write(`${chunk.length.toString(16)}\r\n`);
        socket.write(chunk);
        if (!socket.write('\r\n')) await sleep(20);
      }
      await eventually(() => received !== '' || socket.destroyed, 'an answer or the end');
      socket.destroy();
      return received === '' ? null : received;
    };
    // While the client still sends, the connection may close before the answer arrives.
    const received = await eventually(sendForever, 'an answer');
    expect(received).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('that are aborted leave nothing behind', async () => {
    const body = Buffer.concat([Buffer.from(head(face.length + 400)), form([[ICON, face]])]);
    for (let round = 0; round < 50; round += 1) {
      await Promise.all(
        Array.from({ length: 10 }, async () => {
          const socket = connect(Number(new URL(testApp.url).port), '127.0.0.1');
          socket.on('error', () => undefined);
          await new Promise((resolve) => socket.write(body.subarray(0, randomInt(1, body.length)), resolve));
          socket.destroy();
        }),
      );
    }
    await noUploadIsLeft();
    await person.browser.get('/api/accounts/me').expect(200);
    const errors = testApp.log.filter(({ level }) => level === 'error');
    expect(errors).toEqual([]);
  });

  it('left by a crashed process are deleted after an hour', async () => {
    const folder = path.join(testApp.dataDir, 'uploads');
    const [old, fresh] = [path.join(folder, 'old'), path.join(folder, 'fresh')];
    for (const file of [old, fresh]) await writeFile(file, 'half');
    const hoursAgo = new Date(Date.now() - 2 * 3_600_000);
    await utimes(old, hoursAgo, hoursAgo);
    await deleteAbandonedUploads(testApp.dataDir);
    expect(await pendingUploads()).toEqual(['fresh']);
    await utimes(fresh, hoursAgo, hoursAgo);
    await deleteAbandonedUploads(testApp.dataDir);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });
});

describe('the upload throttle', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp({ THROTTLE_UPLOAD_LIMIT: '3' });
  });
  afterAll(() => testApp.stop());

  it('counts uploads, not other changes', async () => {
    const [person, other] = [await signUp(testApp), await signUp(testApp)];
    const upload = ({ browser }: SignedUp) =>
      anotherJpeg().then((content) => browser.patch('/api/accounts/me').attach('icon', content, 'x.jpg'));
    for (let time = 1; time <= 3; time += 1) expect((await upload(person)).status).toBe(200);
    const before = await person.browser.get('/api/accounts/me').expect(200);
    await eventually(async () => (await readdir(path.join(testApp.dataDir, 'uploads'))).length === 0);
    const { seen, stop } = watchUploads(testApp);
    for (const content of [await anotherJpeg(), Buffer.alloc(FILE_LIMITS.maxBytes)]) {
      const answer = await person.browser.patch('/api/accounts/me').attach('icon', content, 'x.jpg');
      expect([answer.status, answer.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    }
    expect(seen).toEqual([]);
    stop();
    expect((await person.browser.get('/api/accounts/me').expect(200)).body).toEqual(before.body);
    for (let time = 1; time <= 5; time += 1)
      await person.browser
        .patch('/api/accounts/me')
        .send({ introduction: String(time) })
        .expect(200);
    expect((await upload(other)).status).toBe(200);
  });

  it('does not count forms without files or with empty file fields', async () => {
    const { browser } = await signUp(testApp);
    const send = (parts: Parameters<typeof form>[0]) =>
      browser
        .patch('/api/accounts/me')
        .set('Content-Type', `multipart/form-data; boundary=${BOUNDARY}`)
        .send(form(parts));
    for (let time = 1; time <= 5; time += 1) {
      await browser.post('/api/links').field('linkTypeId', '1').field('details[0][title]', 'a').expect(201);
      await send([
        ['name="introduction"', String(time)],
        ['name="icon"; filename=""', ''],
      ]).expect(200);
    }
    const face = await anotherJpeg();
    for (let time = 1; time <= 3; time += 1) await send([[ICON, face]]).expect(200);
    await send([[ICON, face]]).expect(429);
    await send([['name="introduction"', 'goes on']]).expect(200);
  });
});
