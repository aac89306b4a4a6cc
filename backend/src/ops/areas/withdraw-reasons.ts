import { type Command } from 'commander';
import {
  WithdrawReasonInUse,
  WithdrawReasonNotFound,
} from '../../modules/withdraw-reasons/withdraw-reasons.errors.js';
import { type MonthlyReason } from '../../modules/withdraw-reasons/withdraw-reasons.repository.js';
import { WithdrawReasonsService } from '../../modules/withdraw-reasons/withdraw-reasons.service.js';
import { notFound, OpsError } from '../exit-code.js';
import { type Ops } from '../ops.js';
import { type Report, said, table, textsUnder } from '../report.js';
import { readCount, readGiven, readId, readIds } from '../values.js';

/** Why people may leave. */
export function withdrawReasonsArea(ops: Ops): Command {
  return ops
    .area('withdraw-reasons', 'the reasons for leaving that people choose from')
    .addCommand(
      ops.verb('list', 'list the reasons as they are offered').action(
        ops.withServices(async (app) =>
          table(
            await app.get(WithdrawReasonsService, { strict: false }).list(),
            {
              id: ({ id }) => id,
              japanese: ({ reasonJa }) => reasonJa,
              english: ({ reasonEn }) => reasonEn,
            },
            'There are no reasons.',
          ),
        ),
      ),
    )
    .addCommand(
      ops
        .verb('report', 'count why people left, month by month, with what they wrote; it names nobody')
        .option('--months <count>', 'how many months, this one included', '12')
        .action(
          ops.withServices(async (app, { months }) =>
            report(
              await app
                .get(WithdrawReasonsService, { strict: false })
                .report(readCount('--months', String(months), MOST_MONTHS)),
            ),
          ),
        ),
    )
    .addCommand(
      ops
        .verb('create', 'offer another reason')
        .requiredOption('--ja <words>', 'the reason in Japanese')
        .requiredOption('--en <words>', 'the reason in English')
        .action(
          ops.withServices(async (app, { ja, en }) => {
            const words = { reasonJa: String(ja), reasonEn: String(en) };
            const id = await app.get(WithdrawReasonsService, { strict: false }).create(words);
            return said(`The reason ${id} is offered.`, { id, ...words });
          }),
        ),
    )
    .addCommand(
      ops
        .destructiveVerb('revise', 'word a reason anew')
        .argument('<id>', 'its number')
        .option('--ja <words>', 'the reason in Japanese')
        .option('--en <words>', 'the reason in English')
        .action(
          ops.withServices(async (app, { ja, en, dryRun = false }, typed = '') => {
            const id = readId('id', typed);
            const words = readGiven({ reasonJa: ja, reasonEn: en }, 'Give its words: --ja, --en or both.');
            const reasons = app.get(WithdrawReasonsService, { strict: false });
            await orRefused(id, dryRun ? reasons.requireRenamable(id, words) : reasons.rename(id, words));
            const done = dryRun ? 'would have new words' : 'has its new words';
            return said(`The reason ${id} ${done}.`, { dryRun, id, ...words });
          }),
        ),
    )
    .addCommand(
      ops
        .verb('order', 'put the reasons into an order; the one to be put into words stays last')
        .argument('<ids>', 'their numbers like 4,2; the others follow in the order they have')
        .action(
          ops.withServices(async (app, _options, typed = '') => {
            const ids = readIds('ids', typed);
            await orRefused(null, app.get(WithdrawReasonsService, { strict: false }).reorder(ids));
            return said(`The order is ${ids.join(', ')}, then the others.`, { ids });
          }),
        ),
    )
    .addCommand(
      ops
        .destructiveVerb('delete', 'offer a reason no longer for which nobody has left')
        .argument('<id>', 'its number')
        .action(
          ops.withServices(async (app, options, typed = '') => {
            const id = readId('id', typed);
            const dryRun = options['dryRun'] === true;
            const reasons = app.get(WithdrawReasonsService, { strict: false });
            await orRefused(id, dryRun ? reasons.requireDeletable(id) : reasons.delete(id));
            return said(`The reason ${id} ${dryRun ? 'would be' : 'is'} deleted.`, { dryRun, id });
          }),
        ),
    );
}

const MOST_MONTHS = 120;

/** The counts as a table, and below it what was written, by month and reason. */
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
    'Nobody has left.',
  );
  const words = rows
    .filter(({ texts }) => texts.length > 0)
    .map(({ month, reasonEn, texts }) => textsUnder(`${month}, ${reasonEn}`, texts));
  return { ...counts, text: [counts.text, ...words].join('\n\n') };
}

/** @throws OpsError where a reason is not there, or in use */
async function orRefused<Result>(id: number | null, asked: Promise<Result>): Promise<Result> {
  return asked.catch((error: unknown) => {
    if (error instanceof WithdrawReasonNotFound)
      throw notFound(id === null ? 'One of the reasons is not there.' : `There is no reason ${id}.`);
    if (error instanceof WithdrawReasonInUse)
      throw new OpsError(
        `The reason ${id ?? ''} stays: somebody has left for it, or it is the one to be put into words.`,
      );
    throw error;
  });
}
