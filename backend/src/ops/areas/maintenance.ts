import { type Command } from 'commander';
import { MaintenanceService, type MaintenanceStatus } from '../../modules/maintenance/maintenance.service.js';
import { type Ops } from '../ops.js';
import { audited, unaudited } from '../report.js';
import { readTime, TIME_FORM } from '../values.js';

/** Maintenance mode, which closes the site. */
export function maintenanceArea(ops: Ops): Command {
  return ops
    .area('maintenance', 'the switch that closes the site')
    .addCommand(
      ops
        .verb('status', 'say whether the site is closed')
        .action(
          ops.withService(MaintenanceService, async (maintenance) =>
            unaudited(...words(await maintenance.status())),
          ),
        ),
    )
    .addCommand(
      ops
        .verb('on', 'close the site; every server knows within seconds')
        .option('--until <time>', `when it is expected back, as visitors are told: ${TIME_FORM}`)
        .action(
          ops.withService(MaintenanceService, async (maintenance, { until }) => {
            await maintenance.turnOn(typeof until === 'string' ? readTime('--until', until) : null);
            return audited(...words(await maintenance.status()));
          }),
        ),
    )
    .addCommand(
      ops.verb('off', 'open the site').action(
        ops.withService(MaintenanceService, async (maintenance) => {
          await maintenance.turnOff();
          return audited(...words(await maintenance.status()));
        }),
      ),
    );
}

/** The status as text and JSON. */
function words(status: MaintenanceStatus | null): [text: string, json: object] {
  if (status === null) return ['The site is open.', { closed: false, beganAt: null, endsAt: null }];
  const { beganAt, endsAt } = status;
  const expected = endsAt === null ? '' : `, expected back at ${endsAt.toISOString()}`;
  return [`The site is closed since ${beganAt.toISOString()}${expected}.`, { closed: true, beganAt, endsAt }];
}
