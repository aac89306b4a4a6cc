import { type Command } from 'commander';
import { MaintenanceService, type MaintenanceStatus } from '../../modules/maintenance/maintenance.service.js';
import { type Ops } from '../ops.js';
import { said, told } from '../report.js';
import { readTime, TIME_FORM } from '../values.js';

/** The switch that closes the site. */
export function maintenanceArea(ops: Ops): Command {
  return ops
    .area('maintenance', 'the switch that closes the site')
    .addCommand(
      ops
        .verb('status', 'say whether the site is closed')
        .action(
          ops.withServices(async (app) =>
            told(...words(await app.get(MaintenanceService, { strict: false }).status())),
          ),
        ),
    )
    .addCommand(
      ops
        .verb('on', 'close the site; every server knows within seconds')
        .option('--until <time>', `when it is expected back, as visitors are told: ${TIME_FORM}`)
        .action(
          ops.withServices(async (app, { until }) => {
            const maintenance = app.get(MaintenanceService, { strict: false });
            await maintenance.turnOn(typeof until === 'string' ? readTime('--until', until) : null);
            return said(...words(await maintenance.status()));
          }),
        ),
    )
    .addCommand(
      ops.verb('off', 'open the site').action(
        ops.withServices(async (app) => {
          const maintenance = app.get(MaintenanceService, { strict: false });
          await maintenance.turnOff();
          return said(...words(await maintenance.status()));
        }),
      ),
    );
}

/** How the switch stands, for people and for programs. */
function words(status: MaintenanceStatus | null): [text: string, json: object] {
  if (status === null) return ['The site is open.', { closed: false, beganAt: null, endsAt: null }];
  const { beganAt, endsAt } = status;
  const expected = endsAt === null ? '' : `, expected back at ${endsAt.toISOString()}`;
  return [`The site is closed since ${beganAt.toISOString()}${expected}.`, { closed: true, beganAt, endsAt }];
}
