import { randomBytes } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { promised } from '../../test/support/promised.js';
import { type AppConfig } from '../config/app-config.js';
import { type JobHandler, type JobQueueService, UnrecoverableJobError } from '../jobs/job-queue.service.js';
import { MAIL_QUEUE, type QueueDefinition } from '../jobs/queues.js';
import { MetricsRegistryService } from '../metrics/metrics-registry.service.js';
import { SealedBoxService } from '../security/sealed-box.service.js';
import { MailRefused, type OutgoingMail } from './mail.client.js';
import { MailOutboxService, type MailTerms } from './mail-outbox.service.js';

const HANA = 'hana@example.com';
const NOW = Date.parse('2027-01-28T09:00:00Z');
const CONTENT = { subject: 'Code', text: 'Your code is 314159.', html: '<p>314159</p>' };
const TX = {} as EntityManager;

interface MailJob {
  sealed: string;
  usefulUntil?: string;
}

describe('the outbox', () => {
  /** The jobs in the queue, oldest first. */
  let jobs: MailJob[];
  /** Sends the mail of a job. */
  let work: JobHandler<MailJob>;
  /** The mails that the mail server has accepted. */
  let sent: OutgoingMail[];
  /** What the mail server fails with. */
  let failure: Error | null;
  let registry: MetricsRegistryService;
  let outbox: MailOutboxService;
  beforeEach(() => {
    Logger.overrideLogger(false);
    jest.useFakeTimers();
    jest.setSystemTime(NOW);
    [jobs, sent, failure] = [[], [], null];
    registry = new MetricsRegistryService();
    outbox = new MailOutboxService(
      { publicUrl: 'https://hitohira.example:8443' } as AppConfig,
      {
        process: ({ name }: QueueDefinition, handler: JobHandler<MailJob>) => {
          if (name === MAIL_QUEUE.name) work = handler;
        },
        enqueue: (_tx: EntityManager, _queue: QueueDefinition, data: MailJob) =>
          promised(() => void jobs.push(data)),
      } as unknown as JobQueueService,
      new SealedBoxService({ encryption: randomBytes(32), encryptionPrevious: null }),
      {
        send: (mail: OutgoingMail) =>
          promised(() => {
            if (failure) throw failure;
            sent.push(mail);
          }),
      },
      registry,
    );
    outbox.onModuleInit();
  });
  afterEach(() => jest.useRealTimers());

  const post = (to: string | null = HANA, terms?: MailTerms) => outbox.post(TX, to, CONTENT, terms);
  /** Tries to send the last mail. */
  const attempt = async () => work({ id: 'job-1', data: jobs.at(-1)!, signal: new AbortController().signal });
  /** The attempts by outcome. */
  const outcomes = async () => {
    const [metric] = await registry.getMetricsAsJSON();
    const values = metric!.values.filter(({ value }) => value > 0);
    return Object.fromEntries(values.map(({ labels, value }) => [String(labels['outcome']), value]));
  };

  it('sends a mail under an ID that all attempts share', async () => {
    await post();
    await attempt();
    expect(sent).toEqual([{ ...CONTENT, to: HANA, messageId: '<job-1@hitohira.example>' }]);
    expect(await outcomes()).toEqual({ sent: 1 });
  });

  it('shows neither the address nor the content to the queue', async () => {
    await post();
    expect(Object.keys(jobs[0]!)).toEqual(['sealed']);
    expect(Buffer.from(jobs[0]!.sealed, 'base64url').toString('latin1')).not.toMatch(/hana|314159/);
  });

  it('discards a mail to nobody, whose job looks the same', async () => {
    await post(null);
    await attempt();
    expect([Object.keys(jobs[0]!), sent, await outcomes()]).toEqual([['sealed'], [], {}]);
  });

  it('has a metric of every outcome from the beginning', async () => {
    const [metric] = await registry.getMetricsAsJSON();
    expect(metric!.values.map(({ labels, value }) => [labels['outcome'], value])).toEqual([
      ...[
        ['sent', 0],
        ['deferred', 0],
        ['refused', 0],
        ['expired', 0],
      ],
    ]);
  });

  it('sends a mail until it is useless, and does not try again afterwards', async () => {
    await post(HANA, { usefulUntil: new Date(NOW + 1000) });
    expect(jobs[0]!.usefulUntil).toBe('2027-01-28T09:00:01.000Z');
    jest.setSystemTime(NOW + 999);
    await attempt();
    jest.setSystemTime(NOW + 1000);
    await expect(attempt()).rejects.toMatchObject({ name: 'UnrecoverableJobError', reason: 'expired' });
    expect([sent.length, await outcomes()]).toEqual([1, { sent: 1, expired: 1 }]);
  });

  it.each([550, null])('does not try again after a refusal: %s', async (responseCode) => {
    await post();
    failure = new MailRefused(responseCode);
    const refused = { reason: 'refused', responseCode: responseCode ?? undefined };
    await expect(attempt()).rejects.toMatchObject(refused);
    await expect(attempt()).rejects.toBeInstanceOf(UnrecoverableJobError);
    expect(await outcomes()).toEqual({ refused: 2 });
  });

  it('leaves it to the queue to try again after other failures', async () => {
    await post();
    failure = new Error('away');
    await expect(attempt()).rejects.toBe(failure);
    failure = null;
    await attempt();
    expect([sent.length, await outcomes()]).toEqual([1, { deferred: 1, sent: 1 }]);
  });

  it('sends nothing that was altered', async () => {
    await post();
    jobs[0]!.sealed += 'AAAA';
    await expect(attempt()).rejects.toThrow();
    expect([sent, await outcomes()]).toEqual([[], {}]);
  });
});
