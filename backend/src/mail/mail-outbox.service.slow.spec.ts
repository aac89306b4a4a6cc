import { eventually } from '../../test/support/eventually.js';
import { signUpInput } from '../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../test/support/test-app.js';
import { codeIn } from '../../test/support/test-mail-server.js';
import { TransactionsService } from '../database/transactions.service.js';
import { MailOutboxService } from './mail-outbox.service.js';
import { createAccount } from '../../test/support/factories/account.js';
import { ageJobs, jobsOf, openJobs, retryNow } from '../../test/support/jobs.js';
import { ago, secondsUntil } from '../../test/support/times.js';
import { MAIL_QUEUE } from '../jobs/queues.js';

const CONTENT = {
  subject: 'A subject',
  text: 'the secret text 314159',
  html: '<p>the secret text 314159</p>',
};

describe('the outbox', () => {
  let testApp: TestApp;
  let outbox: MailOutboxService;
  let transactions: TransactionsService;
  beforeAll(async () => {
    testApp = await startTestApp();
    outbox = testApp.app.get(MailOutboxService, { strict: false });
    transactions = testApp.app.get(TransactionsService);
  });
  afterAll(() => testApp.stop());
  afterEach(async () => {
    await testApp.mail.become('takes');
    await eventually(async () => (await waiting()).length === 0, 'the outbox to be empty');
  });

  const waiting = () => openJobs<{ usefulUntil?: string }>(testApp, MAIL_QUEUE);
  const retried = async () => (await waiting()).find(({ state }) => state === 'retry');
  const failedFor = async (reason: string) =>
    (await jobsOf(testApp, MAIL_QUEUE)).find(
      ({ state, output }) => state === 'failed' && (output as { reason: string }).reason === reason,
    );
  const post = (to: string) => transactions.run((tx) => outbox.post(tx, to, CONTENT));

  it('sends mails after their transaction commits', async () => {
    await post('kept@example.com');
    const mail = await testApp.mail.newest('kept@example.com');
    expect(mail).toMatchObject({ subject: 'A subject', html: expect.stringContaining('314159') });
    expect(mail.from?.text).toBe('"Hitohira" <no-reply@localhost>');
  });

  it('discards mails of a failed transaction', async () => {
    const failed = transactions.run(async (tx) => {
      await outbox.post(tx, 'undone@example.com', CONTENT);
      throw new Error('undone');
    });
    await expect(failed).rejects.toThrow('undone');
    // Mails are sent in order: once this one arrives, the other would have arrived.
    await post('after@example.com');
    await testApp.mail.newest('after@example.com');
    await eventually(async () => (await waiting()).length === 0);
    expect(testApp.mail.to('undone@example.com')).toEqual([]);
  });

  it('sends a mail once if its transaction was repeated', async () => {
    let attempts = 0;
    await transactions.run(async (tx) => {
      attempts += 1;
      await outbox.post(tx, 'again@example.com', CONTENT);
      if (attempts === 1) await tx.query(`DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '40001'; END $$`);
    });
    await testApp.mail.newest('again@example.com');
    await eventually(async () => (await waiting()).length === 0);
    expect(testApp.mail.to('again@example.com')).toHaveLength(1);
  });

  it('encrypts addresses and content', async () => {
    await testApp.mail.become('defers');
    await post('hidden@example.com');
    testApp.log.length = 0;
    const job = await eventually(retried);
    const inClear = /hidden|example|314159|secret|subject/i;
    expect(job.output).toMatchObject({ responseCode: 451 });
    expect(JSON.stringify([job.data, job.output])).not.toMatch(inClear);
    const line = await eventually(() => testApp.log.find(({ level }) => level === 'warn'));
    expect(line.message).toMatchObject({ event: 'job.attempt-failed', queue: 'mail', responseCode: 451 });
    expect(JSON.stringify(testApp.log)).not.toMatch(inClear);
  });

  it('sends the other mails of a batch if some fail', async () => {
    await testApp.mail.become('defers');
    const addresses = Array.from({ length: 25 }, (_each, index) => `many${index}@example.com`);
    await Promise.all(addresses.map(post));
    await eventually(retried);
    await testApp.mail.become('takes');
    for (const address of addresses) await testApp.mail.newest(address);
    await eventually(async () => (await waiting()).length === 0);
    expect(addresses.map((address) => testApp.mail.to(address).length)).toEqual(addresses.map(() => 1));
  });

  describe.each([
    ['answers 451', () => testApp.mail.become('defers'), () => testApp.mail.become('takes')],
    ['hangs', () => testApp.mail.become('hangs'), () => testApp.mail.become('takes')],
    ['refuses connections', () => testApp.mail.stop(), () => testApp.mail.listen()],
  ] as const)('if the mail server %s', (_what, fail, recover) => {
    it('responds to the request, and sends the mail later', async () => {
      await fail();
      const before = testApp.mail.connections;
      const input = signUpInput();
      const browser = testApp.browser();
      await browser.post('/api/accounts').send(input).expect(204);
      await eventually(async () => {
        const [job] = await waiting();
        return testApp.mail.connections > before || job?.state === 'retry';
      }, 'a failed attempt');
      expect(testApp.mail.to(input.email)).toEqual([]);
      await recover();
      const mail = await testApp.mail.newest(input.email);
      await browser
        .post('/api/accounts/check-code')
        .send({ code: codeIn(mail) })
        .expect(200);
      await eventually(async () => (await waiting()).length === 0);
      expect(testApp.mail.to(input.email)).toHaveLength(1);
    });
  });

  it('sends twice only if the acknowledgement was lost, with the same Message-ID', async () => {
    await testApp.mail.become('takes-unheard');
    await post('twice@example.com');
    await testApp.mail.newest('twice@example.com');
    await testApp.mail.become('takes');
    await testApp.mail.newest('twice@example.com', 2);
    await eventually(async () => (await waiting()).length === 0);
    const ids = testApp.mail.to('twice@example.com').map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toMatch(/^<[0-9a-f-]{36}@localhost>$/);
  });

  describe('a mail that is rejected permanently', () => {
    it('is tried once, kept as failed, and logged with its code only', async () => {
      await testApp.mail.become('refuses');
      const before = testApp.mail.tries;
      await post('nobody.there@example.com');
      const job = await eventually(() => failedFor('refused'));
      expect(job).toMatchObject({ output: { reason: 'refused', responseCode: 550 }, retryCount: 0 });
      await testApp.mail.become('takes');
      await post('after.refusal@example.com');
      await testApp.mail.newest('after.refusal@example.com');
      await eventually(async () => (await waiting()).length === 0);
      expect(testApp.mail.tries).toBe(before + 2);
      expect(JSON.stringify(testApp.log)).not.toContain('nobody.there');
    });

    it('is not one rejected for our credentials', async () => {
      await testApp.mail.become('wants-credentials');
      await post('patient@example.com');
      await eventually(retried);
      await testApp.mail.become('takes');
      await testApp.mail.newest('patient@example.com');
    });
  });

  it('does not send expired mails', async () => {
    const tries = testApp.mail.tries;
    await transactions.run((tx) =>
      outbox.post(tx, 'late@example.com', CONTENT, { usefulUntil: new Date(Date.now() - 1) }),
    );
    await eventually(() => failedFor('expired'));
    expect(testApp.mail.tries).toBe(tries);
  });

  it('does not send the code of a finished flow', async () => {
    await testApp.mail.become('defers');
    const input = signUpInput();
    await testApp.browser().post('/api/accounts').send(input).expect(204);
    // As if the mail server had been down until the code expired.
    await eventually(async () => {
      const { id, data } = (await retried())!;
      expect(data.usefulUntil).toBeDefined();
      const queue = await testApp.queue();
      const late = { ...data, usefulUntil: ago({ seconds: 1 }) };
      return (await queue.update(MAIL_QUEUE.name, late, { id })).updated === 1;
    });
    await testApp.mail.become('takes');
    await eventually(async () => (await waiting()).length === 0);
    expect(testApp.mail.to(input.email)).toEqual([]);
  });

  it('retries within 30 seconds for ten minutes, and then every five minutes', async () => {
    await testApp.mail.become('defers');
    await post('often@example.com');
    /** Fails the mail once more when it is this much older. Returns the delay until the next try, in seconds. */
    const failAgain = async (olderS: number) => {
      const { retryCount } = await eventually(retried);
      await ageJobs(testApp, MAIL_QUEUE, olderS);
      await retryNow(testApp, MAIL_QUEUE);
      const job = await eventually(async () => {
        const again = await retried();
        return again && again.retryCount > retryCount ? again : null;
      });
      return secondsUntil(job.startAfter);
    };
    const { id } = await eventually(retried);
    // As after many tries: the delay doubles with each.
    const queue = await testApp.queue();
    await queue.update(MAIL_QUEUE.name, undefined, { id, retryDelay: 10_000 });
    const soon = await failAgain(500);
    expect(soon).toBeGreaterThan(20);
    expect(soon).toBeLessThanOrEqual(30);
    const later = await failAgain(101);
    expect(later).toBeGreaterThan(30);
    expect(later).toBeLessThanOrEqual(300);
    await retryNow(testApp, MAIL_QUEUE);
  });

  it('enqueues and discards mails without a recipient', async () => {
    const before = testApp.mail.mails.length;
    await transactions.run((tx) => outbox.post(tx, null, CONTENT));
    await post('after.nobody@example.com');
    await testApp.mail.newest('after.nobody@example.com');
    await eventually(async () => (await waiting()).length === 0);
    expect(testApp.mail.mails).toHaveLength(before + 1);
  });

  it('marks mails as automatic', async () => {
    await post('away@example.com');
    const { headers } = await testApp.mail.newest('away@example.com');
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.get('x-auto-response-suppress')).toBe('All');
  });

  it('gives every mail its own Message-ID', async () => {
    await Promise.all([post('one@example.com'), post('two@example.com')]);
    const [one, two] = [
      await testApp.mail.newest('one@example.com'),
      await testApp.mail.newest('two@example.com'),
    ];
    expect(one.messageId).not.toBe(two.messageId);
  });
});

describe('links in mails', () => {
  it("use the public URL, whatever the request's host", async () => {
    const testApp = await startTestApp({ PUBLIC_URL: 'https://hitohira.example' });
    try {
      await createAccount(testApp, { email: 'owner@example.com', emailKey: 'owner@example.com' });
      await testApp.client
        .post('/api/accounts')
        .set({
          Origin: 'https://hitohira.example',
          Host: 'evil.example',
          'X-Forwarded-Host': 'evil.example',
          'X-Forwarded-Proto': 'http',
          Forwarded: 'host=evil.example',
          'Accept-Language': 'en',
        })
        .send(signUpInput({ email: 'owner@example.com' }))
        .expect(204);
      const mail = await testApp.mail.newest('owner@example.com');
      expect(mail.text).toContain('https://hitohira.example/en/login');
      expect(`${mail.text ?? ''}${String(mail.html)}${mail.messageId ?? ''}`).not.toContain('evil');
      expect(mail.messageId).toMatch(/@hitohira\.example>$/);
    } finally {
      await testApp.stop();
    }
  });
});
