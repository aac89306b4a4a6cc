import {
  WithdrawReasonInUse,
  WithdrawReasonNotFound,
} from '../../modules/withdraw-reasons/withdraw-reasons.errors.js';
import { type MonthlyReason } from '../../modules/withdraw-reasons/withdraw-reasons.repository.js';
import { WithdrawReasonsService } from '../../modules/withdraw-reasons/withdraw-reasons.service.js';
import { notFound, OpsError } from '../exit-code.js';
import { type Area, type Ops } from '../ops.js';
import { type Report, audited, table, textsUnder } from '../report.js';
import { readCount, readGiven, readId, readIds } from '../values.js';

/** The reasons people choose from when they close their account. */
export function withdrawReasonsArea(ops: Ops): Area {
  const area = ops.area('withdraw-reasons', 'the reasons people can choose when they delete their account');
  area
    .verb('list', 'list the reasons in display order')
    .withService(WithdrawReasonsService, async (reasons) =>
      table(
        await reasons.list(),
        {
          id: ({ id }) => id,
          japanese: ({ reasonJa }) => reasonJa,
          english: ({ reasonEn }) => reasonEn,
        },
        'There are no reasons.',
      ),
    );
  area
    .verb('report', 'count the chosen reasons by month, with the anonymous texts')
    .option('--months <count>', 'the number of months, including this one', '12')
    .withService(WithdrawReasonsService, async (reasons, { months }) =>
      report(await reasons.report(readCount('--months', String(months), MAX_MONTHS))),
    );
  area
    .verb('create', 'add a reason')
    .requiredOption('--ja <words>', 'the reason in Japanese')
    .requiredOption('--en <words>', 'the reason in English')
    .withService(WithdrawReasonsService, async (reasons, { ja, en }) => {
      const words = { reasonJa: String(ja), reasonEn: String(en) };
      const id = await reasons.create(words);
      return audited(`Reason ${id} added.`, { id, ...words });
    });
  area
    .destructiveVerb('revise', 'change the text of a reason')
    .argument('<id>', 'its number')
    .option('--ja <words>', 'the reason in Japanese')
    .option('--en <words>', 'the reason in English')
    .withService(WithdrawReasonsService, async (reasons, { ja, en, dryRun = false }, value = '') => {
      const id = readId('id', value);
      const words = readGiven({ reasonJa: ja, reasonEn: en }, 'Use --ja, --en or both.');
      await explainFailure(id, dryRun ? reasons.requireRenamable(id, words) : reasons.rename(id, words));
      const done = dryRun ? 'would be revised' : 'revised';
      return audited(`Reason ${id} ${done}.`, { dryRun, id, ...words });
    });
  area
    .verb('order', 'reorder the reasons; the free-text one stays last')
    .argument('<ids>', 'their numbers, like 4,2; the others keep their order after them')
    .withService(WithdrawReasonsService, async (reasons, _options, value = '') => {
      const ids = readIds('ids', value);
      await explainFailure(null, reasons.reorder(ids));
      return audited(`New order: ${ids.join(', ')}, then the others.`, { ids });
    });
  area
    .destructiveVerb('delete', 'delete a reason that nobody has chosen')
    .argument('<id>', 'its number')
    .withService(WithdrawReasonsService, async (reasons, { dryRun = false }, value = '') => {
      const id = readId('id', value);
      await explainFailure(id, dryRun ? reasons.requireDeletable(id) : reasons.delete(id));
      return audited(`Reason ${id} ${dryRun ? 'would be ' : ''}deleted.`, { dryRun, id });
    });
  return area;
}

const MAX_MONTHS = 120;

/** The counts as a table, followed by the texts of each month and reason. */
function report(rows: MonthlyReason[]): Report {
  const counts = table(
    rows,
    {
      month: ({ month }) => month,
      count: ({ count }) => count,
      id: ({ reasonId }) => reasonId,
      japanese: ({ reasonJa }) => reasonJa,
      english: ({ reasonEn }) => reasonEn,
    },
    'No accounts have been deleted.',
  );
  const words = rows
    .filter(({ texts }) => texts.length > 0)
    .map(({ month, reasonEn, texts }) => textsUnder(`${month}, ${reasonEn}`, texts));
  return { ...counts, text: [counts.text, ...words].join('\n\n') };
}

/** @throws OpsError when a reason does not exist or is in use */
async function explainFailure<Result>(id: number | null, result: Promise<Result>): Promise<Result> {
  return result.catch((error: unknown) => {
    if (error instanceof WithdrawReasonNotFound)
      throw notFound(id === null ? 'One of the reasons does not exist.' : `There is no reason ${id}.`);
    if (error instanceof WithdrawReasonInUse)
      throw new OpsError(
        `Reason ${id ?? ''} cannot be deleted: it has been chosen, or it is the one that asks for a text.`,
      );
    throw error;
  });
}
