import { type Command } from 'commander';
import { EmergenciesService } from '../../modules/emergencies/emergencies.service.js';
import { EXIT, notFound, OpsError } from '../exit-code.js';
import { type Ops } from '../ops.js';
import { type Report, audited, table } from '../report.js';
import { readId, readTime, TIME_FORM } from '../values.js';

/** Emergency notices, shown on every page. */
export function emergenciesArea(ops: Ops): Command {
  return ops
    .area('emergencies', 'notices that stand on every page')
    .addCommand(
      ops
        .verb('list', 'list the notices')
        .action(ops.withService(EmergenciesService, async (emergencies) => list(await emergencies.list()))),
    )
    .addCommand(
      ops
        .verb('set', 'set a notice; it is on every page within a minute')
        .requiredOption('--ja <title>', 'its title in Japanese')
        .requiredOption('--en <title>', 'its title in English')
        .option('--url <address>', 'where there is more to read: a path of the site or a web address')
        .option('--until <time>', `when it ends by itself: ${TIME_FORM}`)
        .action(
          ops.withService(EmergenciesService, async (emergencies, { ja, en, url, until }) => {
            const notice = await emergencies.create({
              titleJa: String(ja),
              titleEn: String(en),
              url: typeof url === 'string' ? url : null,
              endsAt: typeof until === 'string' ? readTime('--until', until) : null,
            });
            return audited(`Notice ${notice.id} is set.`, notice);
          }),
        ),
    )
    .addCommand(
      ops
        .destructiveVerb('clear', 'take a notice away')
        .argument('[id]', 'its number')
        .option('--all', 'take every notice away')
        .action(
          ops.withService(EmergenciesService, async (emergencies, { all, dryRun }, id) =>
            clear(emergencies, id, all === true, dryRun === true),
          ),
        ),
    );
}

type Notice = Awaited<ReturnType<EmergenciesService['list']>>[number];

function list(notices: Notice[]): Report {
  return table(
    notices,
    {
      id: ({ id }) => id,
      'in force': ({ endsAt }) => endsAt === null || endsAt.getTime() > Date.now(),
      until: ({ endsAt }) => endsAt,
      japanese: ({ titleJa }) => titleJa,
      english: ({ titleEn }) => titleEn,
      url: ({ url }) => url,
    },
    'There are no notices.',
  );
}

async function clear(
  emergencies: EmergenciesService,
  id: string | undefined,
  all: boolean,
  dryRun: boolean,
): Promise<Report> {
  if ((id === undefined) !== all) {
    throw new OpsError('Name the number of one notice, or --all.', EXIT.usage);
  }
  const wanted = id === undefined ? null : readId('id', id);
  const notices = (await emergencies.list()).filter((notice) => wanted === null || notice.id === wanted);
  if (wanted !== null && notices.length === 0) throw notFound(`There is no notice ${wanted}.`);
  const ids = notices.map((notice) => notice.id);
  if (ids.length === 0) return audited('There are no notices.', { dryRun, ids });
  if (dryRun) return audited(`Would be taken away: ${ids.join(', ')}.`, { dryRun, ids });
  if (wanted === null) await emergencies.clear();
  else await emergencies.delete(wanted);
  return audited(`Taken away: ${ids.join(', ')}.`, { dryRun, ids });
}
