import { readdir, utimes, writeFile } from 'node:fs/promises';
import { get, type Server } from 'node:http';
import path from 'node:path';
import { eventually } from '../../../test/support/eventually.js';
import { failureIn } from '../../../test/support/failures.js';
import { runJob } from '../../../test/support/jobs.js';
import { claimsRunOut, storedFiles, sweepPictures } from '../../../test/support/picture-files.js';
import { anotherJpeg } from '../../../test/support/pictures.js';
import { S3Server } from '../../../test/support/s3-server.js';
import { signUp, type SignedUp } from '../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { UploadedFile } from '../../common/http/uploaded-file.js';
import { TransactionsService } from '../../database/transactions.service.js';
import { FIND_ORPHANS_QUEUE, PURGE_ACCOUNTS_QUEUE, SWEEP_PICTURES_QUEUE } from '../../jobs/queues.js';
import { MediaStoreService, type StoredFile } from '../../storage/media-store.service.js';
import { type OwnAccountResponse } from '../accounts/dto/own-account.response.js';
import { PicturesRepository } from './pictures.repository.js';
import { PicturesService, type TakenPicture } from './pictures.service.js';
import { Account } from '../accounts/account.entity.js';
import { Picture } from './picture.entity.js';
import { PictureFiles } from './picture-files.entity.js';
import { In, IsNull, Not } from 'typeorm';
import { ago } from '../../../test/support/times.js';

const WITHDRAWAL = { reasonId: 2 };

/** The number of successive icon changes. */
const ICONS = 10;

