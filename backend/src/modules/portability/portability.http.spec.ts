import { readFile, utimes } from 'node:fs/promises';
import path from 'node:path';
import { type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Ajv2020 } from 'ajv/dist/2020.js';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { createContent } from '../../../test/support/factories/content.js';
import { createItem } from '../../../test/support/factories/item.js';
import { eventually } from '../../../test/support/eventually.js';
import { failureIn } from '../../../test/support/failures.js';
import { queueIsDone, runJob } from '../../../test/support/jobs.js';
import { leave } from '../../../test/support/leaving.js';
import { link as linkAccount } from '../../../test/support/linkages.js';
import { addPictureLink, addTextLink, KIND } from '../../../test/support/links.js';
import { anotherJpeg, picture } from '../../../test/support/pictures.js';
import { signUp, type SignedUp } from '../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { AT_TIKTOK, TestSandbox } from '../../../test/support/test-sandbox.js';
import { ago } from '../../../test/support/times.js';
import { PROJECT_ROOT } from '../../config/app-config.js';
import { TransactionsService } from '../../database/transactions.service.js';
import {
  FIND_ARCHIVE_ORPHANS_QUEUE,
  MAKE_EXPORT_QUEUE,
  RUN_IMPORT_QUEUE,
  SWEEP_ARCHIVES_QUEUE,
} from '../../jobs/queues.js';
import { Session } from '../../security/sessions/session.entity.js';
import { MediaStoreService } from '../../storage/media-store.service.js';
import { Linkage } from '../oauth/linkages/linkage.entity.js';
import { ContentMedia } from '../contents/content-media.entity.js';
import { type ContentResponse } from '../contents/dto/content.response.js';
import { type LinkResponse } from '../links/dto/link.response.js';
import { type LinkListResponse } from '../links/dto/link.response.js';
import { LinksService } from '../links/links.service.js';
import { type Visibility } from '../visibility/visibility.rules.js';
import { type Archive, archiveSchema } from './archive-format.js';
import { type ExportResponse } from './dto/export.response.js';
import { type ImportResponse, type OwnImportResponse } from './dto/import.response.js';
import { Export } from './export.entity.js';
import { ExportsRepository } from './exports.repository.js';
import { Import } from './import.entity.js';
import { ImportRunnerService } from './import-runner.service.js';
import { Picture } from '../pictures/picture.entity.js';
import { PictureFiles } from '../pictures/picture-files.entity.js';

const { username: AT_SHORT_VIDEOS } = AT_TIKTOK.somebody;
const shortVideo = (number: number) =>
  `https://www.tiktok.com/@${AT_SHORT_VIDEOS}/video/${String((1_706_933_106n << 32n) + BigInt(number))}`;

/** Visible to everyone at all times. */
const ALWAYS = { visibility: 'public', visibleFrom: null, visibleUntil: null };

const ENGLISH = { displayName: 'Hana', introduction: 'I photograph flowers.' };

/** Hidden from visitors: altogether, not yet shown, and no longer shown. */
const INVISIBLE: { visibility?: Visibility; visibleFrom?: string; visibleUntil?: string }[] = [
  { visibility: 'hidden' },
  { visibility: 'draft' },
  { visibleFrom: '2098-04-01T00:00:00.000Z', visibleUntil: '2098-05-01T00:00:00.000Z' },
  { visibleFrom: '2020-01-01T00:00:00.000Z', visibleUntil: '2020-02-01T00:00:00.000Z' },
  { visibility: 'draft', visibleUntil: '2098-05-01T00:00:00.000Z' },
];

/** A page of a similar service, saved by a browser. */
const pageOfLinks = (count: number) => `<!doctype html><html><head><title>Links</title></head><body>
  <nav><a href="https://service.example/login">Log in</a></nav>
  <main>${Array.from({ length: count }, (_none, index) => `<a href="https://shop.example/${index + 1}">Shop ${index + 1}</a>`).join('\n')}</main>
  <footer><a href="https://service.example/terms">Terms</a></footer></body></html>`;

