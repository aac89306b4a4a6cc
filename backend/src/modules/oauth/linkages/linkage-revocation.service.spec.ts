import { type EntityManager } from 'typeorm';
import { promised } from '../../../../test/support/promised.js';
import { AccountEventsService } from '../../accounts/account-events.service.js';
import { type LinkageGrantsService } from './linkage-grants.service.js';
import { LinkageRevocationService } from './linkage-revocation.service.js';
import { type LinkageKey, type LinkagesRepository } from './linkages.repository.js';

const HANA = 'account-1';
const TX = {} as EntityManager;

const linkage = (id: number, grantId: number | null) => ({ id, grantId }) as LinkageKey;

describe('the revocation of grants', () => {
  /** The linkages of the account. */
  let linkages: LinkageKey[];
  /** The calls, in order. */
  let log: string[];
  let events: AccountEventsService;
  let service: LinkageRevocationService;
  beforeEach(() => {
    [linkages, log] = [[], []];
    events = new AccountEventsService();
    service = new LinkageRevocationService(
      events,
      {
        lockList: () => promised(() => void log.push('lock')),
        listKeys: () => Promise.resolve(linkages),
        detach: (_tx: EntityManager, ids: number[]) =>
          promised(() => {
            log.push(`detach ${ids.join()}`);
            linkages = linkages.map((each) => (ids.includes(each.id) ? { ...each, grantId: null } : each));
          }),
      } as unknown as LinkagesRepository,
      {
        deleteUnused: (_tx: EntityManager, ids: number[]) =>
          Promise.resolve([...new Set(ids)].filter((id) => !linkages.some(({ grantId }) => grantId === id))),
        release: (_tx: EntityManager, consent: number) => promised(() => void log.push(`release ${consent}`)),
      } as unknown as LinkageGrantsService,
    );
    service.onModuleInit();
  });

  it('of a withdrawn account detaches its linkages, under a lock', async () => {
    linkages = [linkage(1, 11), linkage(2, null), linkage(3, 11), linkage(4, 12)];
    await events.withdrawn(TX, HANA);
    expect(log).toEqual(['lock', 'detach 1,3,4', 'release 11', 'release 12']);
  });

  it('of a withdrawn account happens once', async () => {
    linkages = [linkage(1, 11)];
    await service.revokeAll(TX, HANA);
    await service.revokeAll(TX, HANA);
    expect(log.filter((each) => each.startsWith('release'))).toEqual(['release 11']);
  });

  it('of removed linkages leaves grants that others use', async () => {
    linkages = [linkage(2, 12)];
    await service.revokeUnused(TX, [linkage(1, 11), linkage(3, 12), linkage(4, null)]);
    expect(log).toEqual(['release 11']);
  });
});
