import { type Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { type DataSource } from 'typeorm';
import { type ReadReplicasService } from '../database/replicas/read-replicas.service.js';
import { readOverdue } from '../jobs/overdue.read-model.js';
import { MAIL_QUEUE, QUEUES } from '../jobs/queues.js';

/**
 * Registers gauges for the connection pool, replicas, jobs, mails and overdue deletions.
 *
 * @param purgeDays days until a closed account is erased
 */
export function measureDatabase(
  registry: Registry,
  dataSource: DataSource,
  replicas: ReadReplicasService,
  purgeDays: number,
): void {
  measurePool(registry, () => (dataSource.driver as unknown as { master: Pool }).master);
  measureJobs(registry, dataSource);
  measureOverdue(registry, dataSource, purgeDays);
  measureMails(registry, dataSource);
  measureReplicas(registry, replicas);
}

function measureReplicas(registry: Registry, replicas: ReadReplicasService): void {
  new Gauge({
    name: 'hitohira_database_replicas',
    help: 'Configured read replicas, by whether they are used.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { configured, used } = replicas.counts;
      this.set({ state: 'used' }, used);
      this.set({ state: 'left_out' }, configured - used);
    },
  });
}

function measurePool(registry: Registry, pool: () => Pool): void {
  new Gauge({
    name: 'hitohira_database_connections',
    help: 'Connections in the pool, by state.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { totalCount, idleCount } = pool();
      this.set({ state: 'in_use' }, totalCount - idleCount);
      this.set({ state: 'idle' }, idleCount);
    },
  });
  new Gauge({
    name: 'hitohira_database_requests_waiting',
    help: 'Requests waiting for a connection from the pool.',
    registers: [registry],
    collect() {
      this.set(pool().waitingCount);
    },
  });
}

function measureJobs(registry: Registry, dataSource: DataSource): void {
  new Gauge({
    name: 'hitohira_jobs',
    help: 'Unfinished jobs, by queue and state. Absent while the database is unavailable.',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      const rows = await readJobs(dataSource).catch(() => null);
      if (rows === null) return;
      for (const { name } of QUEUES)
        for (const state of ['waiting', 'active']) this.set({ queue: name, state }, 0);
      for (const { queue, state, jobs } of rows) this.set({ queue, state }, jobs);
    },
  });
}

function measureMails(registry: Registry, dataSource: DataSource): void {
  new Gauge({
    name: 'hitohira_mails',
    help: 'E-mails in the outbox, waiting or failed in the last day. Absent while the database is unavailable.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      this.reset();
      const found = await readMails(dataSource).catch(() => null);
      if (found === null) return;
      this.set({ state: 'waiting' }, found.waiting);
      this.set({ state: 'failed' }, found.failed);
    },
  });
  new Gauge({
    name: 'hitohira_mails_oldest_seconds',
    help: 'Age of the oldest waiting e-mail in seconds; 0 if none is waiting.',
    registers: [registry],
    async collect() {
      this.set((await readMails(dataSource).catch(() => null))?.oldest ?? 0);
    },
  });
}

async function readMails(
  dataSource: DataSource,
): Promise<{ waiting: number; failed: number; oldest: number } | null> {
  const [row] = await dataSource.query<{ waiting: number; failed: number; oldest: number }[]>(
    `SELECT count(*) FILTER (WHERE state < 'completed')::int AS waiting,
            count(*) FILTER (WHERE state = 'failed')::int AS failed,
            coalesce(extract(epoch FROM now() - min(created_on) FILTER (WHERE state < 'completed')), 0)::float AS oldest
       FROM pgboss.job WHERE name = $1`,
    [MAIL_QUEUE.name],
  );
  return row ?? null;
}

function readJobs(dataSource: DataSource): Promise<{ queue: string; state: string; jobs: number }[]> {
  return dataSource.query(
    `SELECT name AS queue, CASE WHEN state = 'active' THEN 'active' ELSE 'waiting' END AS state,
            count(*)::int AS jobs
       FROM pgboss.job WHERE state < 'completed' AND name = ANY($1) GROUP BY 1, 2`,
    [QUEUES.map(({ name }) => name)],
  );
}

function measureOverdue(registry: Registry, dataSource: DataSource, purgeDays: number): void {
  new Gauge({
    name: 'hitohira_overdue',
    help: 'Rows overdue for deletion by hours, by table. Absent while the database is unavailable.',
    labelNames: ['what'],
    registers: [registry],
    async collect() {
      this.reset();
      const found = await readOverdue(
        (sql, parameters) => dataSource.query(sql, parameters),
        purgeDays,
      ).catch(() => []);
      for (const { what, count } of found) this.set({ what }, count);
    },
  });
}
