import { Logger } from '@nestjs/common';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { type TableCopiesService } from '../../database/table-copies.service.js';
import { type Maintenance } from './maintenance.entity.js';
import { type MaintenanceRepository } from './maintenance.repository.js';
import { MaintenanceService } from './maintenance.service.js';

const NOW = Date.parse('2027-01-28T09:00:00Z');
const inS = (seconds: number) => new Date(NOW + seconds * 1000);

describe('maintenance', () => {
  let stored: Maintenance | null;
  let service: MaintenanceService;
  beforeEach(() => {
    Logger.overrideLogger(false);
    jest.useFakeTimers();
    jest.setSystemTime(NOW);
    stored = null;
    service = new MaintenanceService(
      {
        find: () => Promise.resolve(stored),
        close: (endsAt: Date | null) => {
          stored = { beganAt: inS(0), endsAt } as Maintenance;
          return Promise.resolve();
        },
        open: () => {
          stored = null;
          return Promise.resolve();
        },
      } as unknown as MaintenanceRepository,
      {
        keep: (_name: string, read: () => Promise<Maintenance | null>) => {
          const copy = {
            value: null as Maintenance | null,
            refresh: async () => {
              copy.value = await read();
            },
          };
          return copy;
        },
      } as unknown as TableCopiesService,
    );
  });
  afterEach(() => jest.useRealTimers());

  it('closes the site until it is turned off', async () => {
    expect(service.closure).toBeNull();
    await service.turnOn(inS(60));
    jest.setSystemTime(inS(3600));
    expect(service.closure).not.toBeNull();
    await service.turnOff();
    expect(service.closure).toBeNull();
  });

  it.each<[string, Date | null, object]>([
    ['tells clients when to come back', inS(600), { endsAt: inS(600), retryAfterS: 600 }],
    ['sends clients away for an hour at most', inS(86_400), { endsAt: inS(86_400), retryAfterS: 3600 }],
    ['names no end that is unknown', null, { endsAt: null, retryAfterS: 120 }],
    ['names no end that has passed', inS(-1), { endsAt: null, retryAfterS: 120 }],
  ])('%s', async (_what, endsAt, closure) => {
    await service.turnOn(endsAt);
    expect(service.closure).toEqual(closure);
  });

  it('refuses an invalid date', async () => {
    await expect(service.turnOn(new Date('never'))).rejects.toBeInstanceOf(InvalidInput);
    expect(service.closure).toBeNull();
  });
});
