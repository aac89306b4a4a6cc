import { failureIn } from '../../../test/support/failures.js';
import { addPictureLink, addTextLink, fillIn, KIND, sendLink } from '../../../test/support/links.js';
import { anotherJpeg } from '../../../test/support/pictures.js';
import { signUp, type SignedUp } from '../../../test/support/sign-up.js';
import { type Browser, startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { Link } from './link.entity.js';
import { LINK_LIMITS } from './link-limits.rules.js';
import { type LinkListResponse, type LinkResponse } from './dto/link.response.js';
import { Picture } from '../pictures/picture.entity.js';
import { createLinks } from '../../../test/support/factories/link.js';
import { UNKNOWN_ID } from '../../../test/support/ids.js';
import { LinkDetail } from './link-detail.entity.js';

const FAMILY = '👨‍👩‍👧‍👦'; // Seven code points.

describe('links', () => {
  let testApp: TestApp;
  let person: SignedUp;
  beforeAll(async () => {
    testApp = await startTestApp({ THROTTLE_UPLOAD_LIMIT: '100000' });
  });
  afterAll(() => testApp.stop());
  beforeEach(async () => {
    person = await signUp(testApp);
  });

  const add = (body: object) => person.browser.post('/api/links').send(body);
  const change = (id: number, body: object) => person.browser.patch(`/api/links/${id}`).send(body);
  const listOf = async (whose: SignedUp, query = '', by: Pick<Browser, 'get'> = testApp.client) => {
    const answer = await by.get(`/api/links/accounts/${whose.account.displayId}${query}`).expect(200);
    return answer.body as LinkListResponse;
  };
  const titlesOf = ({ results }: LinkListResponse) => results.map(({ details }) => details[0]?.title);
  const faultsOf = async (call: ReturnType<Browser['post']>, status = 400) =>
    failureIn(await call.expect(status)).errors.map(({ field, errorCode }) => `${field ?? ''} ${errorCode}`);
  /** All links with their details and their files. */
  const rows = async () => {
    const details = await testApp.repository(LinkDetail).find({ order: { position: 'ASC' } });
    const pictures = await testApp.repository(Picture).find();
    const hashes = new Map(pictures.map(({ id, hash }) => [id, hash]));
    const links = await testApp.repository(Link).find({ order: { id: 'ASC' } });
    return links.map((row) => ({
      row,
      details: details
        .filter(({ linkId }) => linkId === row.id)
        .map((detail) => ({ detail, hash: hashes.get(detail.pictureId ?? 0) })),
    }));
  };
  const picturesOf = ({ account }: SignedUp) =>
    testApp.repository(Picture).findBy({ accountId: account.accountId });

  describe('the types', () => {
    it('are listed with their limits', async () => {
      const { body } = await testApp.client.get('/api/links/types').expect(200);
      const kind = (
        linkTypeId: number,
        name: string,
        detailCount: number,
        titleMax: number,
        textMax: number,
      ) => ({
        linkTypeId,
        name,
        detailCount,
        titleMax,
        textMax,
        imageRequired: name !== 'text',
      });
      expect(body).toEqual({
        results: [
          kind(1, 'text', 1, 30, 200),
          kind(2, 'image_1', 1, 30, 0),
          kind(3, 'image_3', 3, 12, 0),
          kind(4, 'image_4', 4, 30, 0),
          kind(5, 'image_text', 1, 30, 100),
        ],
        total: 5,
      });
    });

    it.each([
      ['text', 1, ['']],
      ['image_1', 1, ['image']],
      ['image_3', 3, ['image', 'image', 'image']],
      ['image_4', 4, ['image', 'image', 'image', 'image']],
      ['image_text', 1, ['image']],
    ] as const)('%s is added, returned and listed', async (name, detailCount, images) => {
      const details = [];
      for (const [index, image] of images.entries()) {
        details.push({
          title: `${name} ${index}`,
          url: `https://example.com/${index}`,
          ...(name.includes('text') ? { text: '一行目\n二行目' } : {}),
          ...(image === '' ? {} : { image: await anotherJpeg(60, 40) }),
        });
      }
      const answer = await sendLink(person, KIND[name], details).expect(201);
      const link = answer.body as LinkResponse;
      expect(link).toEqual({
        linkId: expect.any(Number),
        linkTypeId: KIND[name],
        linkTypeName: name,
        visibility: 'public',
        visibleFrom: null,
        visibleUntil: null,
        details: details.map(({ title, url, text = null, image }) => ({
          title,
          url,
          text,
          image: image ? expect.stringMatching(/^\/media\/[0-9a-f]{64}-60\.webp$/) : null,
          picture: image ? expect.objectContaining({ width: 60, height: 40 }) : null,
        })),
      });
      expect(link.details).toHaveLength(detailCount);
      for (const { image, picture } of link.details) {
        expect(picture?.url ?? null).toBe(image);
        if (image) await testApp.client.get(image).expect(200).expect('Content-Type', 'image/webp');
      }
      expect(await listOf(person)).toEqual({ results: [link], total: 1, nextOffset: null });
    });

    it('accept JSON if they have no pictures', async () => {
      const { body } = await add({ linkTypeId: KIND.text, details: [{ text: 'Only text' }] }).expect(201);
      expect(body.details).toEqual([
        { title: null, url: null, text: 'Only text', image: null, picture: null },
      ]);
    });

    it.each([
      [0, 'invalidFormat'],
      [6, 'invalidFormat'],
      [1.5, 'invalidFormat'],
      ['text', 'invalidFormat'],
      ['0x1', 'invalidFormat'],
      [[1], 'invalidFormat'],
      [null, 'required'],
      [undefined, 'required'],
    ])('do not include %j', async (linkTypeId, code) => {
      expect(await faultsOf(add({ linkTypeId, details: [{ title: 'a' }] }))).toEqual([`linkTypeId ${code}`]);
    });
  });

  describe('the details', () => {
    it.each([
      ['nothing', KIND.text, [], ['details[0][title] required']],
      ['an empty part', KIND.text, [{}], ['details[0][title] required']],
      ['an address alone', KIND.text, [{ url: 'https://a.jp' }], ['details[0][title] required']],
      ['invisible characters', KIND.text, [{ title: '\u200b', text: ' \n' }], ['details[0][title] required']],
      [
        'blank symbols',
        KIND.text,
        [{ title: '\u2800', text: '\u2028\u3164' }],
        ['details[0][title] required'],
      ],
      ['two parts', KIND.text, [{ title: 'a' }, { title: 'b' }], ['details[1] unknownField']],
      [
        'no pictures',
        KIND.image_3,
        [{ title: 'a' }, { title: 'b' }],
        [
          'details[0][image] required',
          'details[1][image] required',
          'details[2][title] required',
          'details[2][image] required',
        ],
      ],
      ['no picture beside the text', KIND.image_text, [{ text: 'a' }], ['details[0][image] required']],
      ['more than any type has', KIND.image_4, Array(5).fill({ title: 'a' }), ['details invalidLength']],
    ])('are rejected for %s', async (_what, linkTypeId, details, faults) => {
      expect(await faultsOf(add({ linkTypeId, details }))).toEqual(faults);
      expect((await listOf(person)).total).toBe(0);
    });

    it('each need a title or a text, in every type', async () => {
      const image = await anotherJpeg();
      for (const linkTypeId of [KIND.image_1, KIND.image_text]) {
        expect(await faultsOf(sendLink(person, linkTypeId, [{ url: 'https://a.jp', image }]))).toEqual([
          'details[0][title] required',
        ]);
      }
      const four = [{ title: 'a', image }, { title: 'b', image }, { image }, { title: 'd', image }];
      expect(await faultsOf(sendLink(person, KIND.image_4, four))).toEqual(['details[2][title] required']);
      await sendLink(person, KIND.image_text, [{ text: 'Text alone', image }]).expect(201);
      expect(await faultsOf(sendLink(person, KIND.image_1, [{ title: 'a', text: 'b', image }]))).toEqual([
        'details[0][text] invalidLength',
      ]);
    });

    it('have one picture each, or none, depending on the type', async () => {
      const image = await anotherJpeg();
      expect(await faultsOf(sendLink(person, KIND.text, [{ title: 'a', image }]))).toEqual([
        'details[0][image] unknownField',
      ]);
      const broken = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
      const faults = await faultsOf(sendLink(person, KIND.image_1, [{ title: 'a', image: broken }]), 415);
      expect(faults).toEqual(['details[0][image] unsupportedImage']);
      expect(
        await faultsOf(add({ linkTypeId: KIND.image_1, details: [{ title: 'a', image: '/media/x' }] })),
      ).toEqual(['details[0][image] invalidFormat']);
      expect(await picturesOf(person)).toEqual([]);
    });

    it('are stored all together or not at all', async () => {
      const image = await anotherJpeg(400, 300);
      const parts = [
        { title: 'a', image },
        { title: 'b', image },
        { title: 'c', image: image.subarray(0, image.length / 2) },
      ];
      const faults = await faultsOf(sendLink(person, KIND.image_3, parts));
      expect(faults).toEqual(['details[2][image] unreadableFile']);
      expect([await listOf(person), await picturesOf(person)]).toEqual([
        { results: [], total: 0, nextOffset: null },
        [],
      ]);
    });

    it.each([
      [KIND.text, 'title', '花'.repeat(30), '花'.repeat(30)],
      [KIND.text, 'title', '🌸'.repeat(30), '🌸'.repeat(30)],
      [KIND.text, 'title', `${FAMILY.repeat(4)}ab`, `${FAMILY.repeat(4)}ab`],
      [KIND.text, 'title', ' \u3000e\u0301か\u3099 ', 'éが'],
      [KIND.text, 'title', '\u200fשלום \u202eabc', '\u200fשלום \u202eabc'],
      [KIND.text, 'title', '</script><b>x', '</script><b>x'],
      [KIND.text, 'text', '花'.repeat(200), '花'.repeat(200)],
      [
        KIND.text,
        'text',
        `${'花'.repeat(19)}\r\n`.repeat(9) + '花'.repeat(20),
        `${'花'.repeat(19)}\n`.repeat(9) + '花'.repeat(20),
      ],
      [KIND.text, 'text', 'a\rb', 'a\nb'],
      [KIND.image_text, 'text', '🌸'.repeat(100), '🌸'.repeat(100)],
      [KIND.text, 'url', ' ｈｔｔｐｓ://例え.jp/１ ', 'https://例え.jp/1'],
      [KIND.text, 'url', `https://example.com/${'a'.repeat(480)}`, `https://example.com/${'a'.repeat(480)}`],
      [KIND.text, 'url', ' ｍａｉｌｔｏ:hana@example.com?subject=Hi ', 'mailto:hana@example.com?subject=Hi'],
      [KIND.text, 'url', 'tel:０３-１２３４-５６７８', 'tel:03-1234-5678'],
      [KIND.text, 'url', '', null],
      [KIND.text, 'text', '\u200b', null],
    ])('are stored: type %i, %s %j as %j', async (linkTypeId, field, sent, kept) => {
      const image = linkTypeId === KIND.text ? {} : { image: await anotherJpeg() };
      const { body } = await sendLink(person, linkTypeId, [{ title: 'x', ...image, [field]: sent }]).expect(
        201,
      );
      expect(body.details[0][field]).toBe(kept);
      expect((await listOf(person)).results).toEqual([body]);
    });

    it.each([
      [KIND.text, 'title', '花'.repeat(31), 'invalidLength'],
      [KIND.text, 'title', '🌸'.repeat(31), 'invalidLength'],
      [KIND.text, 'title', `${FAMILY.repeat(4)}abc`, 'invalidLength'],
      [KIND.text, 'title', 'a\r\nb', 'invalidFormat'],
      [KIND.text, 'title', 'a\u0000', 'invalidFormat'],
      [KIND.text, 'text', '花'.repeat(201), 'invalidLength'],
      [KIND.image_text, 'text', '花'.repeat(101), 'invalidLength'],
      [KIND.text, 'url', `https://example.com/${'a'.repeat(481)}`, 'invalidLength'],
      [KIND.text, 'url', 'javascript:alert(1)', 'invalidFormat'],
      [KIND.text, 'url', 'mailto:hana@example.com?cc=taro@example.com', 'invalidFormat'],
      [KIND.text, 'url', 'tel:0120-FLOWER', 'invalidFormat'],
      [KIND.text, 'url', 'https://good@evil.example', 'invalidFormat'],
      [KIND.text, 'url', 'https://VM.Lite.TikTok.com.:443/x', 'unavailableUrl'],
    ])('are rejected: type %i, %s %j', async (linkTypeId, field, sent, code) => {
      const image = linkTypeId === KIND.text ? {} : { image: await anotherJpeg() };
      const faults = await faultsOf(sendLink(person, linkTypeId, [{ title: 'x', ...image, [field]: sent }]));
      expect(faults).toEqual([`details[0][${field}] ${code}`]);
      expect((await listOf(person)).total).toBe(0);
    });

    it('have shorter titles for three pictures side by side', async () => {
      const image = await anotherJpeg();
      const three = (title: string) => ['a', title, 'c'].map((each) => ({ title: each, image }));
      for (const letter of ['花', '🌸']) {
        await sendLink(person, KIND.image_3, three(letter.repeat(12))).expect(201);
        expect(await faultsOf(sendLink(person, KIND.image_3, three(letter.repeat(13))))).toEqual([
          'details[1][title] invalidLength',
        ]);
      }
    });

    it.each([
      [{ linkTypeId: 1, details: [{ title: 'a', position: 1 }] }, 'details[0][position] unknownField'],
      [{ linkTypeId: 1, details: [{ title: 'a', pictureId: 1 }] }, 'details[0][pictureId] unknownField'],
      [{ linkTypeId: 1, details: [{ title: 1 }] }, 'details[0][title] invalidFormat'],
      [{ linkTypeId: 1, details: [{ title: ['a'] }] }, 'details[0][title] invalidFormat'],
      [{ linkTypeId: 1, details: { 0: { title: 'a' } } }, 'details invalidFormat'],
      [{ linkTypeId: 1, details: [{ title: 'a' }], accountId: 'x' }, 'accountId unknownField'],
      [{ linkTypeId: 1, details: [{ title: 'a' }], position: -5 }, 'position unknownField'],
      [{ linkTypeId: 1 }, 'details required'],
    ])('reject other fields and types: %j', async (body, fault) => {
      expect(await faultsOf(add(body))).toEqual([fault]);
    });
  });

  describe('the list', () => {
    it('shows the newest first, twenty per page, to everyone', async () => {
      for (let each = 1; each <= 23; each += 1) await addTextLink(person, `Link ${each}`);
      const first = await listOf(person);
      expect(titlesOf(first)).toEqual(Array.from({ length: 20 }, (_none, index) => `Link ${23 - index}`));
      expect(first).toMatchObject({ total: 23, nextOffset: 20 });
      const rest = await listOf(person, `?offset=${String(first.nextOffset)}`);
      expect(titlesOf(rest)).toEqual(['Link 3', 'Link 2', 'Link 1']);
      expect(rest).toMatchObject({ total: 23, nextOffset: null });
      expect(await listOf(person, '?offset=5&limit=50')).toMatchObject({ total: 23, nextOffset: null });
      expect(titlesOf(await listOf(person, '?offset=2&limit=1&x=y'))).toEqual(['Link 21']);
      expect(await listOf(person, '?offset=22&limit=1')).toMatchObject({ nextOffset: null });
      expect(await listOf(person, '?offset=21&limit=1')).toMatchObject({ nextOffset: 22 });
      expect(await listOf(person, '?offset=2000')).toEqual({ results: [], total: 23, nextOffset: null });
      for (const by of [person.browser, (await signUp(testApp)).browser]) {
        expect(await listOf(person, '', by)).toEqual(first);
      }
      const others = await listOf(await signUp(testApp));
      expect(others).toEqual({ results: [], total: 0, nextOffset: null });
    });

    it.each([
      'limit=0',
      'limit=51',
      'limit=-1',
      'limit=1.5',
      'limit=1e1',
      'limit=0x10',
      'limit=',
      'limit=NaN',
      'limit=99999999999999999999',
      'limit=1&limit=2',
      'offset=-1',
      'offset=1.5',
      'offset=2147483648',
      'offset=x',
      'offset=%00',
    ])('rejects %s', async (query) => {
      const answer = await testApp.client
        .get(`/api/links/accounts/${person.account.displayId}?${query}`)
        .expect(400);
      const [field] = query.split('=');
      expect(failureIn(answer).errors).toMatchObject([{ field, errorCode: 'invalidFormat' }]);
    });

    it("is rejected for an invalid display ID, with the parameter's name", async () => {
      for (const displayId of ['-a', 'a b', 'a'.repeat(31), '%E8%8A%B1']) {
        const answer = await testApp.client.get(`/api/links/accounts/${displayId}`).expect(400);
        expect(failureIn(answer).errors).toMatchObject([{ field: 'displayId', errorCode: 'invalidFormat' }]);
      }
    });

    it('is found like its account, but not if that is missing', async () => {
      const link = await addTextLink(person, 'Here');
      const { accountId, displayId } = person.account;
      for (const id of [displayId, displayId.toUpperCase(), accountId]) {
        const { body } = await testApp.client.get(`/api/links/accounts/${id}`).expect(200);
        expect(body.results).toEqual([link]);
      }
      await testApp.client.get('/api/links/accounts/nobody').expect(404);
      await testApp.client.get('/api/links/accounts/-').expect(400);
    });
  });

  describe('a change', () => {
    it('updates the given fields, and no others', async () => {
      const link = await addPictureLink(person, KIND.image_3, ['a', 'b', 'c']);
      const { body } = await change(link.linkId, {
        details: [{}, { title: 'B', url: 'https://b.jp' }],
      }).expect(200);
      const [first, second, third] = link.details;
      const { picture } = second!;
      expect(body).toMatchObject({
        linkId: link.linkId,
        details: [first, { title: 'B', url: 'https://b.jp', text: null, picture }, third],
      });
      expect((await listOf(person)).results).toEqual([body]);
      const again = await change(link.linkId, { details: [{}, { url: null }] }).expect(200);
      expect(again.body.details[1]).toMatchObject({ title: 'B', url: null });
      expect((await change(link.linkId, { details: [] }).expect(200)).body).toEqual(again.body);
    });

    it('can be sent as a form: a single detail, with a picture that replaces the previous one', async () => {
      const link = await addPictureLink(person, KIND.image_4, ['a', 'b', 'c', 'd']);
      const details = [{}, {}, { title: 'C', image: await anotherJpeg(70, 50) }];
      const { body } = await fillIn(person.browser.patch(`/api/links/${link.linkId}`), details).expect(200);
      const [first, second, third, fourth] = link.details;
      expect(body.details).toEqual([
        first,
        second,
        {
          title: 'C',
          url: null,
          text: null,
          image: expect.stringMatching(/-70\.webp$/),
          picture: expect.objectContaining({ width: 70, height: 50 }),
        },
        fourth,
      ]);
      expect(await picturesOf(person)).toHaveLength(4);
      await testApp.client.get(third!.image!).expect(404);
      await testApp.client.get(body.details[2].image as string).expect(200);
    });

    it('removes a text with an empty one, as long as there is a title', async () => {
      const { body: link } = await add({
        linkTypeId: 1,
        details: [{ title: 'a', text: 'b', url: 'https://c.jp' }],
      });
      const id = link.linkId as number;
      expect(await faultsOf(change(id, { details: [{ title: '', text: null }] }))).toEqual([
        'details[0][title] required',
      ]);
      const emptied = await change(id, { details: [{ title: '\u200b', url: '' }] }).expect(200);
      expect(emptied.body.details[0]).toMatchObject({ title: null, text: 'b', url: null });
      expect(await faultsOf(change(id, { details: [{ text: '' }] }))).toEqual(['details[0][title] required']);
    });

    it.each([
      [{ details: [{}, { title: 'b' }] }, 'details[1] unknownField'],
      [{ details: [{ title: '花'.repeat(31) }] }, 'details[0][title] invalidLength'],
      [{ details: [{ url: 'https://lite.tiktok.com' }] }, 'details[0][url] unavailableUrl'],
      [{ details: [{ image: null }] }, 'details[0][image] required'],
      [{ details: [{ title: 'b' }], linkTypeId: 2 }, 'linkTypeId unknownField'],
      [{ details: [null] }, 'details invalidFormat'],
      [{ details: null }, 'details required'],
    ])('is rejected as a whole: %j', async (body, fault) => {
      const link = await addTextLink(person, 'a');
      const before = await rows();
      expect(await faultsOf(change(link.linkId, body))).toContain(fault);
      expect(await rows()).toEqual(before);
    });

    it("respects the rules of the link's type", async () => {
      const three = await addPictureLink(person, KIND.image_3, ['a', 'b', 'c']);
      const before = await rows();
      expect(
        await faultsOf(change(three.linkId, { details: [{ title: '花'.repeat(13) }, { text: 'x' }] })),
      ).toEqual(['details[0][title] invalidLength', 'details[1][text] invalidLength']);
      const text = await addTextLink(person, 'a');
      const form = fillIn(person.browser.patch(`/api/links/${text.linkId}`), [
        { image: await anotherJpeg() },
      ]);
      expect(await faultsOf(form)).toEqual(['details[0][image] unknownField']);
      expect((await rows()).slice(0, before.length)).toEqual(before);
      expect(await picturesOf(person)).toHaveLength(3);
    });

    it('does not overwrite a concurrent one', async () => {
      const link = await addPictureLink(person, KIND.image_4, ['a', 'b', 'c', 'd']);
      for (let round = 1; round <= 5; round += 1) {
        const answers = await Promise.all([
          change(link.linkId, { details: [{ title: `A${round}` }] }),
          change(link.linkId, { details: [{ url: `https://a.jp/${round}` }] }),
          fillIn(person.browser.patch(`/api/links/${link.linkId}`), [
            {},
            { image: await anotherJpeg(50, 50) },
          ]),
          change(link.linkId, { details: [{}, {}, {}, { title: `D${round}` }] }),
        ]);
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
        const [{ details } = { details: [] }] = (await listOf(person)).results;
        expect(details).toMatchObject([
          { title: `A${round}`, url: `https://a.jp/${round}` },
          { title: 'b', picture: { width: 50 } },
          { title: 'c' },
          { title: `D${round}` },
        ]);
        expect(await picturesOf(person)).toHaveLength(4);
      }
    });
  });

  describe('deleting', () => {
    it('deletes the link with its pictures, and nothing else', async () => {
      const stays = await addTextLink(person, 'stays');
      const goes = await addPictureLink(person, KIND.image_3, ['a', 'b', 'c']);
      await person.browser.delete(`/api/links/${goes.linkId}`).expect(204);
      expect(await listOf(person)).toEqual({ results: [stays], total: 1, nextOffset: null });
      expect(await picturesOf(person)).toEqual([]);
      for (const { image } of goes.details) await testApp.client.get(image!).expect(404);
      await person.browser.delete(`/api/links/${goes.linkId}`).expect(404);
      await change(goes.linkId, { details: [{ title: 'x' }] }).expect(404);
    });

    it('has an effect once, even with concurrent requests', async () => {
      const link = await addPictureLink(person, KIND.image_1, ['a']);
      const calls = Array.from({ length: 10 }, () => person.browser.delete(`/api/links/${link.linkId}`));
      const statuses = (await Promise.all(calls)).map(({ status }) => status);
      expect(statuses.sort()).toEqual([204, ...Array<number>(9).fill(404)]);
    });
  });

  describe('of other accounts', () => {
    it('cannot be changed', async () => {
      const owner = await signUp(testApp);
      const link = await addPictureLink(owner, KIND.image_1, ['theirs']);
      const before = await rows();
      await change(link.linkId, { details: [{ title: 'mine' }] }).expect(403);
      await change(link.linkId, { details: [] }).expect(403);
      await fillIn(person.browser.patch(`/api/links/${link.linkId}`), [
        { image: await anotherJpeg() },
      ]).expect(403);
      await person.browser.delete(`/api/links/${link.linkId}`).expect(403);
      for (const call of [
        testApp.browser().patch(`/api/links/${link.linkId}`).send({ details: [] }),
        testApp.browser().delete(`/api/links/${link.linkId}`),
        testApp
          .browser()
          .post('/api/links')
          .send({ linkTypeId: 1, details: [{ title: 'a' }] }),
      ]) {
        await call.expect(401);
      }
      expect(await rows()).toEqual(before);
    });

    it('are distinguished from missing and invalid IDs', async () => {
      for (const id of [UNKNOWN_ID, 999_999]) {
        await change(id, { details: [{ title: 'x' }] }).expect(404);
        await person.browser.delete(`/api/links/${id}`).expect(404);
      }
      for (const id of ['0', '-1', '1.5', '1e20', '0x10', '2147483648', '99999999999999999999', 'NaN', 'x']) {
        for (const call of [
          person.browser.patch(`/api/links/${id}`).send({ details: [{ title: 'x' }] }),
          person.browser.delete(`/api/links/${id}`),
        ]) {
          expect(failureIn(await call.expect(400)).errors).toMatchObject([
            { field: 'id', errorCode: 'invalidFormat' },
          ]);
        }
      }
    });
  });

  describe('are limited:', () => {
    const fill = (count: number) => createLinks(testApp, person.account.accountId, count);

    it('to a hundred, even with concurrent requests', async () => {
      await fill(LINK_LIMITS.perAccount - 3);
      const image = await anotherJpeg();
      const calls = Array.from({ length: 12 }, (_none, index) =>
        index % 2 === 0
          ? add({ linkTypeId: 1, details: [{ title: `More ${index}` }] })
          : sendLink(person, KIND.image_1, [{ title: `More ${index}`, image }]),
      );
      const answers = await Promise.all(calls);
      const refused = answers.filter(({ status }) => status === 400);
      expect(refused).toHaveLength(9);
      for (const answer of refused) expect(failureIn(answer).errorCode).toBe('limitReached');
      expect((await listOf(person)).total).toBe(LINK_LIMITS.perAccount);
      const shown = await listOf(person, '?limit=50');
      const withPictures = shown.results.filter(({ details }) => details[0]?.image);
      expect(await picturesOf(person)).toHaveLength(withPictures.length);
      const links = await testApp.repository(Link).findBy({ accountId: person.account.accountId });
      expect(new Set(links.map(({ position }) => position)).size).toBe(LINK_LIMITS.perAccount);
    });

    it('but can be added again after one is deleted', async () => {
      await fill(LINK_LIMITS.perAccount);
      await add({ linkTypeId: 1, details: [{ title: 'a' }] }).expect(400);
      const [first] = (await listOf(person)).results;
      await person.browser.delete(`/api/links/${first!.linkId}`).expect(204);
      await addTextLink(person, 'a');
    });
  });
});
