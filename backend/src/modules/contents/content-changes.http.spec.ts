import { createContent } from '../../../test/support/factories/content.js';
import { createItem } from '../../../test/support/factories/item.js';
import { failureIn } from '../../../test/support/failures.js';
import { signUp, type SignedUp } from '../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { Content } from './content.entity.js';
import { type ContentListResponse, type ContentResponse } from './dto/content.response.js';
import { Picture } from '../pictures/picture.entity.js';
import { sweepPictures, unusedFiles } from '../../../test/support/picture-files.js';
import { UNKNOWN_ID } from '../../../test/support/ids.js';

describe('a content', () => {
  let testApp: TestApp;
  let person: SignedUp;
  let accountId: string;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());
  beforeEach(async () => {
    person = await signUp(testApp);
    ({ accountId } = person.account);
  });

  const read = async (id: number) =>
    (await testApp.client.get(`/api/contents/${id}/accounts/${accountId}`).expect(200))
      .body as ContentResponse;
  const change = (id: number, words: object, { browser } = person) =>
    browser.patch(`/api/contents/${id}`).send(words);
  const edits = async (id: number) => {
    const { titleEdited, descriptionEdited } = await testApp.repository(Content).findOneByOrFail({ id });
    return { title: titleEdited, description: descriptionEdited };
  };

  describe('when its creator edits it', () => {
    let id: number;
    beforeEach(async () => {
      id = await createContent(testApp, accountId, {
        title: 'Before',
        description: 'What the provider said',
        hashTags: ['花'],
        readNow: true,
      });
    });

    it('gets the sent texts and keeps everything else', async () => {
      const before = await read(id);
      const words = { title: ' 新しい題 ', description: '一行目\r\n二行目' };
      const { body } = await change(id, words).expect(200);
      const text = '一行目\n二行目';
      expect(body).toEqual({ ...(before as object), title: '新しい題', description: text, text, isMe: true });
      expect(await read(id)).toEqual({ ...(body as object), isMe: false });
      expect(await edits(id)).toEqual({ title: true, description: true });
    });

    it('keeps omitted fields', async () => {
      await change(id, { title: 'After' }).expect(200);
      expect(await read(id)).toMatchObject({ title: 'After', description: 'What the provider said' });
      expect(await edits(id)).toEqual({ title: true, description: false });
      await change(id, {}).expect(200);
      expect(await read(id)).toMatchObject({ title: 'After', description: 'What the provider said' });
    });

    it("still counts as the provider's text if nothing was changed", async () => {
      await change(id, { title: 'Before', description: 'What the provider said' }).expect(200);
      expect(await edits(id)).toEqual({ title: false, description: false });
    });

    it.each([
      [{ title: null, description: null }],
      [{ title: '', description: ' \n ' }],
      [{ title: '\u200b', description: '\u2800' }],
    ])('has no texts if they contain nothing visible: %j', async (words) => {
      const { body } = await change(id, words).expect(200);
      expect(body).toMatchObject({ title: null, description: null, text: null });
    });

    it.each([
      ['title', '花'.repeat(191), 200],
      ['title', '花'.repeat(192), 400],
      ['description', '花'.repeat(5000), 200],
      ['description', '花'.repeat(5001), 400],
      ['description', `${'a\r\n'.repeat(2499)}ab`, 200],
    ])('limits the length of a %s', async (field, value, status) => {
      const answer = await change(id, { [field]: value }).expect(status);
      if (status === 400)
        expect(failureIn(answer).errors).toMatchObject([{ field, errorCode: 'invalidLength' }]);
      else expect((answer.body as Record<string, string>)[field]).toBe(value.replaceAll('\r', ''));
    });

    it.each([
      [{ title: 'a\nb' }, 'title', 'invalidFormat'],
      [{ title: 1 }, 'title', 'invalidFormat'],
      [{ description: 'a\u0000b' }, 'description', 'invalidFormat'],
      [{ description: '\ud800' }, 'description', 'invalidFormat'],
      [{ text: 'x' }, 'text', 'unknownField'],
      [{ contentUrl: 'https://example.com' }, 'contentUrl', 'unknownField'],
      [{ hashTags: ['x'] }, 'hashTags', 'unknownField'],
      [{ publishedAt: '2026-01-01T00:00:00Z' }, 'publishedAt', 'unknownField'],
      [{ titleEdited: false }, 'titleEdited', 'unknownField'],
    ])('is not changed by %j', async (words, field, errorCode) => {
      const before = await read(id);
      const answer = await change(id, words).expect(400);
      expect(failureIn(answer).errors).toMatchObject([{ field, errorCode }]);
      expect(await read(id)).toEqual(before);
    });
  });

  it.each(['patch', 'delete'] as const)('allows %s only to its owner', async (method) => {
    const id = await createContent(testApp, accountId, { title: 'Before' });
    const other = await signUp(testApp);
    await other.browser[method](`/api/contents/${id}`).send({ title: 'After' }).expect(403);
    await testApp.browser()[method](`/api/contents/${id}`).send({ title: 'After' }).expect(401);
    expect(await read(id)).toMatchObject({ title: 'Before' });
    await person.browser[method](`/api/contents/${UNKNOWN_ID}`).send({ title: 'After' }).expect(404);
    for (const wrong of ['0', '-1', '1.5', '0x10', '2147483648', 'x'])
      await person.browser[method](`/api/contents/${wrong}`).send({ title: 'After' }).expect(400);
  });

  it('is deleted together with its items and all their pictures, and nothing else', async () => {
    const kept = await createContent(testApp, accountId);
    const gone = await createContent(testApp, accountId, {
      hashTags: ['花'],
      media: [{}, { picture: false }, {}],
    });
    await createItem(testApp, accountId, kept);
    await createItem(testApp, accountId, gone);
    const pictures = (await read(gone)).media.flatMap(({ image }) => image ?? []);
    expect(pictures).toHaveLength(2);
    const countPictures = async () => (await testApp.repository(Picture).findBy({ accountId })).length;
    expect(await countPictures()).toBe(5);

    const answer = await person.browser.delete(`/api/contents/${gone}`).expect(204);
    expect(answer.text).toBe('');
    await person.browser.delete(`/api/contents/${gone}`).expect(404);
    await testApp.client.get(`/api/items/contents/${gone}`).expect(404);
    await testApp.client.get(`/api/contents/${gone}/accounts/${accountId}`).expect(404);
    for (const picture of pictures) await testApp.client.get(picture).expect(404);
    expect(await countPictures()).toBe(2);
    const { body } = await testApp.client.get(`/api/contents/accounts/${accountId}`).expect(200);
    expect((body as ContentListResponse).results.map(({ contentId }) => contentId)).toEqual([kept]);
    await sweepPictures(testApp);
    expect(await unusedFiles(testApp)).toEqual([]);
  });
});
