import { testEnvironment } from '../../test/support/test-app.js';
import { eventually } from '../../test/support/eventually.js';
import { TestMailServer } from '../../test/support/test-mail-server.js';
import { loadConfig } from '../config/app-config.js';
import { type OutgoingMail } from './mail.client.js';
import { MAX_CONNECTIONS, MAX_MAILS, SmtpMailClient } from './smtp-mail.client.js';

const mailTo = (to: string): OutgoingMail => ({
  messageId: `<${to}>`,
  to,
  subject: 'A subject',
  text: 'words',
  html: '<p>words</p>',
});

describe('the connection to the mail server', () => {
  let server: TestMailServer;
  let mailer: SmtpMailClient;
  beforeEach(async () => {
    server = await TestMailServer.start();
    mailer = new SmtpMailClient(loadConfig(testEnvironment({ SMTP_URL: server.url })));
  });
  afterEach(async () => {
    mailer.onApplicationShutdown();
    await server.stop();
  });

  const sendMany = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_each, index) => mailer.send(mailTo(`n${index}@example.com`))),
    );

  it('is reused for the next mail', async () => {
    for (const to of ['one@example.com', 'two@example.com', 'three@example.com'])
      await mailer.send(mailTo(to));
    expect(server.mails).toHaveLength(3);
    expect(server.connections).toBe(1);
  });

  it('is limited in number', async () => {
    await sendMany(MAX_CONNECTIONS * 3);
    expect(server.mails).toHaveLength(MAX_CONNECTIONS * 3);
    expect(server.connections).toBe(MAX_CONNECTIONS);
  });

  it('is replaced after a number of mails', async () => {
    for (let count = 0; count < MAX_MAILS; count += 1) await mailer.send(mailTo('many@example.com'));
    expect(server.connections).toBe(1);
    await mailer.send(mailTo('many@example.com'));
    expect(server.connections).toBe(2);
  });

  it.each([
    ['with a 421 response', () => server.hangUp('421 4.4.2 Timeout, closing connection\r\n')],
    ['without a response', () => server.hangUp()],
  ])('is replaced if the server closed it %s', async (_how, hangUp) => {
    await mailer.send(mailTo('before@example.com'));
    // Not awaited: the next mail may start before the client notices.
    hangUp();
    await mailer.send(mailTo('after@example.com'));
    expect(server.to('after@example.com')).toHaveLength(1);
    expect(server.connections).toBe(2);
  });

  it('is not retried for a mail being sent when it broke, since the outbox retries', async () => {
    await mailer.send(mailTo('before@example.com'));
    await server.become('takes-unheard');
    await expect(mailer.send(mailTo('unheard@example.com'))).rejects.toThrow();
    expect(server.to('unheard@example.com')).toHaveLength(1);
  });

  it('is closed on shutdown, even while sending', async () => {
    await mailer.send(mailTo('before@example.com'));
    expect(server.open).toBe(1);
    mailer.onApplicationShutdown();
    await eventually(() => server.open === 0, 'the connection to be closed');
    await expect(mailer.send(mailTo('after@example.com'))).rejects.toThrow();
  });

  it('is closed on shutdown if the server hangs', async () => {
    await server.become('hangs');
    const hanging = mailer.send(mailTo('hanging@example.com'));
    await eventually(() => server.connections === 1, 'the connection');
    mailer.onApplicationShutdown();
    await expect(hanging).rejects.toThrow();
    await eventually(() => server.open === 0, 'the connection to be closed');
  });
});