describe.each(['disk', 'S3'])('picture files, stored in %s', (kind) => {
  let s3: S3Server | null;
  let testApp: TestApp;
  beforeAll(async () => {
    s3 = kind === 'S3' ? await S3Server.start() : null;
    testApp = await startTestApp({
      THROTTLE_UPLOAD_LIMIT: '100000',
      MEDIA_QUOTA_MB: '1',
      ...s3?.environment,
    });
  });
  afterAll(async () => {
    await testApp.stop();
    await s3?.stop();
  });
  beforeEach(async () => {
    // Removes the files of the previous test.
    await sweep();
  });

  const store = () => testApp.app.get(MediaStoreService, { strict: false });
  const stored = () => storedFiles(testApp);
  /** The files according to the database. */
  const recorded = async () => {
    const pictures = await testApp.repository(Picture).find();
    const hash = In(pictures.map((picture) => picture.hash));
    return (await testApp.repository(PictureFiles).findBy({ hash }))
      .flatMap(({ hash, widths, upload }) => [
        ...[`${hash}.jpg`, ...widths.map((width) => `${hash}-${width}.webp`)],
        ...(upload === 'jpeg' ? [`${hash}-upload.jpg`] : []),
      ])
      .sort();
  };
  const timePasses = () => claimsRunOut(testApp);
  const sweep = () => sweepPictures(testApp);
  const setIcon = async ({ browser }: SignedUp, content?: Buffer) => {
    const { body } = await browser
      .patch('/api/accounts/me')
      .attach('icon', content ?? (await anotherJpeg()), 'face.jpg')
      .expect(200);
    return (body as OwnAccountResponse).icon!;
  };
  const writeUpload = async (content: Buffer) => {
    const file = path.join(testApp.dataDir, 'sent.jpg');
    await writeFile(file, content);
    return new UploadedFile('icon', file, content.length);
  };

  it(`match the database after ${ICONS} icons`, async () => {
    const person = await signUp(testApp);
    const others = await signUp(testApp);
    const kept = await setIcon(others);
    for (let round = 0; round < ICONS; round += 1) await setIcon(person);
    await sweep();
    expect(await stored()).toEqual(await recorded());
    expect(await testApp.repository(Picture).findBy({ accountId: person.account.accountId })).toHaveLength(1);
    await testApp.client.get(kept).expect(200);
    await person.browser.patch('/api/accounts/me').send({ icon: null }).expect(200);
    await sweep();
    expect(await stored()).toEqual(await recorded());
    expect(await testApp.repository(Picture).findBy({ accountId: person.account.accountId })).toEqual([]);
    expect(await testApp.repository(PictureFiles).findBy({ claimedUntil: Not(IsNull()) })).toEqual([]);
  });

  it('are shared by all uses of the same picture, and deleted with the last one', async () => {
    const content = await anotherJpeg();
    const [one, other] = [await signUp(testApp), await signUp(testApp)];
    const icon = await setIcon(one, content);
    expect(await setIcon(other, content)).toBe(icon);
    await one.browser.patch('/api/accounts/me').send({ icon: null }).expect(200);
    await sweep();
    await testApp.client.get(icon).expect(200);
    await other.browser.patch('/api/accounts/me').send({ icon: null }).expect(200);
    await testApp.client.get(icon).expect(404);
    await sweep();
    expect(await stored()).toEqual(await recorded());
  });

  it('are kept until they are used, and deleted if they never are', async () => {
    const { account } = await signUp(testApp);
    const pictures = testApp.app.get(PicturesService, { strict: false });
    const taken = await pictures.take(account.accountId, await writeUpload(await anotherJpeg()));
    await runJob(testApp, SWEEP_PICTURES_QUEUE);
    expect((await stored()).filter((name) => name.startsWith(taken.hash))).toHaveLength(3);
    // Unused pictures are not served.
    await testApp.client.get(`/media/${taken.hash}.jpg`).expect(404);
    await sweep();
    expect((await stored()).filter((name) => name.startsWith(taken.hash))).toEqual([]);
    const keep = testApp.app.get(TransactionsService).run((tx) => pictures.keep(tx, taken));
    await expect(keep).rejects.toMatchObject({ spec: { status: 503 } });
  });

  it('are written again if they are swept while the same picture is uploaded', async () => {
    const [person, content] = [await signUp(testApp), await anotherJpeg()];
    for (let round = 0; round < 5; round += 1) {
      const icon = await setIcon(person, content);
      await person.browser.patch('/api/accounts/me').send({ icon: null }).expect(200);
      await timePasses();
      const [again] = await Promise.all([setIcon(person, content), runJob(testApp, SWEEP_PICTURES_QUEUE)]);
      expect(again).toBe(icon);
      expect(await stored()).toEqual(expect.arrayContaining(await recorded()));
      await testApp.client.get(again).expect(200);
    }
  });

  it('are swept if the database fails in between, without partial changes', async () => {
    const person = await signUp(testApp);
    const icon = await setIcon(person);
    await testApp.sql('ALTER TABLE pictures RENAME TO lost_pictures');
    try {
      await person.browser
        .patch('/api/accounts/me')
        .attach('icon', await anotherJpeg(), 'face.jpg')
        .expect(500);
    } finally {
      await testApp.sql('ALTER TABLE lost_pictures RENAME TO pictures');
    }
    expect((await person.browser.get('/api/accounts/me').expect(200)).body).toMatchObject({ icon });
    await sweep();
    expect(await stored()).toEqual(await recorded());
    expect(await readdir(path.join(testApp.dataDir, 'uploads'))).toEqual([]);
  });

  it('of several fields are stored together: if one is rejected, none is kept', async () => {
    const person = await signUp(testApp);
    for (const [field, value] of [
      ['displayId', 'admin'],
      ['displayName', ' '],
      ['nickname', 'x'],
    ] as const) {
      await person.browser
        .patch('/api/accounts/me')
        .attach('icon', await anotherJpeg(), 'face.jpg')
        .field(field, value)
        .expect(400);
    }
    await sweep();
    expect(await stored()).toEqual(await recorded());
    expect((await person.browser.get('/api/accounts/me').expect(200)).body).toMatchObject({ icon: null });
  });

  it('are hidden, restored and erased with their owner', async () => {
    const person = await signUp(testApp);
    const icon = await setIcon(person);
    await person.browser.delete('/api/accounts/me').send(WITHDRAWAL).expect(204);
    await testApp.client.get(icon).expect(404);
    await sweep();
    const { text = '' } = await testApp.mail.newest(person.input.email, 2);
    const token = /\/restore\?token=([\w-]{43})$/m.exec(text)?.[1] ?? '';
    await testApp.client.post('/api/accounts/restore').send({ token }).expect(204);
    await testApp.client.get(icon).expect(200);
    const shown = await testApp.client.get(`/api/accounts/${person.account.displayId}`).expect(200);
    expect(shown.body).toMatchObject({ icon });

    await testApp
      .repository(Account)
      .update(person.account.accountId, { withdrawnAt: ago({ days: 30 }), emailKey: null });
    await runJob(testApp, PURGE_ACCOUNTS_QUEUE);
    await sweep();
    expect(await testApp.repository(Picture).findBy({ accountId: person.account.accountId })).toEqual([]);
    expect(await stored()).toEqual(await recorded());
  });

  it('are closed if the client disconnects before one is opened', async () => {
    const icon = await setIcon(await signUp(testApp));
    const files = store();
    const open = files.open.bind(files);
    const [asked, left] = [Promise.withResolvers<string>(), Promise.withResolvers<undefined>()];
    const opened: (StoredFile | null)[] = [];
    const server: Server = testApp.app.getHttpServer();
    server.prependOnceListener('request', (_request, response) => {
      response.once('close', () => left.resolve(undefined));
    });
    files.open = async (name) => {
      asked.resolve(name);
      await left.promise;
      opened.push(await open(name));
      return opened[0] ?? null;
    };
    try {
      const request = get(`${testApp.url}${icon}`).on('error', () => undefined);
      await asked.promise;
      request.destroy();
      await eventually(() => opened[0]?.stream.destroyed, 'the file to be closed');
    } finally {
      files.open = open;
    }
  });

  it('of a suspended account are not served', async () => {
    const person = await signUp(testApp);
    const icon = await setIcon(person);
    const { accountId } = person.account;
    await testApp.repository(Account).update(accountId, { suspendedAt: new Date() });
    await testApp.client.get(icon).expect(404);
    await testApp.repository(Account).update(accountId, { suspendedAt: null });
    await testApp.client.get(icon).expect(200);
  });

  it('respect the quota of the account, even with concurrent requests; replaced ones do not count', async () => {
    const person = await signUp(testApp);
    const pictures = testApp.app.get(PicturesService, { strict: false });
    const { accountId } = person.account;
    const keep = (picture: TakenPicture) =>
      testApp.app.get(TransactionsService).run((tx) => pictures.keep(tx, picture));
    const taken: TakenPicture[] = [];
    for (let count = 0; count < 6; count += 1) {
      taken.push(await pictures.take(accountId, await writeUpload(await anotherJpeg())));
    }
    const hashes = taken.map(({ hash }) => hash);
    // Two of them fit into the quota of one megabyte.
    await testApp.repository(PictureFiles).update({ hash: In(hashes) }, { bytes: 400000 });
    const outcomes = await Promise.allSettled(taken.map(keep));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    for (const outcome of outcomes.filter(({ status }) => status === 'rejected')) {
      expect(outcome).toMatchObject({ reason: { spec: { status: 413, code: 'storageFull' } } });
    }
    // Another use of the same picture shares its files.
    const place = outcomes.findIndex(({ status }) => status === 'fulfilled');
    await keep(taken[place]!);
    await testApp.repository(PictureFiles).update({ hash: In(hashes) }, { bytes: 500000 });
    const answer = await person.browser
      .patch('/api/accounts/me')
      .attach('icon', await anotherJpeg(), 'face.jpg')
      .expect(413);
    expect(failureIn(answer).errors[0]).toMatchObject({ errorCode: 'storageFull', field: 'icon' });
    const uses = await testApp.repository(Picture).findBy({ accountId });
    const once = uses.find(({ hash }) => uses.filter((other) => other.hash === hash).length === 1);
    await testApp.repository(Account).update(accountId, { iconId: once!.id });
    await setIcon(person);
  });

  it('without a row are deleted after a day', async () => {
    const hash = 'f'.repeat(64);
    const names = ['-160.webp', '-40.webp', '.jpg', '-upload.png'].map((end) => `${hash}${end}`);
    names.push('notes.txt');
    for (const name of names) await store().put(name, Buffer.from('lost'), 'image/webp');
    const person = await signUp(testApp);
    const icon = await setIcon(person);
    await runJob(testApp, FIND_ORPHANS_QUEUE);
    await sweep();
    expect(await stored()).toEqual(expect.arrayContaining(names));
    if (kind === 'S3') return;
    const daysAgo = new Date(Date.now() - 2 * 86_400_000);
    for (const name of await stored())
      await utimes(path.join(testApp.dataDir, 'media', name.slice(0, 2), name), daysAgo, daysAgo);
    await runJob(testApp, FIND_ORPHANS_QUEUE);
    await sweep();
    // Files with other names are kept.
    expect(await stored()).toEqual([...(await recorded()), 'notes.txt'].sort());
    await testApp.client.get(icon).expect(200);
    await store().delete(['notes.txt']);
  });

  it('that were found without a row are completed when their picture is uploaded again', async () => {
    const [person, content] = [await signUp(testApp), await anotherJpeg()];
    const icon = await setIcon(person, content);
    const hash = /[0-9a-f]{64}/.exec(icon)![0];
    const known = () =>
      testApp.repository(PictureFiles).find({
        select: { width: true, height: true, widths: true, upload: true, placeholder: true, bytes: true },
        where: { hash },
      });
    const before = await known();
    await person.browser.patch('/api/accounts/me').send({ icon: null }).expect(200);
    // As recorded by a sweep after a backup of the database is restored.
    await testApp.repository(PictureFiles).delete({ hash });
    await testApp.app.get(PicturesRepository, { strict: false }).adopt({ hash, widths: [160], upload: null });
    await setIcon(person, content);
    expect(await known()).toEqual(before);
  });
});

describe('picture files, while S3 is unavailable', () => {
  let s3: S3Server;
  let testApp: TestApp;
  beforeAll(async () => {
    s3 = await S3Server.start();
    testApp = await startTestApp(s3.environment);
  });
  afterAll(async () => {
    await testApp.stop();
    await s3.stop();
  });

  it('are unavailable for a while, but nothing else is, and nothing is lost', async () => {
    const { browser, account } = await signUp(testApp);
    const send = async () =>
      browser.patch('/api/accounts/me').attach('icon', await anotherJpeg(), 'face.jpg');
    const { icon } = (await send()).body as OwnAccountResponse;
    await s3.leave();
    const away = await testApp.client.get(icon!).expect(503);
    expect(away.headers['retry-after']).toMatch(/^\d+$/);
    expect((await send()).status).toBe(503);
    // The server remains ready.
    await testApp.client.get('/health/ready').expect(200);
    const shown = await testApp.client.get(`/api/accounts/${account.displayId}`).expect(200);
    expect(shown.body).toMatchObject({ icon });
    await s3.comeBack();
    await testApp.client.get(icon!).expect(200);
    expect((await send()).status).toBe(200);
  });
});
