import { Logger } from '@nestjs/common';
import { type DataSource, type EntityManager } from 'typeorm';
import { type JobQueueService } from '../../jobs/job-queue.service.js';
import { ACT_LIMITS } from './insert-act.js';
import { type OperatorAct } from './operator-act.entity.js';
import { OperatorActsService } from './operator-acts.service.js';

/** Acts in memory. */
class FakeManager implements Pick<EntityManager, 'insert'> {
  readonly acts: Partial<OperatorAct>[] = [];

  insert(...[, act]: Parameters<EntityManager['insert']>): ReturnType<EntityManager['insert']> {
    const id = this.acts.push(act as Partial<OperatorAct>);
    return Promise.resolve({ identifiers: [{ id }], generatedMaps: [], raw: [] });
  }
}

describe('the audit log', () => {
  let manager: FakeManager;
  let service: OperatorActsService;
  beforeEach(() => {
    Logger.overrideLogger(false);
    manager = new FakeManager();
    service = new OperatorActsService({ manager } as unknown as DataSource, {} as JobQueueService);
  });

  const record = (subject?: string) => service.record({ act: 'news publish', operator: 'taro', subject });

  it('numbers acts', async () => {
    expect([await record('n-1'), await record('n-2')]).toEqual([1, 2]);
    expect(manager.acts[0]).toEqual({ act: 'news publish', operator: 'taro', subject: 'n-1' });
  });

  it.each([ACT_LIMITS.subject, ACT_LIMITS.subject + 1])(
    'keeps the start of %s characters',
    async (length) => {
      await record('a'.repeat(length));
      expect(manager.acts[0]?.subject).toHaveLength(ACT_LIMITS.subject);
    },
  );

  it('may have no subject', async () => {
    await record();
    expect(manager.acts[0]?.subject).toBeNull();
  });

  it('records in the transaction of the act', async () => {
    const tx = new FakeManager();
    await service.record({ act: 'accounts suspend', operator: 'taro' }, tx as unknown as EntityManager);
    expect([tx.acts.length, manager.acts.length]).toEqual([1, 0]);
  });
});
