import { createContent } from '../../../test/support/factories/content.js';
import { createItem, createItems } from '../../../test/support/factories/item.js';
import { failureIn } from '../../../test/support/failures.js';
import { storedFiles, sweepPictures } from '../../../test/support/picture-files.js';
import { anotherJpeg } from '../../../test/support/pictures.js';
import { signUp, type SignedUp } from '../../../test/support/sign-up.js';
import { type Browser, startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { type AddedItemsResponse, type ItemListResponse, type ItemResponse } from './dto/item.response.js';
import { Picture } from '../pictures/picture.entity.js';
import { Item } from './item.entity.js';
import { UNKNOWN_ID } from '../../../test/support/ids.js';

/** An item as a form sends it. */
interface ItemForm {
  majorMallFlag?: string;
  name?: string;
  url?: string;
  image?: Buffer;
  imageFileName?: string;
  [other: string]: string | Buffer | undefined;
}

describe('adding and deleting items', () => {
  let testApp: TestApp;
  let person: SignedUp;
  let contentId: number;
  beforeAll(async () => {
    testApp = await startTestApp({ MEDIA_QUOTA_MB: '1' });
  });
  afterAll(() => testApp.stop());
  beforeEach(async () => {
    person = await signUp(testApp);
    contentId = await createContent(testApp, person.account.accountId);
  });

  const send = (items: ItemForm[], to = contentId, { browser } = person) => {
    const call = browser.post(`/api/items/contents/${to}`);
    for (const [index, { image, ...texts }] of items.entries()) {
      for (const [name, value] of Object.entries(texts)) call.field(`items[${index}][${name}]`, value ?? '');
      if (image) call.attach(`items[${index}][image]`, image, 'picture.jpg');
    }
    return call;
  };
  const add = async (...items: ItemForm[]) =>
    ((await send(items).expect(201)).body as AddedItemsResponse).results;
  const mall = async (name = '花ばさみ'): Promise<ItemForm> => ({
    majorMallFlag: '1',
    name,
    image: await anotherJpeg(),
  });
  const listOf = async (id = contentId) =>
    ((await testApp.client.get(`/api/items/contents/${id}`).expect(200)).body as ItemListResponse).results;
  const faultsOf = async (call: ReturnType<Browser['post']>, status = 400) =>
    failureIn(await call.expect(status)).errors.map(({ field, errorCode }) => `${field ?? ''} ${errorCode}`);
  const kept = async () => {
    const { accountId } = person.account;
    return {
      items: await testApp.repository(Item).countBy({ accountId }),
      pictures: await testApp.repository(Picture).countBy({ accountId }),
    };
  };
  const nameOf = (address: string) => address.split('/').at(-1) ?? '';

  it('returns the items as they were sent, and lists them last', async () => {
    await add(await mall('first'));
    const added = await add(await mall('second'), {
      majorMallFlag: '０',
      url: ' ｈttps://example.com/vase?a=b ',
      image: await anotherJpeg(),
    });
    expect(added).toMatchObject([
      { majorMallFlag: true, name: 'second', url: null, destinations: [{ mall: 'amazon' }, {}, {}] },
      {
        majorMallFlag: false,
        name: null,
        url: 'https://example.com/vase?a=b',
        destinations: [{ mall: null, url: 'https://example.com/vase?a=b', sponsored: false }],
      },
    ]);
    for (const { image } of added) await testApp.client.get(image).expect(200);
    expect((await listOf()).map(({ itemId }) => itemId).slice(1)).toEqual(added.map(({ itemId }) => itemId));
    const answer = await send([await mall()]).expect(201);
    expect((answer.body as AddedItemsResponse).total).toBe(1);
  });

  it('stores the name of an item with a URL, normalised like a keyword', async () => {
    const [first] = await add(await mall());
    const imageFileName = nameOf(first?.image ?? '');
    const named = (name: string): ItemForm => ({
      majorMallFlag: '0',
      name,
      url: 'https://example.com/vase',
      imageFileName,
    });
    const added = await add(named(' ガラスの\t花瓶　'), named('𩸽'.repeat(100)), named('\u200b'), named(''));
    expect(added.map(({ name }) => name)).toEqual(['ガラスの 花瓶', '𩸽'.repeat(100), null, null]);
    expect(added[0]).toMatchObject({
      majorMallFlag: false,
      url: 'https://example.com/vase',
      destinations: [{ mall: null, url: 'https://example.com/vase', sponsored: false }],
    });
  });

  it('accepts JSON with a picture that the account already shows', async () => {
    const [first] = await add(await mall());
    const imageFileName = nameOf(first?.image ?? '');
    const { body } = await person.browser
      .post(`/api/items/contents/${contentId}`)
      .send({ items: [{ majorMallFlag: true, name: 'a', url: null, imageFileName }] })
      .expect(201);
    expect((body as AddedItemsResponse).results[0]).toMatchObject({ image: first?.image });
    expect(await kept()).toEqual({ items: 2, pictures: 3 });

    // Each has a picture of its own, which stays when the other one is deleted.
    await person.browser.delete(`/api/items/${first?.itemId}/contents/${contentId}`).expect(204);
    expect(await kept()).toEqual({ items: 1, pictures: 2 });
    await testApp.client.get(first?.image ?? '').expect(200);
  });

  it('removes the query of a long URL except its tag, for Amazon.co.jp only', async () => {
    const [first] = await add(await mall());
    const imageFileName = nameOf(first?.image ?? '');
    const at = (url: string): ItemForm => ({ majorMallFlag: '0', url, imageFileName });
    const query = `ref=${'a'.repeat(500)}&tag=hana-22`;
    const hosts = ['www.amazon.co.jp', 'amazon.co.jp', 'WWW.AMAZON.CO.JP', 'm.amazon.co.jp'];
    const added = await add(...hosts.map((host) => at(`https://${host}/dp/B01?${query}`)));
    expect(added.map(({ url }) => url)).toEqual(
      hosts.map((host) => `https://${host.toLowerCase()}/dp/B01?tag=hana-22`),
    );
    const alike = [
      'amazon.co.jp.example.com',
      'notamazon.co.jp',
      'www.amazon.com',
      'amazon.co.jp@example.com',
    ];
    const faults = await faultsOf(send(alike.map((host) => at(`https://${host}/dp/B01?${query}`))));
    expect(faults).toEqual(alike.map((_host, index) => `items[${index}][url] invalidLength`));
    expect(await kept()).toEqual({ items: 5, pictures: 6 });
  });

  it('accepts empty form fields for missing values', async () => {
    const image = await anotherJpeg();
    const added = await add(
      { majorMallFlag: '0', name: '', url: 'https://example.com/vase', imageFileName: ' ', image },
      { majorMallFlag: '1', name: '花ばさみ', url: '\u3000', imageFileName: '', image },
    );
    expect(added).toMatchObject([
      { majorMallFlag: false, name: null, url: 'https://example.com/vase' },
      { majorMallFlag: true, name: '花ばさみ', url: null },
    ]);
    const empty = { name: '', url: '', imageFileName: '' };
    const faults = await faultsOf(
      send([
        { majorMallFlag: '0', ...empty },
        { majorMallFlag: '1', ...empty },
      ]),
    );
    expect(faults).toEqual([
      'items[0][url] required',
      'items[0][image] required',
      'items[1][name] required',
      'items[1][image] required',
    ]);
  });

  it('accepts the picture of the content', async () => {
    const { body } = await person.browser
      .get(`/api/contents/accounts/${person.account.displayId}`)
      .expect(200);
    const imageFileName = String(body.results[0].media[0].imageFileName);
    expect(await add({ majorMallFlag: '1', name: 'a', imageFileName })).toMatchObject([
      { image: body.results[0].media[0].image },
    ]);
  });

  it.each<[what: string, change: (item: ItemForm, image: Buffer) => ItemForm, faults: string[]]>([
    ['no flag', ({ majorMallFlag: _flag, ...item }) => item, ['items[1][majorMallFlag] required']],
    [
      'an invalid flag',
      (item) => ({ ...item, majorMallFlag: '2' }),
      ['items[1][majorMallFlag] invalidFormat'],
    ],
    [
      'a keyword and an address',
      (item) => ({ ...item, url: 'https://example.com' }),
      ['items[1][url] unknownField'],
    ],
    ['no keyword', ({ name: _name, ...item }) => item, ['items[1][name] required']],
    ['a blank keyword', (item) => ({ ...item, name: ' ' }), ['items[1][name] required']],
    [
      'a keyword that is too long',
      (item) => ({ ...item, name: 'あ'.repeat(101) }),
      ['items[1][name] invalidLength'],
    ],
    [
      'neither keyword nor address',
      (_item, image) => ({ majorMallFlag: '0', image }),
      ['items[1][url] required'],
    ],
    [
      'an address with a name that is too long',
      (item) => ({ ...item, majorMallFlag: '0', url: 'https://example.com', name: 'あ'.repeat(101) }),
      ['items[1][name] invalidLength'],
    ],
    [
      'an address with a name on two lines',
      (item) => ({ ...item, majorMallFlag: '0', url: 'https://example.com', name: 'a\nb' }),
      ['items[1][name] invalidFormat'],
    ],
    [
      'an invalid address',
      (_item, image) => ({ majorMallFlag: '0', url: 'javascript:alert(1)', image }),
      ['items[1][url] invalidFormat'],
    ],
    [
      'an address that stays too long',
      (_item, image) => ({
        majorMallFlag: '0',
        url: `https://www.amazon.co.jp/${'a'.repeat(500)}?b=c`,
        image,
      }),
      ['items[1][url] invalidLength'],
    ],
    [
      'an address on a blocked host',
      (_item, image) => ({ majorMallFlag: '0', url: 'https://lite.tiktok.com/x', image }),
      ['items[1][url] unavailableUrl'],
    ],
    ['no picture', ({ image: _image, ...item }) => item, ['items[1][image] required']],
    [
      'a picture in both forms',
      (item) => ({ ...item, imageFileName: `${'0'.repeat(64)}-40.webp` }),
      ['items[1][imageFileName] unknownField'],
    ],
    [
      'an unknown file',
      ({ image: _image, ...item }) => ({ ...item, imageFileName: `${'0'.repeat(64)}-40.webp` }),
      ['items[1][imageFileName] invalidFormat'],
    ],
    [
      'an invalid file name',
      ({ image: _image, ...item }) => ({ ...item, imageFileName: '../../secrets' }),
      ['items[1][imageFileName] invalidFormat'],
    ],
    ['an unknown field', (item) => ({ ...item, id: '1' }), ['items[1][id] unknownField']],
  ])('rejects all items if one has %s', async (_what, change, faults) => {
    const image = await anotherJpeg();
    const items = [await mall(), change({ majorMallFlag: '1', name: 'b', image }, image)];
    expect(await faultsOf(send(items))).toEqual(faults);
    expect(await kept()).toEqual({ items: 0, pictures: 1 });
  });

  describe('leaves no row and no file behind', () => {
    const twelve = async (last: ItemForm) => {
      const others = Array.from({ length: 11 }, async (_none, index) => mall(`item ${index}`));
      return [...(await Promise.all(others)), last];
    };
    /** Expects items, pictures and files to be unchanged after unused files are swept. */
    const expectUnchanged = async (files: string[]) => {
      expect(await kept()).toEqual({ items: 0, pictures: 1 });
      await sweepPictures(testApp);
      expect(await storedFiles(testApp)).toEqual(files);
    };
    let files: string[];
    beforeEach(async () => {
      await sweepPictures(testApp);
      files = await storedFiles(testApp);
    });

    it('if the twelfth item breaks a rule', async () => {
      const items = await twelve(await mall(' '));
      expect(await faultsOf(send(items))).toEqual(['items[11][name] required']);
      await expectUnchanged(files);
    });

    it('if the twelfth picture is invalid', async () => {
      const items = await twelve({ ...(await mall()), image: Buffer.from('no picture') });
      expect(await faultsOf(send(items), 415)).toEqual(['items[11][image] unsupportedImage']);
      await expectUnchanged(files);
    });

    it('if the twelfth item names a missing picture', async () => {
      const imageFileName = `${'0'.repeat(64)}-40.webp`;
      const items = await twelve({ majorMallFlag: '1', name: 'a', imageFileName });
      expect(await faultsOf(send(items))).toEqual(['items[11][imageFileName] invalidFormat']);
      await expectUnchanged(files);
    });

    it('if the database connection is lost in between', async () => {
      // The twelfth insert ends the connection, when the others are inserted but not committed.
      const items = await twelve(await mall('the last'));
      await testApp.sql(`
        CREATE FUNCTION lose_database() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN new; END $$;
        CREATE TRIGGER lose_database BEFORE INSERT ON items FOR EACH ROW WHEN (new.name = 'the last')
          EXECUTE FUNCTION lose_database()`);
      try {
        await send(items).expect(503);
      } finally {
        await testApp.sql('DROP TRIGGER lose_database ON items; DROP FUNCTION lose_database');
      }
      await expectUnchanged(files);
      // A retry stores everything.
      await send(items).expect(201);
      expect(await kept()).toEqual({ items: 12, pictures: 13 });
    });

    it('if there are thirteen items', async () => {
      const items = [...(await twelve(await mall())), await mall()];
      expect(await faultsOf(send(items))).toEqual(['items invalidLength']);
      await expectUnchanged(files);
    });
  });

  it('rejects a picture that only another account shows', async () => {
    const other = await signUp(testApp);
    const otherContent = await createContent(testApp, other.account.accountId);
    const { body } = await send([await mall()], otherContent, other).expect(201);
    const [theirs] = (body as AddedItemsResponse).results;
    const imageFileName = nameOf(theirs?.image ?? '');
    expect(await faultsOf(send([{ majorMallFlag: '1', name: 'a', imageFileName }]))).toEqual([
      'items[0][imageFileName] invalidFormat',
    ]);
  });

  it('accepts one to twelve items', async () => {
    const [first] = await add(await mall());
    const imageFileName = nameOf(first?.image ?? '');
    const several = (count: number) =>
      Array.from({ length: count }, (_none, index) => ({
        majorMallFlag: '1',
        name: `item ${index}`,
        imageFileName,
      }));
    await send(several(12)).expect(201);
    for (const count of [13, 40])
      expect(await faultsOf(send(several(count)))).toEqual(['items invalidLength']);
    const answer = await send(several(13)).set('Accept-Language', 'ja').expect(400);
    // Lists have a message of their own, about the number of entries.
    expect(failureIn(answer).errors[0]?.message).toContain('件数');
    for (const items of [[], undefined, {}, 'a']) {
      await person.browser.post(`/api/items/contents/${contentId}`).send({ items }).expect(400);
    }
    expect(await kept()).toEqual({ items: 13, pictures: 14 });
  });

  it('respects the limit of the content, even with concurrent requests', async () => {
    await createItems(testApp, person.account.accountId, contentId, 190);
    const [some] = await listOf();
    const imageFileName = nameOf(some?.image ?? '');
    const six = Array.from({ length: 6 }, () => ({ majorMallFlag: '1', name: 'a', imageFileName }));
    const answers = await Promise.all([send(six), send(six)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect(failureIn(answers.find(({ status }) => status === 400)!).errorCode).toBe('limitReached');
    expect((await kept()).items).toBe(196);
  });

  it('accepts only contents of the account', async () => {
    const other = await signUp(testApp);
    const item = [await mall()];
    await send(item, contentId, other).expect(403);
    await send(item, UNKNOWN_ID).expect(404);
    await testApp.client.post(`/api/items/contents/${contentId}`).send({ items: [] }).expect(401);
    for (const id of ['0', '-1', 'x', '9007199254740992']) {
      await person.browser.post(`/api/items/contents/${id}`).send({ items: [] }).expect(400);
    }
    expect(await kept()).toEqual({ items: 0, pictures: 1 });
  });

  describe('deletes an item', () => {
    let item: ItemResponse;
    beforeEach(async () => {
      [item] = (await add(await mall())) as [ItemResponse];
    });
    const deleteThrough = (content: number, { browser } = person) =>
      browser.delete(`/api/items/${item.itemId}/contents/${content}`);

    it('with its picture, once', async () => {
      await deleteThrough(contentId).expect(204);
      expect(await listOf()).toEqual([]);
      expect(await kept()).toEqual({ items: 0, pictures: 1 });
      await testApp.client.get(item.image).expect(404);
      await deleteThrough(contentId).expect(404);
    });

    it.each(['x', '0', '-1', '9007199254740992'])('not by the id %s, in either place', async (id) => {
      await person.browser.delete(`/api/items/${id}/contents/${contentId}`).expect(400);
      await person.browser.delete(`/api/items/${item.itemId}/contents/${id}`).expect(400);
      expect(await listOf()).toHaveLength(1);
    });

    it('through its own content only', async () => {
      const other = await signUp(testApp);
      const otherContent = await createContent(testApp, other.account.accountId);
      await deleteThrough(otherContent).expect(403);
      await deleteThrough(await createContent(testApp, person.account.accountId)).expect(404);
      await deleteThrough(UNKNOWN_ID).expect(404);
      await deleteThrough(contentId, other).expect(403);
      await deleteThrough(otherContent, other).expect(404);
      await testApp.client.delete(`/api/items/${item.itemId}/contents/${contentId}`).expect(401);
      expect(await listOf()).toHaveLength(1);
    });
  });

  it('uses MyLink and LinkSwitch until the account opts out', async () => {
    const change = (changes: object) => person.browser.patch('/api/accounts/me').send(changes).expect(200);
    await createItem(testApp, person.account.accountId, contentId, { url: 'https://shopping.yahoo.co.jp/a' });
    const destination = async () => (await listOf())[0]?.destinations;
    const plain = [{ mall: null, url: 'https://shopping.yahoo.co.jp/a', sponsored: false }];
    await change({ mylinkPid: '892559858' });
    expect(await destination()).toEqual(plain);
    await change({ mylinkSid: '3764408' });
    expect(await destination()).toEqual([
      {
        mall: null,
        url: expect.stringMatching(/^https:\/\/ck\.jp\.ap\.valuecommerce\.com\//),
        sponsored: true,
      },
    ]);
    await change({ mylinkSid: '-1', linkswitchPid: '892690966' });
    expect(await destination()).toEqual([{ ...plain[0], sponsored: true }]);
    await change({ optout: '1' });
    expect(await destination()).toEqual(plain);
  });
});