describe('the page of a creator', () => {
  let sandbox: TestSandbox;
  let testApp: TestApp;
  beforeAll(async () => {
    sandbox = await TestSandbox.start();
    testApp = await startTestApp({
      ...sandbox.variables,
      ...{ THROTTLE_UPLOAD_LIMIT: '100000', THROTTLE_IMPORT_LIMIT: '1000' },
    });
  });
  afterAll(async () => {
    await testApp.stop();
    await sandbox.stop();
  });

  const stateOf = async ({ browser }: SignedUp) =>
    (await browser.get('/api/accounts/me/export').expect(200)).body as ExportResponse;
  const ask = ({ browser }: SignedUp) => browser.post('/api/accounts/me/export');
  const download = ({ browser }: Pick<SignedUp, 'browser'>) =>
    browser
      .get('/api/accounts/me/export/archive')
      .buffer(true)
      .parse((response, done) => {
        void buffer(response as unknown as Readable).then((body) => done(null, body));
      });
  const exported = async (person: SignedUp) => {
    await ask(person).expect(201);
    await queueIsDone(testApp, MAKE_EXPORT_QUEUE);
    return (await download(person).expect(200)).body as Buffer;
  };
  const send = ({ browser }: SignedUp, content: Buffer | string, name = 'file') =>
    browser.post('/api/accounts/me/import').attach('file', Buffer.from(content), name);
  const read = async (person: SignedUp, content: Buffer | string) =>
    (await send(person, content).expect(201)).body as ImportResponse;
  const confirm = (person: SignedUp, { importId }: Pick<ImportResponse, 'importId'>, body: object = {}) =>
    person.browser.post(`/api/accounts/me/imports/${importId}/confirm`).send(body);
  const importOf = async ({ browser }: SignedUp) =>
    ((await browser.get('/api/accounts/me/import').expect(200)).body as OwnImportResponse).import;
  const made = async (person: SignedUp, content: Buffer | string, body: object = {}) => {
    await confirm(person, await read(person, content), body).expect(200);
    await queueIsDone(testApp, RUN_IMPORT_QUEUE);
    return (await importOf(person))!;
  };
  const linksOf = async ({ browser, account }: SignedUp) =>
    (await browser.get(`/api/links/accounts/${account.displayId}?limit=50`).expect(200))
      .body as LinkListResponse;
  /** The numbers of entries that everyone sees. */
  const shownOf = async (displayId: string) => {
    const totalOf = async (area: string) =>
      ((await testApp.client.get(`/api/${area}/accounts/${displayId}`).expect(200)).body as { total: number })
        .total;
    return {
      links: await totalOf('links'),
      contents: await totalOf('contents'),
      items: await totalOf('items'),
    };
  };
  const jsonOf = (archive: Archive) => ({ ...archive, exportedAt: '' });

  /** A creator with a complete page. */
  const signUpComplete = async () => {
    const person = await signUp(testApp);
    const { browser } = person;
    await browser
      .patch('/api/accounts/me')
      .field('introduction', '花と\n<暮らし>')
      .field('formatType', '9')
      .field('themeId', '3')
      .field('headerType', 'banner')
      .field('categories[0]', '404')
      .field('mylinkPid', '123')
      .attach('icon', await anotherJpeg(), 'icon.jpg')
      .attach('cover', await anotherJpeg(120, 60), 'cover.jpg')
      .expect(200);
    await browser.patch('/api/headlines').send({ type: 'LINK', text: 'お店' }).expect(200);
    await addTextLink(person, 'First <b>');
    await addPictureLink(person, KIND.image_3, ['one', 'two', 'three']);
    await linkAccount(browser, sandbox, 'tiktok', AT_TIKTOK.somebody, AT_SHORT_VIDEOS);
    for (const number of [1, 2]) {
      const { body } = await browser
        .post('/api/contents')
        .field('provider', 'tiktok')
        .field('contentUrl', shortVideo(number))
        .field('title', `Video ${number}`)
        .field('hashTags[0]', '花')
        .attach('media[0][image]', await anotherJpeg(), 'a.jpg')
        .attach('media[1][image]', await anotherJpeg(), 'b.jpg')
        .expect(201);
      const { contentId } = body as ContentResponse;
      for (const name of ['花ばさみ', '花瓶'])
        await createItem(testApp, person.account.accountId, contentId, { majorMall: true, name, url: null });
    }
    return person;
  };

  it('is archived according to the published schema, with pictures and an HTML page, without secrets', async () => {
    const person = await signUpComplete();
    const files = await unzip(await exported(person));
    const archive = JSON.parse(files.get('hitohira.json')!.toString()) as Archive;
    const served = await testApp.client.get('/api/schemas/archive-1.json').expect(200);
    const committed = await readFile(path.join(PROJECT_ROOT, 'openapi/archive-1.schema.json'), 'utf8');
    expect(JSON.parse(served.text)).toEqual(archiveSchema());
    expect(JSON.parse(committed)).toEqual(archiveSchema());
    const validate = new Ajv2020({ strict: true, allErrors: true, validateFormats: false }).compile(
      JSON.parse(served.text) as object,
    );
    validate(archive);
    expect(validate.errors).toBeNull();
    expect(archive.links.map(({ type }) => type)).toEqual(['image_3', 'text']);
    expect(archive.contents.map(({ title }) => title)).toEqual(['Video 2', 'Video 1']);
    expect(archive.contents[0]!.items).toHaveLength(2);
    expect(archive.profile).toMatchObject({ theme: 3, headerType: 'banner', contentsFormat: 9 });

    const named = JSON.stringify(archive).match(/media\/\d+\.\w+/g)!;
    expect([...files.keys()].sort()).toEqual([...new Set(named), 'hitohira.json', 'index.html'].sort());
    const page = files.get('index.html')!.toString();
    expect(page).toContain('First &lt;b&gt;');
    expect(page).not.toMatch(/<script|<b>/i);
    const words = [...files].map(([, content]) => content.toString('latin1')).join('\n');
    for (const secret of [person.account.email, person.account.displayId, person.account.accountId])
      expect(words).not.toContain(secret);
  });

  it('names a content without a title by the first line of its text, or else its address', async () => {
    const [person, other] = [await signUp(testApp), await signUp(testApp)];
    const { accountId } = person.account;
    await createContent(testApp, accountId, { contentUrl: 'https://www.instagram.com/p/Silent/' });
    await createContent(testApp, accountId, { description: '朝の市場から。\nくわしくはこちら' });
    const archive = await exported(person);
    const page = (await unzip(archive)).get('index.html')!.toString();
    const names = ['朝の市場から。', 'https://www.instagram.com/p/Silent/'];
    expect([...page.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, name]) => name)).toEqual(names);
    const { leftOut } = await read(other, archive);
    expect(leftOut.map(({ name }) => name)).toEqual(names);
  });

  it('includes pictures as they were uploaded, without metadata, also after an import', async () => {
    const [person, other] = [await signUp(testApp), await signUp(testApp)];
    const cover = await picture(2000, 1000)
      .withExif({ IFD0: { Artist: 'Hanako' }, IFD3: { GPSLatitude: '35/1 40/1 0/1' } })
      .png()
      .toBuffer();
    const icon = await anotherJpeg();
    await person.browser
      .patch('/api/accounts/me')
      .attach('icon', icon, 'icon.jpg')
      .attach('cover', cover, 'cover.png')
      .expect(200);
    const archive = await exported(person);
    await made(other, archive);
    for (const content of [archive, await exported(other)]) {
      const files = await unzip(content);
      const { profile } = JSON.parse(files.get('hitohira.json')!.toString()) as Archive;
      expect(profile).toMatchObject({ icon: 'media/1.jpg', cover: 'media/2.png' });
      expect(files.get('media/1.jpg')).toEqual(icon);
      expect(files.get('media/2.png')).toEqual(await picture(2000, 1000).png().toBuffer());
    }
  });

  it('includes the widest file of pictures whose upload is not kept', async () => {
    const person = await signUp(testApp);
    await person.browser
      .patch('/api/accounts/me')
      .attach('icon', await anotherJpeg(), 'icon.jpg')
      .expect(200);
    const iconIn = async () => {
      const files = await unzip(await exported(person));
      const { profile } = JSON.parse(files.get('hitohira.json')!.toString()) as Archive;
      const { format, width } = await sharp(files.get(profile.icon!)).metadata();
      return { name: profile.icon, format, width };
    };
    // As in a backup that was made by an earlier release.
    const store = testApp.app.get(MediaStoreService, { strict: false });
    const { accountId } = person.account;
    const { hash } = await testApp.repository(Picture).findOneByOrFail({ accountId });
    await store.delete([`${hash}-upload.jpg`]);
    expect(await iconIn()).toEqual({ name: 'media/1.jpg', format: 'webp', width: 40 });
    // As for pictures from before uploads were kept.
    await testApp.repository(PictureFiles).updateAll({ upload: null });
    expect(await iconIn()).toEqual({ name: 'media/1.webp', format: 'webp', width: 40 });
  });

  it('is the same after an import into another account', async () => {
    const person = await signUpComplete();
    // As if the first of their pictures came from the provider.
    await testApp.repository(ContentMedia).update({ position: 0 }, { copied: true });
    const archive = await exported(person);
    const other = await signUp(testApp);
    await linkAccount(other.browser, sandbox, 'tiktok', AT_TIKTOK.somebody, AT_SHORT_VIDEOS);
    const result = await made(other, archive);
    expect(result).toMatchObject({ source: 'hitohira', state: 'done', leftOut: [], leftOutTotal: 0 });
    expect(result.made).toEqual({ profile: true, links: 2, contents: 2, items: 4 });
    expect(result.made).toEqual(result.planned);
    expect(result.done).toBe(result.steps);
    const [before, after] = [await unzip(archive), await unzip(await exported(other))];
    const json = (files: Map<string, Buffer>) =>
      jsonOf(JSON.parse(files.get('hitohira.json')!.toString()) as Archive);
    expect(json(after)).toEqual(json(before));
    const copied = json(after).contents.map(({ media }) => media.map((medium) => medium.copied));
    expect(copied).toEqual([
      [true, false],
      [true, false],
    ]);
    expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
    // A second import finds only duplicates.
    const again = await made(other, archive, { profile: false });
    expect(again.made).toEqual({ profile: false, links: 0, contents: 0, items: 0 });
    expect(new Set(again.leftOut.map(({ kind, reason }) => `${kind} ${reason}`))).toEqual(
      new Set(['link duplicate', 'content duplicate', 'item withContent']),
    );
  });

  it('is replaced entirely: what the archive does not have is removed', async () => {
    const [person, other] = [await signUp(testApp), await signUpComplete()];
    const profileOf = async (archive: Buffer) =>
      (JSON.parse((await unzip(archive)).get('hitohira.json')!.toString()) as Archive).profile;
    const archive = await exported(person);
    expect(await made(other, archive)).toMatchObject({ state: 'done', made: { profile: true }, leftOut: [] });
    expect(await profileOf(await exported(other))).toEqual(await profileOf(archive));
  });

  it('keeps visibility, schedules, the time zone and the second language', async () => {
    const person = await signUpComplete();
    const { browser, account } = person;
    const translations = { ja: null, en: { displayName: 'Hana & co', introduction: null } };
    await browser.patch('/api/accounts/me').send({ timeZone: 'America/New_York', translations }).expect(200);
    for (const [index, schedule] of INVISIBLE.entries()) {
      const { visibility = 'public', visibleFrom, visibleUntil } = schedule;
      // Only what was published can be hidden.
      const first = visibility === 'hidden' ? {} : schedule;
      const added = await browser
        .post('/api/links')
        .send({ linkTypeId: KIND.text, details: [{ title: `Link ${index}` }], ...first })
        .expect(201);
      const { linkId } = added.body as LinkResponse;
      const { body } = await browser
        .post('/api/contents')
        .field('provider', 'tiktok')
        .field('contentUrl', shortVideo(10 + index))
        .field({ ...first })
        .attach('media[0][image]', await anotherJpeg(), 'a.jpg')
        .expect(201);
      const { contentId } = body as ContentResponse;
      for (const address of [`links/${linkId}`, `contents/${contentId}`])
        await browser.patch(`/api/${address}`).send(schedule).expect(200);
      await createItem(testApp, account.accountId, contentId, {
        visibility,
        visibleFrom: visibleFrom === undefined ? null : new Date(visibleFrom),
        visibleUntil: visibleUntil === undefined ? null : new Date(visibleUntil),
      });
    }
    const archive = await exported(person);
    const files = await unzip(archive);
    const before = JSON.parse(files.get('hitohira.json')!.toString()) as Archive;
    const expected = INVISIBLE.map((schedule) => ({ ...ALWAYS, ...schedule })).toReversed();
    expect(before.links).toMatchObject([...expected, ALWAYS, ALWAYS]);
    expect(before.contents).toMatchObject([
      ...expected.map((schedule) => ({ ...schedule, items: [schedule] })),
      { ...ALWAYS, items: [ALWAYS, ALWAYS] },
      { ...ALWAYS, items: [ALWAYS, ALWAYS] },
    ]);
    expect(before).toMatchObject({ profile: { translations }, settings: { timeZone: 'America/New_York' } });
    const page = files.get('index.html')!.toString();
    for (const words of [
      '非表示 <small lang="en">Hidden</small>',
      '下書き <small lang="en">Draft</small>',
      '公開開始日時 <small lang="en">Show from</small>: 2098-03-31 20:00 (America/New_York)',
      '公開終了日時 <small lang="en">Show until</small>: 2020-01-31 19:00 (America/New_York)',
      '<div lang="en"><p>Hana &amp; co</p></div>',
    ])
      expect(page).toContain(words);

    const other = await signUp(testApp);
    await linkAccount(other.browser, sandbox, 'tiktok', AT_TIKTOK.somebody, AT_SHORT_VIDEOS);
    expect(await made(other, archive)).toMatchObject({
      leftOut: [],
      made: { links: 7, contents: 7, items: 9 },
    });
    const after = (await unzip(await exported(other))).get('hitohira.json')!.toString();
    expect(jsonOf(JSON.parse(after) as Archive)).toEqual(jsonOf(before));
    // The import has made nothing visible.
    for (const { displayId } of [account, other.account])
      expect(await shownOf(displayId)).toEqual({ links: 2, contents: 2, items: 4 });
  });

  it('is imported from archives without visibility, and not shown if theirs is invalid', async () => {
    const person = await signUp(testApp);
    const chosen = { timeZone: 'Europe/Paris', translations: { ja: null, en: ENGLISH } };
    await person.browser.patch('/api/accounts/me').send(chosen).expect(200);
    const whole = JSON.parse(
      (await unzip(await exported(person))).get('hitohira.json')!.toString(),
    ) as Archive;
    const { translations: _translations, ...profile } = whole.profile;
    const { timeZone: _timeZone, ...settings } = whole.settings;
    const linkOf = (title: string, said: object) => ({
      ...{ type: 'text', ...said },
      details: [{ title, url: null, text: null, picture: null }],
    });
    const zip = (archive: object) =>
      zipOf({ 'hitohira.json': Buffer.from(JSON.stringify({ ...whole, ...archive })) });
    const links = [
      linkOf('Old', {}),
      linkOf('For friends', { visibility: 'friends' }),
      linkOf('A'.repeat(1000), {}),
      linkOf('At no time', { visibleFrom: 'tomorrow' }),
      linkOf('Backwards', {
        visibleFrom: '2098-04-01T00:00:00.000Z',
        visibleUntil: '2098-03-01T00:00:00.000Z',
      }),
    ];
    const result = await made(person, await zip({ profile, settings, links }));
    expect(result.made).toMatchObject({ profile: true, links: 1 });
    expect(result.leftOut).toEqual(
      ['', '', 'At no time', 'Backwards'].map((name) => ({
        kind: 'link',
        name,
        reason: 'invalid',
        provider: null,
      })),
    );
    expect((await linksOf(person)).results).toMatchObject([{ ...ALWAYS, details: [{ title: 'Old' }] }]);
    const own = async () => (await person.browser.get('/api/accounts/me').expect(200)).body as object;
    expect(await own()).toMatchObject(chosen);
    const wrong = {
      profile: { ...profile, translations: { ja: null, en: { ...ENGLISH, displayName: 'a'.repeat(31) } } },
      settings: { ...settings, timeZone: 'Moon/Base' },
    };
    expect((await made(person, await zip(wrong))).made).toMatchObject({ profile: true });
    expect(await own()).toMatchObject(chosen);
  });

  it('leaves out contents of accounts that are not linked, and of other users', async () => {
    const archive = await exported(await signUpComplete());
    const stranger = await signUp(testApp);
    const unlinked = await made(stranger, archive);
    expect(unlinked.made).toMatchObject({ links: 2, contents: 0, items: 0 });
    expect(unlinked.leftOut[0]).toMatchObject({ reason: 'notLinked', provider: 'tiktok' });
    expect(unlinked.leftOut.map(({ kind, reason }) => `${kind} ${reason}`)).toEqual([
      'content notLinked',
      'content notLinked',
      ...Array.from({ length: 4 }, () => 'item withContent'),
    ]);
    const another = await signUp(testApp);
    await linkAccount(another.browser, sandbox, 'tiktok', AT_TIKTOK.somebody, AT_SHORT_VIDEOS);
    await testApp
      .repository(Linkage)
      .update({ accountId: another.account.accountId }, { handle: 'somebody.else' });
    const foreign = await made(another, archive);
    expect(foreign.made).toMatchObject({ links: 2, contents: 0, items: 0 });
    expect(new Set(foreign.leftOut.map(({ kind, reason }) => `${kind} ${reason}`))).toEqual(
      new Set(['content notYours', 'item withContent']),
    );
  });

  describe('as an archive', () => {
    it('requires a recent proof of identity, is made one at a time, announced by mail and private', async () => {
      const person = await signUp(testApp);
      expect(await stateOf(person)).toEqual({
        state: 'none',
        requestedAt: null,
        availableUntil: null,
        bytes: null,
      });
      await download(person).expect(404);
      const { accountId, email } = person.account;
      await testApp.repository(Session).update({ accountId }, { provenAt: ago({ minutes: 11 }) });
      expect(failureIn(await ask(person).expect(403)).errorCode).toBe('E0302');
      await testApp.repository(Session).update({ accountId }, { provenAt: new Date() });
      const answers = await Promise.all([ask(person), ask(person)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
      await queueIsDone(testApp, MAKE_EXPORT_QUEUE);
      expect(await stateOf(person)).toMatchObject({ state: 'ready', bytes: expect.any(Number) });
      const mail = await testApp.mail.newest(email!, 2);
      expect(mail.text).toContain('/settings/account');
      const answer = await download(person).expect(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="hitohira.zip"',
        'cache-control': 'no-store',
      });
      await download({ browser: testApp.browser() }).expect(401);
      await download(await signUp(testApp)).expect(404);
    });

    it('stays available while a new one is made, and if that fails', async () => {
      const person = await signUp(testApp);
      const { accountId } = person.account;
      const archive = await exported(person);
      const former = await stateOf(person);
      const exports = testApp.app.get(ExportsRepository, { strict: false });
      await testApp.app.get(TransactionsService).run((tx) => exports.begin(tx, accountId));
      const { availableUntil, bytes } = former;
      expect(await stateOf(person)).toMatchObject({ state: 'making', availableUntil, bytes });
      expect((await download(person).expect(200)).body).toEqual(archive);
      await exports.fail(accountId);
      expect(await stateOf(person)).toMatchObject({ state: 'failed', availableUntil, bytes });
      expect((await download(person).expect(200)).body).toEqual(archive);
      await exported(person);
      expect(await stateOf(person)).toMatchObject({ state: 'ready', availableUntil: expect.any(String) });
      expect((await stateOf(person)).availableUntil).not.toBe(availableUntil);
    });

    it('is made although the last one expires meanwhile', async () => {
      const person = await signUp(testApp);
      const { accountId } = person.account;
      await exported(person);
      const exports = testApp.app.get(ExportsRepository, { strict: false });
      await testApp.app.get(TransactionsService).run((tx) => exports.begin(tx, accountId));
      await testApp.repository(Export).update({ accountId }, { availableUntil: new Date() });
      await runJob(testApp, SWEEP_ARCHIVES_QUEUE);
      expect(await stateOf(person)).toMatchObject({ state: 'making', availableUntil: null, bytes: null });
      await download(person).expect(404);
      await testApp.repository(Export).update({ accountId }, { requestedAt: ago({ minutes: 61 }) });
      expect(await stateOf(person)).toMatchObject({ state: 'failed' });
      await runJob(testApp, SWEEP_ARCHIVES_QUEUE);
      expect(await testApp.repository(Export).countBy({ accountId })).toBe(0);
    });

    it('is not public, and deleted after a week and with its account', async () => {
      const [person, leaver] = [await signUp(testApp), await signUp(testApp)];
      await exported(person);
      await exported(leaver);
      await runJob(testApp, SWEEP_ARCHIVES_QUEUE);
      const parts = await storedParts(testApp);
      expect(parts.length).toBeGreaterThanOrEqual(2);
      for (const name of parts) await testApp.client.get(`/media/${name}`).expect(404);
      await leave(leaver);
      await testApp
        .repository(Export)
        .update({ accountId: person.account.accountId }, { availableUntil: new Date() });
      expect(await stateOf(person)).toMatchObject({ state: 'none' });
      await download(person).expect(404);
      const count = parts.length;
      await runJob(testApp, SWEEP_ARCHIVES_QUEUE);
      expect(await storedParts(testApp)).toHaveLength(count - 2);
    });
  });

  describe('from another service', () => {
    it('is read first: nothing is changed, and entries beyond the limits are listed', async () => {
      const person = await signUp(testApp);
      const reading = await read(person, pageOfLinks(120));
      expect(reading).toMatchObject({ source: 'page', state: 'read', steps: 100, done: 0, leftOutTotal: 20 });
      expect(reading.planned).toEqual({ profile: false, links: 100, contents: 0, items: 0 });
      expect(reading.leftOut[0]).toEqual({
        kind: 'link',
        name: 'Shop 101',
        reason: 'tooMany',
        provider: null,
      });
      expect((await linksOf(person)).total).toBe(0);
    });

    it('is imported in order, up to a hundred links', async () => {
      const person = await signUp(testApp);
      const result = await made(person, pageOfLinks(120));
      expect(result).toMatchObject({ state: 'done', done: 100, leftOutTotal: 20 });
      const { total, results } = await linksOf(person);
      expect(total).toBe(100);
      expect(results.slice(0, 2).map(({ details }) => details[0])).toMatchObject([
        { title: 'Shop 1', url: 'https://shop.example/1' },
        { title: 'Shop 2', url: 'https://shop.example/2' },
      ]);
    });

    /** Runs a job of the queue. */
    const runs = ({ importId }: { importId: string }) =>
      testApp.app.get(ImportRunnerService, { strict: false }).run(importId, new AbortController().signal);

    /** Starts an import that stops before the link with a title until it is released. */
    const startUpTo = async (person: SignedUp, reading: ImportResponse, title: string) => {
      const LOCK = 2070;
      const runner = testApp.app.get(DataSource).createQueryRunner();
      await runner.query('SELECT pg_advisory_lock($1)', [LOCK]);
      await testApp.sql(`
        CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS
          $$ BEGIN PERFORM pg_advisory_xact_lock(${LOCK}); RETURN new; END $$;
        CREATE TRIGGER waits BEFORE INSERT ON link_details FOR EACH ROW WHEN (new.title = '${title}')
          EXECUTE FUNCTION wait()`);
      await confirm(person, reading).expect(200);
      return {
        release: async () => {
          await runner.query('SELECT pg_advisory_unlock($1)', [LOCK]);
          await runner.release();
          await queueIsDone(testApp, RUN_IMPORT_QUEUE);
          await testApp.sql('DROP FUNCTION wait CASCADE');
        },
      };
    };

    it('does not wait for the long import of another account', async () => {
      const [person, other] = [await signUp(testApp), await signUp(testApp)];
      const held = await startUpTo(person, await read(person, pageOfLinks(10)), 'Shop 4');
      try {
        await confirm(other, await read(other, pageOfLinks(3))).expect(200);
        await eventually(async () => (await importOf(other))!.state === 'done');
        expect(await importOf(person)).toMatchObject({ state: 'running', done: 3 });
      } finally {
        await held.release();
      }
    });

    it('can be cancelled: created entries stay, and the rest is listed', async () => {
      const person = await signUp(testApp);
      const reading = await read(person, pageOfLinks(100));
      await addTextLink(person, 'Here before');
      const held = await startUpTo(person, reading, 'Shop 4');
      await eventually(async () => (await importOf(person))!.done === 3);
      await person.browser.delete(`/api/accounts/me/imports/${reading.importId}`).expect(204);
      expect(await importOf(person)).toMatchObject({ state: 'cancelled', listing: true, leftOutTotal: 0 });
      await held.release();
      const { made: brought, ...result } = (await importOf(person))!;
      expect(result).toMatchObject({ state: 'cancelled', listing: false, done: 3, leftOutTotal: 97 });
      expect(brought).toMatchObject({ links: 3 });
      // The first entries of the file are there, in order; the last are left out.
      expect(result.leftOut.map(({ name }) => name)).toEqual(
        Array.from({ length: 97 }, (_none, index) => `Shop ${index + 4}`),
      );
      expect((await linksOf(person)).results.map(({ details }) => details[0]!.title)).toEqual([
        ...['Shop 1', 'Shop 2', 'Shop 3', 'Here before'],
      ]);
    });

    it('continues after its last entry, even if the list was sorted meanwhile and leaves no space there', async () => {
      const person = await signUp(testApp);
      for (const title of ['Last', 'Second', 'First']) await addTextLink(person, title);
      const linksService = testApp.app.get(LinksService, { strict: false });
      const { results } = await linksOf(person);
      const after = results[1]!.linkId;
      for (const title of ['Fourth', 'Third']) {
        const details = [{ title, url: null, text: null }];
        const place = { after, more: 0 };
        await linksService.create(person.account.accountId, KIND.text, details, {}, undefined, place);
      }
      expect((await linksOf(person)).results.map(({ details }) => details[0]!.title)).toEqual([
        ...['First', 'Second', 'Third', 'Fourth', 'Last'],
      ]);
    });

    it('ends polling if the list of a cancelled import cannot be completed', async () => {
      const person = await signUp(testApp);
      const reading = await read(person, pageOfLinks(3));
      await testApp
        .repository(Import)
        .update({ id: reading.importId }, { state: 'cancelled', updatedAt: ago({ hours: 2 }) });
      expect(await importOf(person)).toMatchObject({ state: 'cancelled', listing: true });
      await runJob(testApp, SWEEP_ARCHIVES_QUEUE);
      expect(await importOf(person)).toMatchObject({ state: 'cancelled', listing: false });
    });

    it('lists left-out entries once, even if two processes run it when it is cancelled', async () => {
      const person = await signUp(testApp);
      const reading = await read(person, pageOfLinks(100));
      await confirm(person, reading).expect(200);
      const work = [runs(reading), runs(reading)];
      await person.browser.delete(`/api/accounts/me/imports/${reading.importId}`).expect(204);
      await Promise.all(work);
      // The next attempt completes an interrupted list.
      await runs(reading);
      await queueIsDone(testApp, RUN_IMPORT_QUEUE);
      const { state, made, leftOutTotal } = (await importOf(person))!;
      expect(state).toBe('cancelled');
      expect(made.links + leftOutTotal).toBe(100);
    });

    it('creates nothing twice, even if two processes run it', async () => {
      const person = await signUp(testApp);
      const reading = await read(person, pageOfLinks(20));
      await confirm(person, reading).expect(200);
      await Promise.all([runs(reading), runs(reading)]);
      await queueIsDone(testApp, RUN_IMPORT_QUEUE);
      expect(await importOf(person)).toMatchObject({ state: 'done', done: 20, leftOutTotal: 0 });
      expect((await linksOf(person)).total).toBe(20);
    });

    it('is confirmed once, and not while another import is running', async () => {
      const person = await signUp(testApp);
      const reading = await read(person, pageOfLinks(3));
      const answers = await Promise.all([confirm(person, reading), confirm(person, reading)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      await queueIsDone(testApp, RUN_IMPORT_QUEUE);
      await testApp.repository(Import).update({ accountId: person.account.accountId }, { state: 'running' });
      await send(person, pageOfLinks(3)).expect(409);
      const other = await signUp(testApp);
      await confirm(other, reading).expect(404);
      await other.browser.delete(`/api/accounts/me/imports/${reading.importId}`).expect(404);
      await person.browser.delete(`/api/accounts/me/imports/${reading.importId}`).expect(204);
    });

    it('keeps one file, and none once it is deleted', async () => {
      const person = await signUp(testApp);
      await runJob(testApp, SWEEP_ARCHIVES_QUEUE);
      const before = (await storedParts(testApp)).length;
      const kept = async () => (await storedParts(testApp)).length - before;
      await read(person, pageOfLinks(3));
      const statuses = await Promise.all(
        [2, 3].map(async (count) => (await send(person, pageOfLinks(count))).status),
      );
      for (const status of statuses) expect([201, 409]).toContain(status);
      expect(await kept()).toBe(1);
      const { importId } = await read(person, pageOfLinks(4));
      expect(await kept()).toBe(1);
      await person.browser.delete(`/api/accounts/me/imports/${importId}`).expect(204);
      expect(await kept()).toBe(0);
    });

    it('is swept although a backup of the database without it was restored', async () => {
      const person = await signUp(testApp);
      await read(person, pageOfLinks(3));
      await runJob(testApp, SWEEP_ARCHIVES_QUEUE);
      const lost = `${'0a'.repeat(16)}-archive-`;
      const store = testApp.app.get(MediaStoreService, { strict: false });
      for (const part of [1, 2]) await store.put(`${lost}${part}`, Buffer.from('part'), 'text/plain');
      const before = await storedParts(testApp);
      const sweep = async () => {
        await runJob(testApp, FIND_ARCHIVE_ORPHANS_QUEUE);
        await runJob(testApp, SWEEP_ARCHIVES_QUEUE);
        return storedParts(testApp);
      };
      // A part without a row may be needed after a restore.
      expect(await sweep()).toEqual(before);
      const daysAgo = ago({ days: 2 });
      for (const name of before)
        await utimes(path.join(testApp.dataDir, 'media', name.slice(0, 2), name), daysAgo, daysAgo);
      expect(await sweep()).toEqual(before.filter((name) => !name.startsWith(lost)));
    });

    it('is deleted if it is not confirmed within a day', async () => {
      const person = await signUp(testApp);
      await read(person, pageOfLinks(3));
      const before = (await storedParts(testApp)).length;
      await testApp
        .repository(Import)
        .update({ accountId: person.account.accountId }, { createdAt: ago({ hours: 25 }) });
      await runJob(testApp, SWEEP_ARCHIVES_QUEUE);
      expect(await importOf(person)).toBeNull();
      expect((await storedParts(testApp)).length).toBeLessThan(before);
    });
  });

  describe('in an invalid file', () => {
    it.each<[string, string | (() => Promise<Buffer>)]>([
      ['empty', ''],
      ['a text', 'nothing to see here'],
      ['a picture', () => anotherJpeg()],
      ['another JSON file', '{"a": 1}'],
      ['deeply nested JSON', '['.repeat(100_000)],
      ['a deeply nested page', `<html>${'<div>'.repeat(80_000)}${'</p>'.repeat(80_000)}`],
      ['a page without links', '<html><body><p>Hello</p></body></html>'],
      ['another ZIP file', () => zipOf({ 'a.txt': Buffer.from('a') })],
      [
        'an archive with a path outside of it',
        () => zipOf({ 'aa/evil.txt': Buffer.from('a') }, 'aa/evil.txt'),
      ],
      ['an archive that expands too much', () => zipOf({ 'hitohira.json': Buffer.alloc(8_000_000, ' ') })],
      [
        'an archive of a later version',
        () =>
          zipOf({
            'hitohira.json': Buffer.from(
              '{"format":"hitohira-archive","version":9,"links":[],"contents":[]}',
            ),
          }),
      ],
    ])('is rejected: %s', async (_what, content) => {
      const person = await signUp(testApp);
      const file = typeof content === 'string' ? Buffer.from(content) : await content();
      const answer = await send(person, file);
      expect([400, 415]).toContain(answer.status);
      expect(await importOf(person)).toBeNull();
    });
  });
});

async function unzip(content: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(content, { lazyEntries: true });
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return files;
}

/** @param outwards the file whose name is replaced by a path outside of the archive */
async function zipOf(files: Record<string, Buffer>, outwards?: string): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(content, name);
  zip.end();
  const content = await buffer(zip.outputStream);
  if (outwards === undefined) return content;
  return Buffer.from(
    content.toString('latin1').replaceAll(outwards, outwards.replace(/^aa/, '..')),
    'latin1',
  );
}

/** The parts of archives in the store, by name. */
async function storedParts(testApp: TestApp): Promise<string[]> {
  const parts: string[] = [];
  for await (const files of testApp.app.get(MediaStoreService, { strict: false }).list())
    parts.push(...files.map(({ name }) => name).filter((name) => name.includes('-archive-')));
  return parts;
}
