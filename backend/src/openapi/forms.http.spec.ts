import { createContent } from '../../test/support/factories/content.js';
import { createItem } from '../../test/support/factories/item.js';
import { failureIn } from '../../test/support/failures.js';
import { link } from '../../test/support/linkages.js';
import { addPictureLink, KIND } from '../../test/support/links.js';
import { anotherJpeg } from '../../test/support/pictures.js';
import { signUp, type SignedUp } from '../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../test/support/test-app.js';
import { AT_TIKTOK, TestSandbox } from '../../test/support/test-sandbox.js';
import { buildDocument } from './build-document.js';
import { operationsOf } from './document.js';

const { username: AT_SHORT_VIDEOS } = AT_TIKTOK.somebody;
const SHORT_VIDEO = `https://www.tiktok.com/@${AT_SHORT_VIDEOS}/video/7000000000000000001`;

/** The fields of a form. `FILE` stands for a file. */
type Form = Record<string, string>;

const FILE = 'a picture';

/** The imported file. */
const LINK_LIST = 'title,url\nMine,https://example.com/mine\n';

/** The forms of an operation: several if fields exclude each other. */
interface Case {
  operationId: string;
  path: () => string;
  forms: () => Form[];
}

describe('forms filled in according to the document', () => {
  let sandbox: TestSandbox;
  let testApp: TestApp;
  let person: SignedUp;
  let contentId: number;
  let itemId: number;
  let linkId: number;
  let imageFileName: string;
  beforeAll(async () => {
    sandbox = await TestSandbox.start();
    testApp = await startTestApp({ ...sandbox.variables, THROTTLE_UPLOAD_LIMIT: '1000' });
    person = await signUp(testApp);
    await link(person.browser, sandbox, 'tiktok', AT_TIKTOK.somebody, AT_SHORT_VIDEOS);
    contentId = await createContent(testApp, person.account.accountId);
    itemId = await createItem(testApp, person.account.accountId, contentId);
    ({ linkId } = await addPictureLink(person, KIND.image_text, ['a']));
    const { body } = await testApp.client.get(`/api/contents/accounts/${person.account.displayId}`);
    imageFileName = String(body.results[0].media[0].imageFileName);
  });
  afterAll(async () => {
    await testApp.stop();
    await sandbox.stop();
  });

  const DETAIL: Form = {
    'details[0][title]': 'a',
    'details[0][url]': 'https://example.com/',
    'details[0][text]': 'b',
    'details[0][image]': FILE,
  };
  const namedDetail = (): Form => ({ 'details[0][title]': 'a', 'details[0][imageFileName]': imageFileName });
  const CONTENT: Form = {
    provider: 'tiktok',
    contentUrl: SHORT_VIDEO,
    'media[0][videoFlag]': '1',
    'hashTags[0]': '花',
  };
  const CASES: Case[] = [
    {
      operationId: 'updateOwnAccount',
      path: () => '/api/accounts/me',
      forms: (): Form[] => [
        { 'categories[0]': '101', icon: FILE, cover: FILE, headerType: 'banner' },
        { imageFileName },
      ],
    },
    {
      operationId: 'createLink',
      path: () => '/api/links',
      forms: () => [
        { linkTypeId: String(KIND.image_text), ...DETAIL },
        { linkTypeId: String(KIND.image_1), ...namedDetail() },
      ],
    },
    { operationId: 'updateLink', path: () => `/api/links/${linkId}`, forms: () => [DETAIL, namedDetail()] },
    {
      operationId: 'createContent',
      path: () => '/api/contents',
      forms: (): Form[] => [
        { ...CONTENT, 'media[0][image]': FILE },
        { ...CONTENT, 'media[0][imageFileName]': imageFileName },
        {
          ...CONTENT,
          'media[0][imageUrl]': `${sandbox.url}/pictures/a/20x20.jpg`,
          'media[0][videoUrl]': SHORT_VIDEO,
        },
      ],
    },
    {
      operationId: 'addItems',
      path: () => `/api/items/contents/${contentId}`,
      forms: (): Form[] => [
        {
          'items[0][majorMallFlag]': '1',
          'items[0][name]': '花ばさみ',
          'items[0][image]': FILE,
          'items[0][visibility]': 'public',
          'items[0][visibleFrom]': '2026-12-24T00:00:00Z',
          'items[0][visibleUntil]': '2026-12-25T00:00:00Z',
        },
        {
          'items[0][majorMallFlag]': '0',
          'items[0][name]': '花ばさみ',
          'items[0][url]': 'https://example.com/',
          'items[0][imageFileName]': imageFileName,
        },
      ],
    },
    {
      operationId: 'updateItem',
      path: () => `/api/items/${itemId}/contents/${contentId}`,
      forms: (): Form[] => [
        { majorMallFlag: '1', name: '花ばさみ', url: '', image: FILE },
        { majorMallFlag: '0', name: '', url: 'https://example.com/', imageFileName },
      ],
    },
    { operationId: 'storePicture', path: () => '/api/pictures', forms: () => [{ image: FILE }] },
    { operationId: 'readImport', path: () => '/api/accounts/me/import', forms: () => [{ file: FILE }] },
  ];

  const documented = async () =>
    operationsOf(await buildDocument()).flatMap(({ method, operation }) => {
      const { content = {} } = (operation.requestBody ?? {}) as { content?: object };
      return 'multipart/form-data' in content ? [{ method, operation }] : [];
    });
  const send = async (method: 'post' | 'patch', path: string, form: Form) => {
    const call = person.browser[method](path);
    for (const [name, value] of Object.entries(form)) {
      if (value === FILE && name === 'file') call.attach(name, Buffer.from(LINK_LIST), 'links.csv');
      else if (value === FILE) call.attach(name, await anotherJpeg(), 'picture.jpg');
      else call.field(name, value);
    }
    return call;
  };

  it('cover every operation with a form', async () => {
    const ids = (await documented()).map(({ operation }) => operation.operationId);
    expect(CASES.map(({ operationId }) => operationId).sort()).toEqual(ids.sort());
  });

  it.each(CASES)('are accepted: $operationId', async ({ operationId, path, forms }) => {
    const { method, operation } = (await documented()).find(
      (each) => each.operation.operationId === operationId,
    )!;
    const named = operation.description?.match(/(?<=`)\w+\[0\](?:\[\w+\])?(?=`)/g) ?? [];
    const sent = new Set<string>();
    for (const form of forms()) {
      const answer = await send(method as 'post' | 'patch', path(), form);
      expect(answer.ok ? [] : failureIn(answer).errors).toEqual([]);
      for (const name of Object.keys(form)) if (name.includes('[')) sent.add(name);
    }
    expect([...sent].sort()).toEqual([...named].sort());
  });

  const ITEM = { majorMallFlag: true, name: '花ばさみ' };
  const asFile = (value: object) => new Blob([JSON.stringify(value)], { type: 'application/json' });
  it.each<[string, (form: FormData) => void]>([
    ['in one part', (form) => form.append('items', JSON.stringify([ITEM, ITEM]))],
    ['in one part with a media type', (form) => form.append('items', asFile([ITEM, ITEM]))],
    [
      'with one entry per part',
      (form) => {
        form.append('items', JSON.stringify(ITEM));
        form.append('items', JSON.stringify(ITEM));
      },
    ],
    [
      'with one entry per part with a media type',
      (form) => {
        form.append('items', asFile(ITEM));
        form.append('items', asFile(ITEM));
      },
    ],
  ])('take a list as JSON %s, with separate files', async (_how, fill) => {
    const form = new FormData();
    fill(form);
    for (const index of [0, 1])
      form.append(`items[${index}][image]`, new Blob([new Uint8Array(await anotherJpeg())]), 'a.jpg');
    const written = new Response(form);
    const answer = await person.browser
      .post(`/api/items/contents/${contentId}`)
      .set('Content-Type', written.headers.get('content-type') ?? '')
      .send(Buffer.from(await written.arrayBuffer()))
      .expect(201);
    expect(answer.body).toMatchObject({ results: [ITEM, ITEM], total: 2 });
  });

  it.each<[string, Record<string, string | string[]>, number[]]>([
    ['one value', { categories: '101' }, [101]],
    ['one part per value', { categories: ['101', '102'] }, [101, 102]],
    ['JSON', { categories: '[102,101]' }, [102, 101]],
    ['an empty value, which changes nothing', { categories: '' }, [102, 101]],
  ])('take a list of values under its plain name: %s', async (_how, fields, categories) => {
    const call = person.browser.patch('/api/accounts/me');
    for (const [name, value] of Object.entries(fields)) call.field(name, value);
    const { body } = await call.expect(200);
    const chosen = (body.categories as { children: { id: number; selectFlag: boolean }[] }[]).flatMap(
      (kind) => kind.children.filter(({ selectFlag }) => selectFlag),
    );
    expect(chosen.map(({ id }) => id).sort()).toEqual([...categories].sort());
  });

  it.each<[string, Form, string, string]>([
    ['a list of invalid JSON', { items: '[{"majorMallFlag":tru' }, 'items', 'invalidFormat'],
    ['a list that is a number', { items: '7' }, 'items', 'invalidFormat'],
    ['a list with a prototype key', { items: '[{"__proto__":{}}]' }, '__proto__', 'unknownField'],
    [
      'a flag as a word',
      { 'items[0][majorMallFlag]': 'true', 'items[0][name]': 'a' },
      'items[0][majorMallFlag]',
      'invalidFormat',
    ],
  ])('are rejected with %s', async (_what, form, field, errorCode) => {
    const answer = await send('post', `/api/items/contents/${contentId}`, form);
    expect(answer.status).toBe(400);
    expect(failureIn(answer).errors).toMatchObject([{ field, errorCode }]);
  });
});
