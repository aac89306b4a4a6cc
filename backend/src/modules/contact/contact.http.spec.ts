import { createContent } from '../../../test/support/factories/content.js';
import { createItem } from '../../../test/support/factories/item.js';
import { failureIn } from '../../../test/support/failures.js';
import { queueIsDone, runJob } from '../../../test/support/jobs.js';
import { comeBack, erase, leave, suspend } from '../../../test/support/leaving.js';
import { addTextLink } from '../../../test/support/links.js';
import { signUp, type SignedUp } from '../../../test/support/sign-up.js';
import { type Browser, PUBLIC_URL, startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { SWEEP_CONTACT_QUEUE, MAIL_QUEUE } from '../../jobs/queues.js';
import { ContactMessage } from './contact-message.entity.js';
import { Account } from '../accounts/account.entity.js';
import { ago } from '../../../test/support/times.js';
import { UNKNOWN_ID } from '../../../test/support/ids.js';

const OPERATOR = 'operator@example.com';

let addresses = 0;

/** An unused address, because the mails to an address are limited per hour. */
function newAddress(): string {
  addresses += 1;
  return `writer${addresses}@example.com`;
}

describe('messages to the operator', () => {
  let testApp: TestApp;
  let creator: SignedUp;
  beforeAll(async () => {
    testApp = await startTestApp({ OPERATOR_EMAIL: OPERATOR, THROTTLE_MAIL_HOUR_LIMIT: '3' });
    creator = await signUp(testApp, { displayId: 'hana.report', displayName: '花' });
  });
  afterAll(() => testApp.stop());
  beforeEach(async () => {
    await testApp.repository(ContactMessage).deleteAll();
  });

  const message = (overrides: object = {}) => ({
    name: '山田はな',
    email: newAddress(),
    contactType: 'SERVICE',
    content: '使い方を教えてください。',
    ...overrides,
  });
  const send = (body: object, who: Browser = testApp.browser(), language = 'ja') =>
    who.post('/api/contact').set('Accept-Language', language).send(body);
  const kept = () => testApp.repository(ContactMessage).find({ order: { id: 'ASC' } });
  const newest = async () => (await testApp.repository(ContactMessage).maximum('id')) ?? 0;
  /** The mail to the operator about the last message. */
  const operatorMail = async () => {
    const id = await newest();
    return testApp.mail.about(OPERATOR, `#${id}`);
  };
  const allMailed = () => queueIsDone(testApp, MAIL_QUEUE);

  it('are stored, mailed to the operator, and acknowledged to the sender', async () => {
    const body = message({ content: '一行目です。\r\n二行目です。' });
    const answer = await send(body).expect(204);
    expect(answer.text).toBe('');
    expect(await kept()).toEqual([
      expect.objectContaining({
        contactType: 'SERVICE',
        name: '山田はな',
        email: body.email,
        content: '一行目です。\n二行目です。',
        language: 'ja',
        accountId: null,
        aboutKind: null,
        closedAt: null,
      }),
    ]);
    const id = await newest();
    const { subject, text } = await operatorMail();
    expect(subject).toBe(`お問い合わせ #${id}（サービスの使い方）— Hitohira`);
    for (const words of ['山田はな', body.email, '一行目です。\n二行目です。']) expect(text).toContain(words);
    expect(text).not.toContain('アカウント');
    const receipt = await testApp.mail.newest(body.email);
    expect(receipt.subject).toBe(`お問い合わせを受け付けました（#${id}）— Hitohira`);
    expect(receipt.text).toContain('一行目です。\n二行目です。');
  });

  it('are acknowledged in the language of the request', async () => {
    const body = message();
    await send(body, testApp.browser(), 'en').expect(204);
    const id = await newest();
    expect((await operatorMail()).subject).toBe(`Message #${id} (Using the service) — Hitohira`);
    expect((await testApp.mail.newest(body.email)).subject).toBe(
      `We received your message (#${id}) — Hitohira`,
    );
  });

  it('are repeated in the receipt, with links only for a confirmed address', async () => {
    const words = 'Visit https://evil.example now';
    const stranger = message({ name: 'https://evil.example', content: words });
    await send(stranger, creator.browser).expect(204);
    const receipt = await testApp.mail.newest(stranger.email);
    expect(`${receipt.subject ?? ''}${receipt.text ?? ''}${String(receipt.html)}`).not.toContain(
      'evil.example',
    );
    expect(receipt.text).toContain('Visit （リンクは省略しました） now');

    await send(message({ email: creator.input.email.toUpperCase(), content: words }), creator.browser).expect(
      204,
    );
    const id = await newest();
    expect((await testApp.mail.about(creator.input.email, `#${id}`)).text).toContain(words);
    expect((await operatorMail()).text).toContain('@hana.report');
    expect((await kept()).map(({ accountId }) => accountId)).toEqual([
      creator.account.accountId,
      creator.account.accountId,
    ]);
  });

  it.each([
    'http://evil.example/?a=b#c',
    'hxxps://evil.example',
    'HTTPS://EVIL.EXAMPLE',
    'www.evil.example',
    'evil.example',
    'evil.example:8080/path',
    'sub.evil.example/花',
    'somebody+x@evil.example',
    'mailto:somebody@evil.example',
    'xn--evil-4ya.example',
    'evil.みんな',
    'пример.рф/evil',
    'evil.例え.com',
    'evil。example',
    '192.0.2.7/evil',
  ])('do not mail links to strangers: %s', async (written) => {
    const stranger = message({ content: `見てください ${written} （3.5 か 1.0.2 です。以上）` });
    await send(stranger, testApp.browser(), 'en').expect(204);
    const { text, html } = await testApp.mail.newest(stranger.email);
    expect(`${text ?? ''}${String(html)}`).not.toMatch(/evil|somebody@/i);
    expect(text).toContain('見てください ');
    expect(text).toContain('(link left out) （3.5 か 1.0.2 です。以上）');
  });

  it('send no receipts beyond the hourly limit', async () => {
    const email = newAddress();
    for (let index = 1; index <= 5; index += 1) await send(message({ email })).expect(204);
    await allMailed();
    expect(testApp.mail.to(email)).toHaveLength(3);
    expect(await kept()).toHaveLength(5);
  });

  it('are stored, mailed and acknowledged together, or not at all', async () => {
    const body = message();
    await testApp.sql(`
      CREATE FUNCTION refuse_messages() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'no'; END $$`);
    await testApp.sql(`
      CREATE CONSTRAINT TRIGGER refuse AFTER INSERT ON contact_messages
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_messages()`);
    try {
      await send(body).expect(500);
    } finally {
      await testApp.sql('DROP TRIGGER refuse ON contact_messages');
      await testApp.sql('DROP FUNCTION refuse_messages');
    }
    await allMailed();
    expect(await kept()).toEqual([]);
    expect(testApp.mail.to(body.email)).toEqual([]);
  });

  describe('are rejected', () => {
    const VALID = { name: 'Hana', email: 'hana@example.com', contactType: 'OTHER', content: 'Words' };
    const at = (length: number) =>
      `${'a'.repeat(64)}@${`${'d'.repeat(60)}.`.repeat(3)}example.com`.padEnd(length, 'x');

    it.each([
      ['name', undefined, 'required'],
      ['name', null, 'required'],
      ['name', ' \u3000', 'required'],
      ['name', '花'.repeat(51), 'invalidLength'],
      ['name', 'Hana\r\nBcc: all@example.com', 'invalidFormat'],
      ['name', 5, 'invalidFormat'],
      ['email', undefined, 'required'],
      ['email', '', 'required'],
      ['email', at(257), 'invalidLength'],
      ['email', 'hana', 'invalidFormat'],
      ['email', '花@example.com', 'invalidFormat'],
      ['email', 'hana@example.com\r\nBcc: all@example.com', 'invalidFormat'],
      ['email', 'hana@example.com, all@example.com', 'invalidFormat'],
      ['contactType', undefined, 'required'],
      ['contactType', '', 'required'],
      ['contactType', 'service', 'invalidFormat'],
      ['contactType', 'MAG', 'invalidFormat'],
      ['content', undefined, 'required'],
      ['content', '\n\n', 'required'],
      ['content', '花'.repeat(501), 'invalidLength'],
      ['content', 'a\u0000b', 'invalidFormat'],
      ['about', 'content:1', 'unknownField'],
      ['agreed', true, 'unknownField'],
    ])('with %s: %j (%s)', async (field, value, errorCode) => {
      const answer = await send({ ...VALID, [field]: value }).expect(400);
      expect(failureIn(answer).errors).toEqual([{ field, errorCode, message: expect.any(String) }]);
      expect(await kept()).toEqual([]);
    });

    it('with every invalid field', async () => {
      const answer = await send({ contactType: 'SERVICE', content: '花'.repeat(501) }).expect(400);
      expect(failureIn(answer).errors.map(({ field, errorCode }) => [field, errorCode])).toEqual([
        ['name', 'required'],
        ['email', 'required'],
        ['content', 'invalidLength'],
      ]);
    });

    it.each(['AFFILIATE', 'CORPORATION'])('from visitors about %s', async (contactType) => {
      const answer = await send(message({ contactType })).expect(400);
      expect(failureIn(answer).errors).toEqual([
        { field: 'contactType', errorCode: 'invalidFormat', message: expect.any(String) },
      ]);
      expect(await kept()).toEqual([]);
      await send(message({ contactType }), creator.browser).expect(204);
      expect(await kept()).toEqual([expect.objectContaining({ contactType: contactType })]);
    });
  });

  it('are accepted up to the maximum length', async () => {
    const [name, content] = ['花'.repeat(50), '🌸'.repeat(500)];
    await send(message({ name, contactType: 'HITOHIRA_MAG', content })).expect(204);
    expect(await kept()).toEqual([expect.objectContaining({ name, content })]);
  });

  describe('that try to break mails', () => {
    const EVIL = '</p><script>alert(1)</script><img src=x onerror=alert(1)>"\'&amp;';

    it('arrive as text, in one mail with intact headers', async () => {
      const body = message({
        name: `"Hana" <all@example.com>, ${'x'.repeat(10)}`,
        content: `${EVIL}\r\n\r\nSubject: other\r\nBcc: all@example.com\r\n\r\n.\r\nMAIL FROM:<x>`,
      });
      await allMailed();
      const before = testApp.mail.mails.length;
      await send(body).expect(204);
      const mail = await operatorMail();
      await allMailed();
      expect(testApp.mail.mails).toHaveLength(before + 2);
      expect(testApp.mail.to('all@example.com')).toEqual([]);
      expect([mail.bcc, mail.cc]).toEqual([undefined, undefined]);
      expect(mail.subject).toMatch(/^お問い合わせ #\d+（サービスの使い方）— Hitohira$/);
      expect(mail.html).not.toMatch(/<script|<img|onerror=alert\(1\)>/);
      expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
      expect(mail.html).toContain('&quot;Hana&quot; &lt;all@example.com&gt;');
      expect(mail.text).toContain('Bcc: all@example.com');
    });
  });

  describe('that report something', () => {
    let contentId: number;
    let itemId: number;
    let linkId: number;
    beforeAll(async () => {
      const { accountId } = creator.account;
      contentId = await createContent(testApp, accountId);
      itemId = await createItem(testApp, accountId, contentId);
      linkId = (await addTextLink(creator, 'A link')).linkId;
    });

    const report = (overrides: object = {}) => ({
      contactType: 'REPORT',
      content: 'なりすましです。',
      ...overrides,
    });
    const subjects = () => [
      ['profile', 'hana.report', creator.account.accountId, '/profile/hana.report'],
      ['profile', creator.account.accountId, creator.account.accountId, '/profile/hana.report'],
      ['content', String(contentId), String(contentId), `/profile/hana.report/contents/${contentId}`],
      ['item', String(itemId), String(itemId), `/profile/hana.report/contents/${contentId}`],
      ['link', String(linkId), String(linkId), '/profile/hana.report'],
    ];

    it('may be anonymous', async () => {
      await send(report()).expect(204);
      await send(report({ name: '', email: '' })).expect(204);
      expect(await kept()).toEqual([
        expect.objectContaining({ name: null, email: null, aboutKind: null }),
        expect.objectContaining({ name: null, email: null, aboutKind: null }),
      ]);
      await allMailed();
    });

    it('acknowledge and validate a named sender', async () => {
      const email = newAddress();
      await send(report({ email })).expect(204);
      expect((await testApp.mail.newest(email)).text).toContain('ご報告を受け付けました');
      const answer = await send(report({ email: 'nobody', name: 'a\nb' })).expect(400);
      expect(failureIn(answer).errors.map(({ field, errorCode }) => [field, errorCode])).toEqual([
        ['name', 'invalidFormat'],
        ['email', 'invalidFormat'],
      ]);
    });

    it('name the subject, its owner and its page to the operator', async () => {
      for (const [kind, named, id, path] of subjects()) {
        await send(report({ about: `${kind}:${named}` })).expect(204);
        const [row] = (await kept()).slice(-1);
        expect(row).toMatchObject({
          aboutKind: kind,
          aboutId: id,
          aboutAccountId: creator.account.accountId,
          aboutPath: path,
        });
        const { text } = await operatorMail();
        expect(text).toContain(`(${kind}:${id})`);
        expect(text).toContain(`@hana.report (${creator.account.accountId})`);
        expect(text).toContain(`${PUBLIC_URL}/ja${path}`);
      }
    });

    it.each([`content:${UNKNOWN_ID}`, `item:${UNKNOWN_ID}`, `link:${UNKNOWN_ID}`, 'profile:nobody.is.here'])(
      'fail if the subject does not exist: %s',
      async (about) => {
        const answer = await send(report({ about })).expect(404);
        expect(failureIn(answer).errors).toEqual([
          { field: 'about', errorCode: 'unknown', message: expect.any(String) },
        ]);
        expect(await kept()).toEqual([]);
      },
    );

    it.each(['content:0', 'news:1', '/profile/hana.report', 'javascript:alert(1)'])(
      'reject a malformed subject: %s',
      async (about) => {
        const answer = await send(report({ about })).expect(400);
        expect(failureIn(answer).errors).toEqual([
          { field: 'about', errorCode: 'invalidFormat', message: expect.any(String) },
        ]);
      },
    );

    it('cannot be about invisible content', async () => {
      const { browser } = creator;
      const blocks = (show: boolean) =>
        browser
          .put(`/api/blocks/${creator.account.accountId}/orders`)
          .send({
            orders: ['content', 'link', 'item'].map((name, index) => ({
              name,
              order: index + 1,
              show: name !== 'link' || show,
            })),
          })
          .expect(204);
      await blocks(false);
      await send(report({ about: `link:${linkId}` })).expect(404);
      await blocks(true);
      await send(report({ about: `link:${linkId}` })).expect(204);
      await suspend(testApp, creator, true);
      for (const [kind, named] of subjects()) await send(report({ about: `${kind}:${named}` })).expect(404);
      await suspend(testApp, creator, false);
    });
  });

  describe('are erased', () => {
    const count = async () => (await kept()).length;

    it('after a year, open or closed, by a job', async () => {
      for (let index = 0; index < 3; index += 1) await send(message()).expect(204);
      const [old, closed] = await kept();
      await testApp.repository(ContactMessage).update(old!.id, { createdAt: ago({ days: 365 }) });
      await testApp
        .repository(ContactMessage)
        .update(closed!.id, { createdAt: ago({ days: 364 }), closedAt: new Date() });
      await runJob(testApp, SWEEP_CONTACT_QUEUE);
      expect(await count()).toBe(2);
      expect((await kept()).map(({ id }) => id)).not.toContain(old!.id);
    });

    it("with the sender's or the reported account", async () => {
      const person = await signUp(testApp);
      await send(message(), person.browser).expect(204);
      await send({
        contactType: 'REPORT',
        content: 'Spam',
        about: `profile:${person.account.displayId}`,
      }).expect(204);
      await send(message()).expect(204);
      await leave(person);
      expect(await count()).toBe(3);
      await comeBack(testApp, person);
      expect(await count()).toBe(3);
      await testApp
        .repository(Account)
        .update(person.account.accountId, { withdrawnAt: new Date(), emailKey: null });
      await erase(testApp, person);
      expect(await count()).toBe(1);
    });
  });

  it('are logged without sender and text', async () => {
    testApp.log.length = 0;
    const body = message({ content: 'A secret of mine' });
    await send(body).expect(204);
    await allMailed();
    const log = JSON.stringify(testApp.log);
    expect(log).toContain('contact.received');
    for (const words of [body.email, body.name, body.content]) expect(log).not.toContain(words);
  });
});

describe('without an operator address', () => {
  it('messages are stored and acknowledged', async () => {
    const testApp = await startTestApp();
    try {
      const email = newAddress();
      await testApp
        .browser()
        .post('/api/contact')
        .send({ name: 'Hana', email, contactType: 'OTHER', content: 'Words' })
        .expect(204);
      await testApp.mail.newest(email);
      expect(testApp.mail.mails).toHaveLength(1);
      expect(await testApp.repository(ContactMessage).find()).toHaveLength(1);
    } finally {
      await testApp.stop();
    }
  });
});
