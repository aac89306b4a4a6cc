import { type DataSource, type EntityManager } from 'typeorm';
import { type Notice } from './notice.entity.js';
import { NoticeNotFound } from './notices.errors.js';
import { NoticesService } from './notices.service.js';

const HANA = 'account-1';

/** Notices in memory. */
class FakeManager {
  rows: Pick<Notice, 'id' | 'accountId' | 'linkageId'>[] = [];

  delete(_entity: unknown, wanted: Partial<Notice>): Promise<{ affected: number }> {
    const isWanted = (row: Partial<Notice>) =>
      (Object.keys(wanted) as (keyof Notice)[]).every((field) => row[field] === wanted[field]);
    const left = this.rows.filter((row) => !isWanted(row));
    const affected = this.rows.length - left.length;
    this.rows = left;
    return Promise.resolve({ affected });
  }
}

describe('a notice', () => {
  let manager: FakeManager;
  let service: NoticesService;
  beforeEach(() => {
    manager = new FakeManager();
    manager.rows = [
      { id: 1, accountId: HANA, linkageId: 7 },
      { id: 2, accountId: HANA, linkageId: 8 },
      { id: 3, accountId: 'account-2', linkageId: null },
    ];
    service = new NoticesService({ manager } as unknown as DataSource);
  });
  const left = () => manager.rows.map(({ id }) => id);

  it('is dismissed once', async () => {
    await service.dismiss(HANA, 1);
    await expect(service.dismiss(HANA, 1)).rejects.toBeInstanceOf(NoticeNotFound);
    expect(left()).toEqual([2, 3]);
  });

  it('of another account is not found', async () => {
    await expect(service.dismiss(HANA, 3)).rejects.toBeInstanceOf(NoticeNotFound);
    expect(left()).toEqual([1, 2, 3]);
  });

  it('of a linked account ends once that is linked again', async () => {
    await service.withdrawOfLinkage(manager as unknown as EntityManager, 7);
    expect(left()).toEqual([2, 3]);
  });
});
