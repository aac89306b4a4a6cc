import { failureIn } from '../../../test/support/failures.js';
import { signUp, type SignedUp } from '../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { HEADLINE_TYPES } from './headline-type.js';

describe('headlines', () => {
  let testApp: TestApp;
  let person: SignedUp;
  beforeAll(async () => {
    testApp = await startTestApp();
    person = await signUp(testApp);
  });
  afterAll(() => testApp.stop());

  const set = (body: object) => person.browser.patch('/api/headlines').send(body);
  const headlines = async (who: Pick<SignedUp, 'browser'> = person) =>
    (await who.browser.get('/api/accounts/me').expect(200)).body.headlines as object[];

  it('are five per account, all default at first', async () => {
    const { browser, account } = await signUp(testApp);
    const nothing = HEADLINE_TYPES.map((type) => ({ type, text: null }));
    expect(await headlines({ browser })).toEqual(nothing);
    const { body } = await testApp.client.get(`/api/accounts/${account.displayId}`).expect(200);
    expect(body.headlines).toEqual(nothing);
  });

  it.each(HEADLINE_TYPES.map((type, index) => [type, index] as const))(
    '%s is set, returned and public',
    async (type, index) => {
      const text = `言葉 ${type}`.slice(0, 15);
      expect((await set({ type, text }).expect(200)).body).toEqual({ type, text });
      expect((await headlines())[index]).toEqual({ type, text });
      const { body } = await testApp.client.get(`/api/accounts/${person.account.displayId}`).expect(200);
      expect(body.headlines[index]).toEqual({ type, text });
      expect(body.headlines).toHaveLength(HEADLINE_TYPES.length);
    },
  );

  it('appear on the page at the next request', async () => {
    const path = `/profile/${person.account.displayId}`;
    for (const text of ['One', 'Two', null]) {
      await testApp.client.get(path).expect(200);
      await set({ type: 'LINK', text }).expect(200);
      await testApp.client.get(path).expect(200);
      const data = testApp.pages.rendered.findLast((page) => page.path === path)?.data;
      expect(data?.kind === 'profile' && data.account.headlines[1]).toEqual({ type: 'LINK', text });
    }
  });

  it('do not affect others', async () => {
    const other = await signUp(testApp);
    await set({ type: 'POST', text: 'One' }).expect(200);
    await set({ type: 'LINK', text: 'Two' }).expect(200);
    await set({ type: 'POST', text: 'Three' }).expect(200);
    expect((await headlines()).slice(0, 2)).toEqual([
      { type: 'POST', text: 'Three' },
      { type: 'LINK', text: 'Two' },
    ]);
    expect(await headlines(other)).toEqual(HEADLINE_TYPES.map((type) => ({ type, text: null })));
  });

  it('are reset to the default, idempotently', async () => {
    await set({ type: 'POST', text: 'One' }).expect(200);
    await set({ type: 'LINK', text: 'Two' }).expect(200);
    for (let time = 1; time <= 2; time += 1) {
      expect((await set({ type: 'POST', text: null }).expect(200)).body).toEqual({
        type: 'POST',
        text: null,
      });
      expect((await headlines()).slice(0, 2)).toEqual([
        { type: 'POST', text: null },
        { type: 'LINK', text: 'Two' },
      ]);
    }
    const { body } = await testApp.client.get(`/api/accounts/${person.account.displayId}`).expect(200);
    expect(body.headlines[0]).toEqual({ type: 'POST', text: null });
  });

  it.each([
    ['a\tb', 'a b'],
    ['花'.repeat(15), '花'.repeat(15)],
    ['🌸'.repeat(15), '🌸'.repeat(15)],
    [' 　trimmed ', 'trimmed'],
    ['か\u3099', 'が'],
    ['</script><b>x', '</script><b>x'],
  ])('store %j as %j', async (sent, kept) => {
    expect((await set({ type: 'POST', text: sent }).expect(200)).body).toEqual({ type: 'POST', text: kept });
    expect((await headlines())[0]).toEqual({ type: 'POST', text: kept });
  });

  it.each([
    [{ type: 'POST', text: '' }, 'text', 'required'],
    [{ type: 'POST', text: ' \u3000\u200b' }, 'text', 'required'],
    [{ type: 'POST' }, 'text', 'required'],
    [{ type: 'POST', text: '花'.repeat(16) }, 'text', 'invalidLength'],
    [{ type: 'POST', text: '🌸'.repeat(16) }, 'text', 'invalidLength'],
    [{ type: 'POST', text: 'a\nb' }, 'text', 'invalidFormat'],
    [{ type: 'POST', text: 'a\u0000b' }, 'text', 'invalidFormat'],
    [{ type: 'POST', text: '\ud800' }, 'text', 'invalidFormat'],
    [{ type: 'POST', text: 1 }, 'text', 'invalidFormat'],
    [{ type: 'POST', text: ['x'] }, 'text', 'invalidFormat'],
    [{ text: 'x' }, 'type', 'required'],
    [{ type: 'post', text: 'x' }, 'type', 'invalidFormat'],
    [{ type: 'ITEM', text: 'x' }, 'type', 'invalidFormat'],
    [{ type: 1, text: 'x' }, 'type', 'invalidFormat'],
    [{ type: 'POST', text: 'x', accountId: '1' }, 'accountId', 'unknownField'],
  ])('reject %j', async (body, field, errorCode) => {
    await set({ type: 'POST', text: 'Before' }).expect(200);
    expect(failureIn(await set(body).expect(400)).errors).toContainEqual({
      field,
      errorCode,
      message: expect.any(String),
    });
    expect((await headlines())[0]).toEqual({ type: 'POST', text: 'Before' });
  });
});
