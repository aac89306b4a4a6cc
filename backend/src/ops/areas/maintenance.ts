import { MaintenanceService, type MaintenanceStatus } from '../../modules/maintenance/maintenance.service.js';
import { type Area, type Ops } from '../ops.js';
import { audited, unaudited } from '../report.js';
import { readTime, TIME_FORM } from '../values.js';

/** Maintenance mode, which closes the site. */
export function maintenanceArea(ops: Ops): Area {
  const area = ops.area('maintenance', 'maintenance mode');
  area
    .verb('status', 'show whether the site is closed')
    .withService(MaintenanceService, async (maintenance) => unaudited(...words(await maintenance.status())));
  area
    .verb('on', 'close the site, on all servers within seconds')
    .option('--until <time>', `when it is expected to end, as shown to visitors: ${TIME_FORM}`)
    .withService(MaintenanceService, async (maintenance, { until }) => {
      await maintenance.turnOn(typeof until === 'string' ? readTime('--until', until) : null);
      return audited(...words(await maintenance.status()));
    });
  area.verb('off', 'open the site').withService(MaintenanceService, async (maintenance) => {
    await maintenance.turnOff();
    return audited(...words(await maintenance.status()));
  });
  return area;
}

/** The status as text and JSON. */
function words(status: MaintenanceStatus | null): [text: string, json: object] {
  if (status === null) return ['The site is open.', { closed: false, beganAt: null, endsAt: null }];
  const { beganAt, endsAt } = status;
  const expected = endsAt === null ? '' : `, expected until ${endsAt.toISOString()}`;
  return [
    `The site has been closed since ${beganAt.toISOString()}${expected}.`,
    { closed: true, beganAt, endsAt },
  ];
}
