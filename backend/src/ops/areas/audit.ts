import { isAccountId } from '../../modules/accounts/account.rules.js';
import { AccountOperationsService } from '../../modules/accounts/account-operations.service.js';
import { AccountNotFound } from '../../modules/accounts/accounts.errors.js';
import { OperatorActsReadModel } from '../../modules/operator-acts/operator-acts.read-model.js';
import { notFound } from '../exit-code.js';
import { type Area, type Ops } from '../ops.js';
import { table } from '../report.js';
import { readCount } from '../values.js';

const MAX_LIMIT = 1000;

/** The audit log of the operators' commands. */
export function auditArea(ops: Ops): Area {
  const area = ops.area('audit', 'the audit log of operators’ commands');
  area
    .verb('list', 'list operators’ commands, newest first')
    .option('--account <id>', 'only commands about this account, by display ID or account ID')
    .option('--limit <count>', `the maximum number, up to ${MAX_LIMIT}`, '50')
    .withServices(async (app, { account, limit }) => {
      const accountId =
        typeof account === 'string'
          ? await find(app.get(AccountOperationsService, { strict: false }), account)
          : null;
      return table(
        await app
          .get(OperatorActsReadModel, { strict: false })
          .list({ accountId, limit: readCount('--limit', String(limit), MAX_LIMIT) }),
        {
          number: ({ id }) => id,
          at: ({ actedAt }) => actedAt,
          operator: ({ operator }) => operator,
          act: ({ act }) => act,
          account: ({ displayId, accountId: of }) => (displayId === null ? of : `@${displayId}`),
          about: ({ subject }) => subject,
          reason: ({ reason }) => reason,
        },
        'There are no commands.',
      );
    });
  return area;
}

/** Finds an account's id; an erased account is found by its account ID. */
async function find(operations: AccountOperationsService, value: string): Promise<string> {
  return operations.get(value).then(
    ({ id }) => id,
    (error: unknown) => {
      if (!(error instanceof AccountNotFound)) throw error;
      if (isAccountId(value)) return value;
      throw notFound(`There is no account ${value}.`);
    },
  );
}
