import { type Client } from 'pg';
import { MAIL_QUEUE } from '../../jobs/queues.js';
import { type Finding, findings } from './finding.js';

const outbox = findings('outbox');

/** Counts of queued mails. */
interface OutboxState {
  /** Mails that are not delivered yet. */
  waiting: number;
  /** Those of them that failed at least once. */
  retrying: number;
  /** Seconds that the oldest of them has waited. */
  oldest: number;
  /** Mails that the mail server rejected in the last day. */
  refused: number;
  /** Mails whose codes expired before delivery in the last day. */
  expired: number;
}

export async function checkOutbox(client: Client): Promise<Finding> {
  const { rows } = await client.query<OutboxState>(
    `SELECT count(*) FILTER (WHERE state < 'completed')::int AS waiting,
            count(*) FILTER (WHERE state = 'retry')::int AS retrying,
            coalesce(extract(epoch FROM now() - min(created_on) FILTER (WHERE state < 'completed')), 0)::int AS oldest,
            count(*) FILTER (WHERE state = 'failed' AND output->>'reason' = 'refused')::int AS refused,
            count(*) FILTER (WHERE state = 'failed' AND output->>'reason' = 'expired')::int AS expired
       FROM pgboss.job WHERE name = $1`,
    [MAIL_QUEUE.name],
  );
  return judgeOutbox(rows[0] ?? { waiting: 0, retrying: 0, oldest: 0, refused: 0, expired: 0 });
}

function judgeOutbox({ waiting, retrying, oldest, refused, expired }: OutboxState): Finding {
  const troubles = [
    ...(retrying > 0 ? [`E-mails being retried: ${retrying}, the oldest for ${oldest} s.`] : []),
    ...(refused > 0 ? [`E-mails the mail server rejected in the last day: ${refused}.`] : []),
    ...(expired > 0 ? [`Codes that expired before they were sent in the last day: ${expired}.`] : []),
  ];
  if (troubles.length > 0) {
    return outbox.warning(
      `${troubles.join(' ')} The server's log (job.attempt-failed, job.failed) has the mail server's replies.`,
    );
  }
  return outbox.ok(`Waiting e-mails: ${waiting}; failed in the last day: none.`);
}
