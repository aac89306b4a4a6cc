import { EmergenciesService } from '../../modules/emergencies/emergencies.service.js';
import { EXIT, notFound, OpsError } from '../exit-code.js';
import { type Area, type Ops } from '../ops.js';
import { type Report, audited, table } from '../report.js';
import { readId, readTime, TIME_FORM } from '../values.js';

/** Emergency notices, shown on every page. */
export function emergenciesArea(ops: Ops): Area {
  const area = ops.area('emergencies', 'emergency notices on every page');
  area
    .verb('list', 'list the notices')
    .withService(EmergenciesService, async (emergencies) => list(await emergencies.list()));
  area
    .verb('set', 'set a notice; it appears on every page within a minute')
    .requiredOption('--ja <title>', 'its title in Japanese')
    .requiredOption('--en <title>', 'its title in English')
    .option('--url <address>', 'where to read more: a path of the site or a URL')
    .option('--until <time>', `when it ends: ${TIME_FORM}`)
    .withService(EmergenciesService, async (emergencies, { ja, en, url, until }) => {
      const notice = await emergencies.create({
        titleJa: String(ja),
        titleEn: String(en),
        url: typeof url === 'string' ? url : null,
        endsAt: typeof until === 'string' ? readTime('--until', until) : null,
      });
      return audited(`Notice ${notice.id} set.`, notice);
    });
  area
    .destructiveVerb('clear', 'remove a notice')
    .argument('[id]', 'its number')
    .option('--all', 'remove all notices')
    .withService(EmergenciesService, async (emergencies, { all, dryRun }, id) =>
      clear(emergencies, id, all === true, dryRun === true),
    );
  return area;
}

type Notice = Awaited<ReturnType<EmergenciesService['list']>>[number];

function list(notices: Notice[]): Report {
  return table(
    notices,
    {
      id: ({ id }) => id,
      shown: ({ endsAt }) => endsAt === null || endsAt.getTime() > Date.now(),
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
    throw new OpsError('Give the number of a notice, or use --all.', EXIT.usage);
  }
  const wanted = id === undefined ? null : readId('id', id);
  const notices = (await emergencies.list()).filter((notice) => wanted === null || notice.id === wanted);
  if (wanted !== null && notices.length === 0) throw notFound(`There is no notice ${wanted}.`);
  const ids = notices.map((notice) => notice.id);
  if (ids.length === 0) return audited('There are no notices.', { dryRun, ids });
  if (dryRun) return audited(`Would be deleted: ${ids.join(', ')}.`, { dryRun, ids });
  if (wanted === null) await emergencies.clear();
  else await emergencies.delete(wanted);
  return audited(`Deleted: ${ids.join(', ')}.`, { dryRun, ids });
}
